import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import {
  type NotificationDraft,
  deleteNotification as deleteNotificationRow,
  findNotificationPage,
  findNotifications,
  insertNotifications,
  listUnread,
  markAllRead,
  markRead,
} from './repository.ts'

/** Stores notifications in the transaction of the change that they report, and emits them once it has committed. */
export async function notify(context: SystemContext, drafts: readonly NotificationDraft[]): Promise<void> {
  const deliveries = await insertNotifications(context.db, drafts)
  await context.realtime.deliverNotifications(context, deliveries)
}

export async function listNotifications(
  context: Context,
  request: PageRequest,
): Promise<Page<Schemas['Notification']>> {
  const { db, actor } = context
  const { total, notifications } = await findNotificationPage(db, actor.userId, request)
  return toPage(notifications, total, request)
}

export async function listUnreadNotifications(context: Context): Promise<Schemas['NotificationList']> {
  const { db, actor } = context
  return listUnread(db, actor.userId)
}

export async function markNotificationRead(
  context: Context,
  notificationId: string,
): Promise<Schemas['Notification']> {
  const { db, actor } = context
  const marked = await markRead(db, actor.userId, notificationId)
  const [found] = marked ? await findNotifications(db, [notificationId]) : []
  if (found === undefined) throw new DomainError('NOTIFICATION_NOT_FOUND')
  return found.notification
}

export async function markAllNotificationsRead(context: Context): Promise<Schemas['ReadCount']> {
  const { db, actor } = context
  return { count: await markAllRead(db, actor.userId) }
}

export async function deleteNotification(context: Context, notificationId: string): Promise<void> {
  const { db, actor } = context
  const isDeleted = await deleteNotificationRow(db, actor.userId, notificationId)
  if (!isDeleted) throw new DomainError('NOTIFICATION_NOT_FOUND')
}
