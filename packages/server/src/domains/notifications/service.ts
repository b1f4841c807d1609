import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../../errors.ts'
import {
  type Delivery,
  type NotificationDraft,
  deleteNotification,
  findNotificationPage,
  findNotifications,
  insertNotifications,
  listUnread,
  markAllRead,
  markRead,
} from './repository.ts'

/** Brings stored notifications to their users' open pages, whichever process holds the socket. */
export interface Courier {
  /** Nothing leaves before `work` commits, and nothing at all when it fails. */
  deliver(work: Work, deliveries: readonly Delivery[]): Promise<void>
}

export interface NotificationServices {
  realtime: Courier
}

/** Stores notifications in the transaction of the act they tell of, then emits them. */
export async function notify(
  work: Work,
  services: NotificationServices,
  drafts: readonly NotificationDraft[],
): Promise<void> {
  const deliveries = await insertNotifications(work.db, drafts)
  await services.realtime.deliver(work, deliveries)
}

export async function listNotifications(
  db: Db,
  actor: Actor,
  request: PageRequest,
): Promise<Page<Schemas['Notification']>> {
  const { total, notifications } = await findNotificationPage(db, actor.userId, request)
  return toPage(notifications, total, request)
}

export async function listUnreadNotifications(db: Db, actor: Actor): Promise<Schemas['NotificationList']> {
  return listUnread(db, actor.userId)
}

export async function markNotificationRead(
  db: Db,
  actor: Actor,
  notificationId: string,
): Promise<Schemas['Notification']> {
  const marked = await markRead(db, actor.userId, notificationId)
  const [found] = marked ? await findNotifications(db, [notificationId]) : []
  if (found === undefined) throw new DomainError('NOTIFICATION_NOT_FOUND')
  return found.notification
}

export async function markAllNotificationsRead(db: Db, actor: Actor): Promise<Schemas['ReadCount']> {
  return { count: await markAllRead(db, actor.userId) }
}

export async function removeNotification(db: Db, actor: Actor, notificationId: string): Promise<void> {
  const deleted = await deleteNotification(db, actor.userId, notificationId)
  if (!deleted) throw new DomainError('NOTIFICATION_NOT_FOUND')
}
