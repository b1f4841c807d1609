import type { TeamChanged, TeamPart } from '@convoca/sdk/realtime'
import type { QueryClient, QueryKey } from '@tanstack/query-core'

/** Changes are debounced by this many milliseconds, because one action often changes several parts. */
const debounce = 100

/** Other queries that show something of a part. */
const relatedKeys: Partial<Record<TeamPart, readonly QueryKey[]>> = {
  TEAM: [['teams'], ['profile'], ['vacancies'], ['dashboard']],
  MEMBERS: [['teams'], ['players'], ['profile'], ['dashboard']],
  // The picker leaves out who is invited; a cancelled invitation loses its buttons in the bell.
  INVITATIONS: [['invitations'], ['players'], ['notifications'], ['dashboard']],
  RECRUITMENT: [['teams'], ['vacancies'], ['dashboard']],
  SPONSORS: [['teams']],
  // A deleted event loses its buttons in the bell.
  SCHEDULES: [['notifications'], ['dashboard']],
  COMMUNICATIONS: [['dashboard']],
}

function keysOf({ teamId, part }: TeamChanged): QueryKey[] {
  return [
    ['team', teamId, part.toLowerCase()],
    // Every change of a team is logged in its activities.
    ['team', teamId, 'activities'],
    // Former members lose their check-ins and availability.
    ...(part === 'MEMBERS' ? [['team', teamId, 'schedules']] : []),
    ...(relatedKeys[part] ?? []),
  ]
}

/** Invalidates the queries of changed parts, debounced. */
export function createTeamRefresher(queries: QueryClient) {
  const pending = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    for (const queryKey of pending.values()) void queries.invalidateQueries({ queryKey })
    pending.clear()
  }
  const schedule = (keys: readonly QueryKey[]) => {
    for (const key of keys) pending.set(JSON.stringify(key), key)
    timer ??= setTimeout(refresh, debounce)
  }
  return {
    changed: (change: TeamChanged) => schedule(keysOf(change)),
    /** After a reconnection, because events were missed. */
    reconnected: () => schedule([['team'], ['teams'], ['invitations'], ['vacancies'], ['dashboard']]),
    stop: () => clearTimeout(timer),
  }
}
