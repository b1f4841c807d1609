import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  removeNotification,
} from '../domains/notifications/service.ts'

export const notificationHandlers = {
  listUnreadNotifications: async (call) => ({
    status: 200,
    body: await listUnreadNotifications(call.work.db, signedIn(call)),
  }),
  listNotifications: async (call) => {
    const request = { page: call.query.page ?? 1, limit: call.query.limit ?? 8 }
    return { status: 200, body: await listNotifications(call.work.db, signedIn(call), request) }
  },
  markNotificationRead: async (call) => ({
    status: 200,
    body: await markNotificationRead(call.work.db, signedIn(call), call.path.id),
  }),
  markAllNotificationsRead: async (call) => ({
    status: 200,
    body: await markAllNotificationsRead(call.work.db, signedIn(call)),
  }),
  deleteNotification: async (call) => {
    await removeNotification(call.work.db, signedIn(call), call.path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
