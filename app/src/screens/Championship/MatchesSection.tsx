import { MatchList } from '@convoca/ui'
import { championshipMatchesAtom } from '../../atoms/championship.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toBracketMatch } from '../../mappers/championship-page.ts'
import { getMatchPath } from '../../mappers/championship.ts'
import type { SectionProps } from './section-props.ts'
import { useOwnTeamIds } from './useOwnTeamIds.ts'

export function MatchesSection({ championship }: SectionProps) {
  const matches = useQueryAtom(championshipMatchesAtom, championship.id)
  const ownTeamIds = useOwnTeamIds()
  return (
    <QueryContent query={matches} failed="Não foi possível carregar as partidas">
      {(data) => (
        <>
          <h2 className="cv-hidden">Partidas</h2>
          <MatchList
            matches={data.map(toBracketMatch)}
            ownTeamIds={ownTeamIds}
            getMatchHref={({ id }) => getMatchPath(championship.url, id)}
          />
        </>
      )}
    </QueryContent>
  )
}
