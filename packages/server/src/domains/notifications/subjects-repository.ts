import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { isRead } from './unread-queries.ts'

/** The newest of a user; older ones go. */
const MAX_KEPT = 2000

/**
 * Deletes unread ones of the same kind and subject; returns whose they were. Those that were marked as read with all others stay:
 * they no longer have a subject, since the unique index does not know up to where a user has read.
 */
export async function deleteReplaced(
  db: Db,
  rows: readonly { user_id: string; type: string; subject: string | null }[],
): Promise<string[]> {
  const replacing = rows.filter(({ subject }) => subject !== null)
  if (replacing.length === 0) return []
  const { rows: replaced } = await sql<{ user_id: string; is_deleted: boolean }>`
    update notifications set
      deleted_at = case when ${isRead} then null else now() end,
      subject = case when ${isRead} then null else notifications.subject end
    from unnest(
      ${replacing.map((row) => row.user_id)}::uuid[],
      ${replacing.map((row) => row.type)}::text[],
      ${replacing.map((row) => row.subject)}::text[]
    ) as newer (user_id, type, subject)
    where notifications.user_id = newer.user_id and notifications.type = newer.type
      and notifications.subject = newer.subject
      and notifications.read_at is null and notifications.deleted_at is null
    returning notifications.user_id, notifications.deleted_at is not null as is_deleted
  `.execute(db)
  return [...new Set(replaced.filter((row) => row.is_deleted).map((row) => row.user_id))]
}

/** Deletes those of one kind and subject, read ones as well; returns whether there were any. */
export async function deleteAbout(
  db: Db,
  { userId, type, subject }: { userId: string; type: Schemas['NotificationType']; subject: string },
): Promise<boolean> {
  const rows = await db
    .updateTable('notifications')
    .set({ deleted_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('subject', '=', subject)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Keeps the newest of each user. */
export async function deleteOldest(db: Db, last: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    delete from notifications
    using unnest(${[...last.keys()]}::uuid[], ${[...last.values()]}::integer[]) as counted (user_id, last_sequence)
    where notifications.user_id = counted.user_id
      and notifications.sequence <= counted.last_sequence - ${MAX_KEPT}
  `.execute(db)
}
