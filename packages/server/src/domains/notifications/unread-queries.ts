import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { countCapped } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'

/** Up to which notification the user has marked all as read, for a query on `notifications`. */
const readUpTo = (userId: RawBuilder<string>): RawBuilder<number> => sql<number>`coalesce((
  select counters.read_up_to from notification_counters counters where counters.user_id = ${userId}
), 0)`

/** Whether a row of `notifications` was read, alone or with all others. */
export const isRead = sql<boolean>`(
  notifications.read_at is not null
  or notifications.sequence <= ${readUpTo(sql<string>`notifications.user_id`)}
)`

/** The user's unread rows of `notifications`; the condition is that of the partial index. */
export function isUnreadOf(userId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`notifications.user_id = ${userId}
    and notifications.read_at is null and notifications.deleted_at is null
    and notifications.sequence > ${readUpTo(userId)}`
}

export const unreadOf = (userId: string): RawBuilder<SqlBool> => isUnreadOf(sql<string>`${userId}::uuid`)

/** Reads the index alone, and counts no more than lists do. */
export function countUnread(db: Db, userId: string): Promise<number> {
  return countCapped(db, db.selectFrom('notifications').select('sequence').where(unreadOf(userId)))
}
