import { unsubscribeFromDigest } from '../domains/digest/unsubscribe.ts'
import type { Handlers } from './handler.ts'
import {
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  deleteNotification,
} from '../domains/notifications/service.ts'

export const notificationHandlers = {
  unsubscribeFromDigest: async ({ context, query }) => {
    await unsubscribeFromDigest(context, query.token)
    return { status: 204 }
  },
  listUnreadNotifications: async ({ context }) => ({
    status: 200,
    body: await listUnreadNotifications(context),
  }),
  listNotifications: async ({ context, query }) => {
    const request = { page: query.page ?? 1, limit: query.limit ?? 8 }
    return { status: 200, body: await listNotifications(context, request) }
  },
  markNotificationRead: async ({ context, path }) => ({
    status: 200,
    body: await markNotificationRead(context, path.id),
  }),
  markAllNotificationsRead: async ({ context }) => ({
    status: 200,
    body: await markAllNotificationsRead(context),
  }),
  deleteNotification: async ({ context, path }) => {
    await deleteNotification(context, path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
