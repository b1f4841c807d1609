import { useParams } from '@tanstack/react-router'
import { publicTeamByIdAtom } from '../../atoms/recruitment.ts'
import { publicTeamAtom } from '../../atoms/teams.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import type { QueryContentProps } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { notFound } from '../NotFound/NotFoundScreen.tsx'
import { TeamVacancies } from './TeamVacancies.tsx'

/** /team/{tag}/recruitment: a team's open vacancies, by its tag. */
export function RecruitmentScreen() {
  const { tag } = useParams({ from: '/shell/guarded/team/$tag/recruitment' })
  return <Recruitment query={useQueryAtom(publicTeamAtom, tag)} />
}

/** /team-jobs/{teamId}: the same by the team's id. */
export function TeamJobsScreen() {
  const { teamId } = useParams({ from: '/shell/guarded/team-jobs/$teamId' })
  return <Recruitment query={useQueryAtom(publicTeamByIdAtom, teamId)} />
}

function Recruitment({ query }: Pick<QueryContentProps<PublicTeam>, 'query'>) {
  return (
    <QueryContent query={query} failed="Não foi possível carregar o time" fallback={notFound}>
      {(data) => <TeamVacancies team={data} />}
    </QueryContent>
  )
}
