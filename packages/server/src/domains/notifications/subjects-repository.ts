import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** The newest of a user; older ones go. */
const MAX_KEPT = 2000

/** Deletes unread ones of the same kind and subject; returns whose they were. */
export async function deleteReplaced(
  db: Db,
  rows: readonly { user_id: string; type: string; subject: string | null }[],
): Promise<string[]> {
  const replacing = rows.filter(({ subject }) => subject !== null)
  if (replacing.length === 0) return []
  const { rows: replaced } = await sql<{ user_id: string }>`
    update notifications set deleted_at = now()
    from unnest(
      ${replacing.map((row) => row.user_id)}::uuid[],
      ${replacing.map((row) => row.type)}::text[],
      ${replacing.map((row) => row.subject)}::text[]
    ) as newer (user_id, type, subject)
    where notifications.user_id = newer.user_id and notifications.type = newer.type
      and notifications.subject = newer.subject
      and notifications.read_at is null and notifications.deleted_at is null
    returning notifications.user_id
  `.execute(db)
  return [...new Set(replaced.map((row) => row.user_id))]
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
