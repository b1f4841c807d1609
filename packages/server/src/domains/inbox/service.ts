import type { Context, QueryContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import {
  type AddressedNotification,
  deleteNotification as deleteNotificationRow,
  findNotificationPage,
  findNotifications,
  listUnread,
  markAllRead,
  markRead,
} from './repository.ts'

export async function listNotifications(
  context: Context,
  request: PageRequest,
): Promise<Page<Schemas['Notification']>> {
  const { db, actor } = context
  const { total, notifications } = await findNotificationPage(db, actor.userId, request)
  return toPage(notifications, total, request)
}

export async function listUnreadNotifications(
  { db, actor }: QueryContext,
  limit?: number,
): Promise<Schemas['NotificationList']> {
  return listUnread(db, actor.userId, limit)
}

/** The notifications with these ids, for those who send them on: the newest first, without deleted ones. */
export const readNotifications = (
  { db }: Pick<QueryContext, 'db'>,
  ids: readonly string[],
): Promise<AddressedNotification[]> => findNotifications(db, ids)

export async function markNotificationRead(
  context: Context,
  notificationId: string,
): Promise<Schemas['Notification']> {
  const { db, actor } = context
  const marked = await markRead(db, actor.userId, notificationId)
  const [found] = marked ? await findNotifications(db, [notificationId]) : []
  if (found === undefined) throw new DomainError('NOTIFICATION_NOT_FOUND')
  await context.realtime.publishNotificationsChange(context, actor.userId)
  return found.notification
}

export async function markAllNotificationsRead(context: Context): Promise<Schemas['ReadCount']> {
  const { db, actor } = context
  const count = await markAllRead(db, actor.userId)
  if (count > 0) await context.realtime.publishNotificationsChange(context, actor.userId)
  return { count }
}

export async function deleteNotification(context: Context, notificationId: string): Promise<void> {
  const { db, actor } = context
  const isDeleted = await deleteNotificationRow(db, actor.userId, notificationId)
  if (!isDeleted) throw new DomainError('NOTIFICATION_NOT_FOUND')
  await context.realtime.publishNotificationsChange(context, actor.userId)
}
