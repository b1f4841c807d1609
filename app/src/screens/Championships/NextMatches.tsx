import { EmptyState, Panel } from '@convoca/ui'
import { MatchRail } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { nextMatchesAtom } from '../../atoms/next-matches.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getMatchPath } from '../../mappers/championship.ts'
import { useOwnTeamIds } from '../Championship/useOwnTeamIds.ts'

/** The number that fits beside the first cards. */
const MAX_SHOWN = 4

/** The matches of now, and the next ones. */
export function NextMatches() {
  const matches = useAtomValue(nextMatchesAtom)
  const ownTeamIds = useOwnTeamIds()
  const isList = matches.data !== undefined && matches.data.length > 0
  return (
    <Panel title="Próximas partidas" flush={isList}>
      <QueryContent query={matches} failed="Não foi possível carregar as partidas" rows={6}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="Nenhuma partida marcada agora" />
          ) : (
            <MatchRail
              matches={data.slice(0, MAX_SHOWN).map(({ championship, match }) => ({
                match: toBracketMatch(match),
                championship: championship.name,
                href: getMatchPath(championship.url, match.id),
              }))}
              ownTeamIds={ownTeamIds}
            />
          )
        }
      </QueryContent>
    </Panel>
  )
}
