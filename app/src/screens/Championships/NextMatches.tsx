import { EmptyState, MatchCard, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { nextMatchesAtom } from '../../atoms/next-matches.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getMatchPath } from '../../mappers/championship.ts'
import { useOwnTeamIds } from '../Championship/useOwnTeamIds.ts'
import styles from './championships.module.css'

/** What is played now, and what comes next. */
export function NextMatches() {
  const matches = useAtomValue(nextMatchesAtom)
  const ownTeamIds = useOwnTeamIds()
  return (
    <Panel title="Próximas partidas">
      <QueryContent query={matches} failed="Não foi possível carregar as partidas">
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="Nenhuma partida marcada agora" />
          ) : (
            <ul className={styles.matches}>
              {data.map(({ championship, match }) => (
                <li key={match.id}>
                  <MatchCard
                    match={toBracketMatch(match)}
                    round={championship.name}
                    ownTeamIds={ownTeamIds}
                    href={getMatchPath(championship.url, match.id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Panel>
  )
}
