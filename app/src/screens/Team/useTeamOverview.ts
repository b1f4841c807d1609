import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { teamBadgesAtom, teamStatsAtom } from '../../atoms/teams.ts'
import { toBadge, toStats } from './team-parts.ts'

interface Answer {
  isError: boolean
  data: unknown
}

export const statusOf = ({ isError, data }: Answer) =>
  data === undefined ? (isError ? 'error' : 'loading') : 'ready'

/** Results and badges of a team, as its overview and its public page show them. */
export function useTeamOverview(teamId: string) {
  const stats = useAtomValue(useMemo(() => teamStatsAtom(teamId), [teamId]))
  const badges = useAtomValue(useMemo(() => teamBadgesAtom(teamId), [teamId]))
  return {
    stats: {
      stats: stats.data && toStats(stats.data),
      status: statusOf(stats),
      onRetry: () => void stats.refetch(),
    },
    badges: {
      badges: (badges.data ?? []).map(toBadge),
      status: statusOf(badges),
      onRetry: () => void badges.refetch(),
    },
  } as const
}
