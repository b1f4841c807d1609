import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { teamBadgesAtom, teamStatsAtom } from '../../atoms/teams.ts'
import { readState } from '../read-state.ts'
import { toBadge, toStats } from './team-parts.ts'

/** Results and badges of a team, as its overview and its public page show them. */
export function useTeamOverview(teamId: string) {
  const stats = useAtomValue(useMemo(() => teamStatsAtom(teamId), [teamId]))
  const badges = useAtomValue(useMemo(() => teamBadgesAtom(teamId), [teamId]))
  return {
    stats: {
      stats: stats.data && toStats(stats.data),
      ...readState(stats),
    },
    badges: {
      badges: (badges.data ?? []).map(toBadge),
      ...readState(badges),
    },
  } as const
}
