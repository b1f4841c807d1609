import { unsubscribeFromDigest } from '../domains/digest/unsubscribe.ts'
import type { Handlers } from './handler.ts'
import {
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  deleteNotification,
} from '../domains/inbox/service.ts'

export const notificationHandlers = {
  unsubscribeFromDigest: ({ context, query }) => unsubscribeFromDigest(context, query.token),
  listUnreadNotifications: ({ context }) => listUnreadNotifications(context),
  listNotifications: async ({ context, query }) => {
    const request = { page: query.page ?? 1, limit: query.limit ?? 8 }
    return listNotifications(context, request)
  },
  markNotificationRead: ({ context, path }) => markNotificationRead(context, path.id),
  markAllNotificationsRead: ({ context }) => markAllNotificationsRead(context),
  deleteNotification: ({ context, path }) => deleteNotification(context, path.id),
} satisfies Partial<Handlers>
