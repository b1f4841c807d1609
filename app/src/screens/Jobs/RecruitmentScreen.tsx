import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { publicTeamByIdAtom } from '../../atoms/recruitment.ts'
import { publicTeamAtom } from '../../atoms/teams.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { notFound } from '../NotFound/NotFoundScreen.tsx'
import { TeamVacancies } from './TeamVacancies.tsx'

/** /team/{tag}/recruitment: a team's open vacancies, by its tag. */
export function RecruitmentScreen() {
  const { tag } = useParams({ from: '/shell/guarded/team/$tag/recruitment' })
  return <Recruitment of={useMemo(() => publicTeamAtom(tag), [tag])} />
}

/** /team-jobs/{teamId}: the same by the team's id. */
export function TeamJobsScreen() {
  const { teamId } = useParams({ from: '/shell/guarded/team-jobs/$teamId' })
  return <Recruitment of={useMemo(() => publicTeamByIdAtom(teamId), [teamId])} />
}

function Recruitment({ of }: { of: ReturnType<typeof publicTeamAtom> }) {
  const team = useAtomValue(of)
  return (
    <QueryContent query={team} failed="Não foi possível carregar o time" refusal={notFound}>
      {(data) => <TeamVacancies team={data} />}
    </QueryContent>
  )
}
