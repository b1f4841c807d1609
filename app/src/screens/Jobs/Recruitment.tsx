import type { PublicTeam } from '../../atoms/teams.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import type { QueryContentProps } from '../../components/QueryContent.tsx'
import { notFound } from '../NotFoundScreen.tsx'
import { TeamVacancies } from './TeamVacancies.tsx'

/** A team's open vacancies, once the team is known. */
export function Recruitment({ query }: Pick<QueryContentProps<PublicTeam>, 'query'>) {
  return (
    <QueryContent query={query} title="Vagas" failed="Não foi possível carregar o time" fallback={notFound}>
      {(data) => <TeamVacancies team={data} />}
    </QueryContent>
  )
}
