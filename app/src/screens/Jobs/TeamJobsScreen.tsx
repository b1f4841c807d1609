import { useParams } from '@tanstack/react-router'
import { publicTeamByIdAtom } from '../../atoms/recruitment.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { Recruitment } from './Recruitment.tsx'

/** /team-jobs/{teamId}: a team's open vacancies, by its id. */
export function TeamJobsScreen() {
  const { teamId } = useParams({ from: '/shell/guarded/team-jobs/$teamId' })
  return <Recruitment query={useQueryAtom(publicTeamByIdAtom, teamId)} />
}
