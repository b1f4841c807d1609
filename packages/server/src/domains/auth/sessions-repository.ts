import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

export interface NewSession {
  userId: string
  tokenHash: Buffer
  device: string
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function findSessionByToken(db: Db, tokenHash: Buffer) {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'expires_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

/** Leaves a session that has expired in the meantime as it is. */
export async function extendSession(
  db: Db,
  id: string,
  { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: usedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '>', usedAt)
    .execute()
}

/** Newest use first. */
export async function findActiveSessions(
  db: Db,
  userId: string,
  { now, limit }: { now: Date; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Which of the sessions have neither ended nor expired. */
export async function findActiveSessionIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSessionsExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
}
