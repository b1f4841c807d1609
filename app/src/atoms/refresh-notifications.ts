import type { QueryClient } from '@tanstack/query-core'
import { refreshDashboard } from './dashboard-cache.ts'

/** Apart from the queries, which a page without notifications does not load. */
export const notificationsKey = ['notifications']

/** The dashboard shows what is unread, too. */
export const refreshNotifications = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries({ queryKey: notificationsKey }), refreshDashboard(queries)])
