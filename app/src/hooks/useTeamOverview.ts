import { teamBadgesAtom, teamStatsAtom } from '../atoms/teams.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { toBadge, toStats } from '../mappers/team-overview.ts'
import { useQueryAtom } from './useQueryAtom.ts'

/** Results and badges of a team as props of their panels. */
export function useTeamOverview(teamId: string) {
  const stats = useQueryAtom(teamStatsAtom, teamId)
  const badges = useQueryAtom(teamBadgesAtom, teamId)
  return {
    stats: {
      stats: stats.data && toStats(stats.data),
      ...toQueryProps(stats),
    },
    badges: {
      badges: (badges.data ?? []).map(toBadge),
      ...toQueryProps(badges),
    },
  } as const
}
