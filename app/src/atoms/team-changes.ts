import type { TeamChanged, TeamPart } from '@convoca/sdk/realtime'
import type { QueryClient, QueryKey } from '@tanstack/query-core'

/** Milliseconds in which changes are gathered: one act often tells of several parts. */
const gathering = 100

/** What else shows something of a part, beside the team's own pages. */
const alsoShownBy: Partial<Record<TeamPart, readonly QueryKey[]>> = {
  TEAM: [['teams'], ['profile'], ['vacancies']],
  MEMBERS: [['teams'], ['players'], ['profile']],
  // Who is invited is not offered by the picker; a cancelled invitation loses its buttons in the bell.
  INVITATIONS: [['invitations'], ['players'], ['notifications']],
  RECRUITMENT: [['teams'], ['vacancies']],
  SPONSORS: [['teams']],
  // An event that is gone loses its buttons in the bell.
  SCHEDULES: [['notifications']],
}

function keysOf({ teamId, part }: TeamChanged): QueryKey[] {
  return [
    ['team', teamId, part.toLowerCase()],
    // Every act of a team is one of its activities.
    ['team', teamId, 'activities'],
    // Whoever left is asked to no event any more, and has no free hours.
    ...(part === 'MEMBERS' ? [['team', teamId, 'schedules']] : []),
    ...(alsoShownBy[part] ?? []),
  ]
}

/** Reads again what changed, once for everything that changes at about the same time. */
export function createTeamRefresher(queries: QueryClient) {
  const waiting = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    for (const queryKey of waiting.values()) void queries.invalidateQueries({ queryKey })
    waiting.clear()
  }
  const gather = (keys: readonly QueryKey[]) => {
    for (const key of keys) waiting.set(JSON.stringify(key), key)
    timer ??= setTimeout(refresh, gathering)
  }
  return {
    changed: (change: TeamChanged) => gather(keysOf(change)),
    /** Nothing tells what was missed while the connection was away. */
    missedSome: () => gather([['team'], ['teams'], ['invitations'], ['vacancies']]),
    stop: () => clearTimeout(timer),
  }
}
