import { Bracket, EmptyState } from '@convoca/ui'
import { Network } from 'lucide-react'
import { useMemo } from 'react'
import { championshipMatchesAtom } from '../../atoms/championship.ts'
import type { ChampionshipMatch } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getMatchPath } from '../../mappers/championship.ts'
import styles from './championship.module.css'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

const { Part: StageTables } = lazyPart(() => import('./StageTables.tsx').then((loaded) => loaded.StageTables))

/** The bracket of an elimination, and the tables of what is played in groups or rounds. */
export function StageSection({ championship }: SectionProps) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  const isTable = !championship.format.endsWith('ELIMINATION')
  return (
    <QueryContent query={matches} failed="Não foi possível carregar a chave">
      {(data) =>
        data.length === 0 ? (
          <EmptyState
            icon={<Network aria-hidden />}
            title="A chave ainda não foi definida"
            description="Ela aparece aqui quando o campeonato começar."
          />
        ) : (
          <div className={styles.column}>
            <h2 className="cv-hidden">Chave</h2>
            <Elimination championship={championship} matches={data} />
            {isTable && <StageTables isUsed championship={championship} matches={data} />}
          </div>
        )
      }
    </QueryContent>
  )
}

interface EliminationProps extends SectionProps {
  matches: readonly ChampionshipMatch[]
}

function Elimination({ championship: { url }, matches }: EliminationProps) {
  const ownTeamIds = useOwnTeamIds()
  const shown = useMemo(
    () => matches.filter(({ bracket }) => bracket !== 'GROUP' && bracket !== 'SWISS').map(toBracketMatch),
    [matches],
  )
  return shown.length === 0 ? null : (
    <Bracket matches={shown} ownTeamIds={ownTeamIds} getMatchHref={({ id }) => getMatchPath(url, id)} />
  )
}
