import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

export async function upsertOrigins(
  db: Db,
  userId: string,
  { hashes, usedAt }: { hashes: readonly Buffer[]; usedAt: Date },
): Promise<void> {
  await db
    .insertInto('login_origins')
    .values(hashes.map((origin) => ({ user_id: userId, origin, last_used_at: usedAt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin']).doUpdateSet({ last_used_at: usedAt }))
    .execute()
}

/** Keeps the user's `most` recently used ones. */
export async function deleteOriginsBeyond(db: Db, userId: string, most: number): Promise<void> {
  const oldest = db
    .selectFrom('login_origins')
    .select('origin')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('origin')
    .offset(most)
  await db.deleteFrom('login_origins').where('user_id', '=', userId).where('origin', 'in', oldest).execute()
}

export async function deleteOriginsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('login_origins').where('last_used_at', '<', instant).execute()
}

/** Whether the user in `users` is known to log in from this origin; a null one is never known. */
export function isKnownOrigin(origin: string | null, since: Date) {
  return sql<boolean>`exists (
    select from login_origins
    where user_id = users.id and last_used_at >= ${since}
      and origin = sha256(convert_to(users.id::text || ' ' || ${origin}::text, 'UTF8')))`
}

/** Whether the user in `users` is known to log in from anywhere. */
export function hasKnownOrigins() {
  return sql<boolean>`exists (select from login_origins where user_id = users.id)`
}
