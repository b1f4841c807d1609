import { Bracket, Button, EmptyState, MatchCard, Panel } from '@convoca/ui'
import { useState } from 'react'
import type { Championship, ChampionshipMatch } from '../../atoms/championship.ts'
import { bracketPreviewAtom } from '../../atoms/seeding.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { findByes, findFirstRound, findGroups } from '../../mappers/bracket-preview.ts'
import styles from './organise.module.css'

/** The bracket as it would start now, once it is asked for: it is made anew each time. */
export function BracketPreview({ championship: { id } }: { championship: Championship }) {
  const [isWanted, setWanted] = useState(false)
  const preview = useQueryAtom(bracketPreviewAtom, { id, isWanted })
  return (
    <Panel title="Prévia da chave">
      <p className={styles.text}>
        É como o campeonato começaria agora, com os inscritos confirmados e os seeds salvos. Só a organização
        vê.
      </p>
      {isWanted ? (
        <QueryContent query={preview}>{(data) => <Preview matches={data} />}</QueryContent>
      ) : (
        <Button onClick={() => setWanted(true)}>Ver prévia</Button>
      )}
    </Panel>
  )
}

function Preview({ matches }: { matches: readonly ChampionshipMatch[] }) {
  if (matches.length === 0) return <EmptyState title="A prévia precisa de dois inscritos confirmados" />
  const elimination = matches.filter(({ bracket }) => bracket !== 'GROUP' && bracket !== 'SWISS')
  const byes = findByes(matches)
  const groups = findGroups(matches)
  const pairs = findFirstRound(matches)
  return (
    <div className={styles.panels}>
      {byes.length > 0 && (
        <p className={styles.text}>
          <strong>Avançam sem jogar na primeira rodada: </strong>
          <span>{byes.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      {elimination.length > 0 && <Bracket matches={elimination.map(toBracketMatch)} />}
      {groups.map(({ group, teams }) => (
        <p key={group} className={styles.text}>
          <strong>{groups.length === 1 ? 'Tabela: ' : `Grupo ${group}: `}</strong>
          <span>{teams.map(({ name }) => name).join(', ')}</span>
        </p>
      ))}
      {pairs.length > 0 && (
        <ul className={styles.rows} aria-label="Primeira rodada">
          {pairs.map((match) => (
            <li key={match.id}>
              <MatchCard match={toBracketMatch(match)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
