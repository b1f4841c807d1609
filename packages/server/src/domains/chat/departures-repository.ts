import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** A user who has left a group; their conversation is locked. */

interface Departure {
  conversationId: string
  userId: string
}

/** Somebody who leaves before having answered has declined. */
export async function insertDeparture(
  db: Db,
  { conversationId, userId }: Departure,
  now: Date,
): Promise<void> {
  await sql`
    insert into conversation_departures (conversation_id, user_id, left_at, declined_at)
    select conversation_id, user_id, ${now}, case when request is not null then ${now}::timestamptz end
    from conversation_members
    where conversation_id = ${conversationId} and user_id = ${userId}
    on conflict (conversation_id, user_id)
    do update set left_at = excluded.left_at, declined_at = excluded.declined_at`.execute(db)
}

/** Somebody who is back of their own will has not left. */
export async function deleteDeparture(db: Db, { conversationId, userId }: Departure): Promise<void> {
  await db
    .deleteFrom('conversation_departures')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute()
}

/** The departure of a user; null for one who has not left. */
export async function findDeparture(
  db: Db,
  { conversationId, userId }: Departure,
): Promise<{ declined_at: Date | null } | null> {
  const row = await db
    .selectFrom('conversation_departures')
    .select('declined_at')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}
