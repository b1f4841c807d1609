import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../../errors.ts'

const DAY = 24 * 60 * 60 * 1000
const LIFETIME = 30 * DAY
/** The sliding end is written at most this often per session, so that reading stays reading. */
const SLIDE_EVERY = 10 * 60 * 1000
const MOST_LISTED = 200

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a session and returns its token, which is never stored. */
export async function startSession(db: Db, userId: string, device: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashOf(token),
      device,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .execute()
  return token
}

/** Who the token belongs to. Using it moves the session's end 30 days ahead. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Actor> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw new DomainError('TOKEN_INVALID')
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'last_used_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (session === undefined) throw new DomainError('TOKEN_INVALID')
  if (session.expires_at <= now) throw new DomainError('TOKEN_EXPIRED')
  if (now.getTime() - session.last_used_at.getTime() > SLIDE_EVERY) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: new Date(now.getTime() + LIFETIME) })
      .where('id', '=', session.id)
      .where('expires_at', '>', now)
      .execute()
  }
  return { userId: session.user_id, sessionId: session.id }
}

export interface SessionSummary {
  id: string
  device: string
  current: boolean
  created_at: string
  last_used_at: string
  expires_at: string
}

/** The user's live sessions, newest use first. */
export async function listSessions(db: Db, actor: Actor, now: Date): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    current: row.id === actor.sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
}

/** Ends one of the user's own sessions; another's does not exist for the user. */
export async function endSession(db: Db, actor: Actor, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', actor.userId)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) throw new DomainError('SESSION_NOT_FOUND')
}

/** Sessions that ended a while ago; until then their token still answers TOKEN_EXPIRED. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - LIFETIME))
    .execute()
}
