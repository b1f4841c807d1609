import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { teamBadgesAtom, teamStatsAtom } from '../atoms/teams.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { toBadge, toStats } from '../mappers/team-overview.ts'

/** Results and badges of a team, as its overview and its public page show them. */
export function useTeamOverview(teamId: string) {
  const stats = useAtomValue(useMemo(() => teamStatsAtom(teamId), [teamId]))
  const badges = useAtomValue(useMemo(() => teamBadgesAtom(teamId), [teamId]))
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
