import type { Schemas } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { withResponse } from './check-in-response.ts'
import { cacheUpdate } from './mutation.ts'
import type { CacheUpdate } from './mutation.ts'

type Dashboard = Schemas['Dashboard']
type Notification = Schemas['Notification']

export const dashboardKey = ['dashboard'] as const

export const refreshDashboard = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: dashboardKey })

const updateDashboard = (change: (cached: Dashboard) => Dashboard): CacheUpdate =>
  cacheUpdate<Dashboard>(dashboardKey, change)

/** Takes one notification, or all, out of what is unread. */
export const markReadOnDashboard = (isRead: (notification: Notification) => boolean): CacheUpdate =>
  updateDashboard(({ unread, ...rest }) => {
    const latest = unread.latest.filter((notification) => !isRead(notification))
    const left = unread.notifications - (unread.latest.length - latest.length)
    return { ...rest, unread: { ...unread, latest, notifications: latest.length === 0 ? 0 : left } }
  })

export const respondOnDashboard = (response: { checkInId: string; isConfirmed: boolean }): CacheUpdate =>
  updateDashboard((cached) => ({
    ...cached,
    next: cached.next && { ...cached.next, event: withResponse(cached.next.event, response) },
    events: cached.events.map((event) => withResponse(event, response)),
  }))

export const remindOnDashboard = (scheduleId: string, at: Date): CacheUpdate =>
  updateDashboard((cached) =>
    cached.next?.event.id === scheduleId
      ? { ...cached, next: { ...cached.next, reminded_at: at.toISOString() } }
      : cached,
  )
