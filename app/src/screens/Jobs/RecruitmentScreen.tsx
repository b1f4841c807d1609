import { useParams } from '@tanstack/react-router'
import { publicTeamAtom } from '../../atoms/teams.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { Recruitment } from './Recruitment.tsx'

/** /team/{tag}/recruitment: a team's open vacancies, by its tag. */
export function RecruitmentScreen() {
  const { tag } = useParams({ from: '/shell/guarded/team/$tag/recruitment' })
  return <Recruitment query={useQueryAtom(publicTeamAtom, tag)} />
}
