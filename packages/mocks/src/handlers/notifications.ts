import { toNotification } from '../mappers.ts'
import type { MockDatabase, NotificationRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listUnreadNotifications'
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'deleteNotification'

/** A user's notifications, newest first. */
function findOwnNotifications(database: MockDatabase, userId: string): NotificationRecord[] {
  const own = database.notifications.filter((notification) => notification.userId === userId)
  return own.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

function findOwnNotification(
  context: Context<'markNotificationRead' | 'deleteNotification'>,
): NotificationRecord {
  const { id: userId } = requireUser(context)
  const found = context.database.notifications.find(
    (notification) => notification.id === context.input.id && notification.userId === userId,
  )
  if (!found) throw new MockProblem('NOTIFICATION_NOT_FOUND')
  return found
}

export const notificationHandlers: Handlers<Ids> = {
  listUnreadNotifications(context) {
    const unread = findOwnNotifications(context.database, requireUser(context).id).filter(
      (notification) => !notification.isRead,
    )
    return unread.map((notification) => toNotification(context.database, notification))
  },
  listNotifications(context) {
    const own = findOwnNotifications(context.database, requireUser(context).id)
    return toPage(
      own.map((notification) => toNotification(context.database, notification)),
      context.input,
    )
  },
  markNotificationRead(context) {
    const found = findOwnNotification(context)
    found.isRead = true
    return toNotification(context.database, found)
  },
  markAllNotificationsRead(context) {
    const unread = findOwnNotifications(context.database, requireUser(context).id).filter(
      (notification) => !notification.isRead,
    )
    for (const one of unread) one.isRead = true
    return { count: unread.length }
  },
  deleteNotification(context) {
    const found = findOwnNotification(context)
    context.database.notifications = context.database.notifications.filter(
      (notification) => notification !== found,
    )
    return undefined
  },
}
