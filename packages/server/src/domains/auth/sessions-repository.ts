import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import { preparedMark } from '../../database/prepared-statements.ts'
import type { Db } from '../../database/schema.ts'

export interface NewSession {
  userId: string
  tokenHash: Buffer
  device: string
  network: string | null
  createdAt: Date
  expiresAt: Date
}

/** The latest used of an account; older ones end. */
const MAX_SESSIONS = 100

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      device: session.device,
      network: session.network,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', session.userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute()
}

/** None of a suspended user: a log-in may start one while the suspension ends the others. */
export async function findSessionByToken(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .modifyFront(preparedMark)
    .leftJoin('suspensions', (join) =>
      join.onRef('suspensions.user_id', '=', 'sessions.user_id').on('suspensions.ends_at', '>', now),
    )
    .select(['id', 'sessions.user_id', 'network', 'created_at', 'expires_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('suspensions.user_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Leaves a session that has expired in the meantime as it is. */
export async function extendSession(
  db: Db,
  id: string,
  { usedAt, expiresAt, network }: { usedAt: Date; expiresAt: Date; network: string | null },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: usedAt, expires_at: expiresAt, network })
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
    .select(['id', 'device', 'network', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The sessions that have neither ended nor expired. */
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

/** Deletes the user's sessions but `keptId`, if there is one, and returns their ids. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string | null): Promise<string[]> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (keptId !== null) query = query.where('id', '<>', keptId)
  const rows = await query.returning('id').execute()
  return rows.map((row) => row.id)
}

export async function deleteSessionsExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
}
