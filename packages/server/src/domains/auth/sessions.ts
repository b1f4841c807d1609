import { createHash, randomBytes } from 'node:crypto'
import { MAX_SESSION_LIFETIME, sessionLifetime } from '@convoca/contract/rules'
import type { Actor, Context, GuestContext, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsExpiredBefore,
  extendSession,
  findActiveSessions,
  findSessionByToken,
  insertSession,
} from './sessions-repository.ts'
import { endGrants } from '../partners/grants.ts'
import { deleteChallengesOf } from './two-step/challenges-repository.ts'

/** The sliding expiry is written at most this often per session, so that most requests stay read-only. */
const EXTENSION_INTERVAL = 10 * 60 * 1000
const MAX_LISTED = 200

type SessionContext = Pick<SystemContext, 'db' | 'now'>

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a session and returns its token, which is never stored. */
export async function startSession(
  { db, now }: SessionContext,
  userId: string,
  device: string,
  network: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = expiryOf(createdAt, createdAt)
  await insertSession(db, {
    userId,
    tokenHash: hashToken(token),
    device,
    network,
    createdAt,
    expiresAt,
  })
  return token
}

function expiryOf(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + sessionLifetime, createdAt.getTime() + MAX_SESSION_LIFETIME))
}

/** The token's user; `network` is the truncated one of this use. Each use moves the session's expiry to 30 days from now, at most to 90 days after its start. */
export async function authenticate(
  { db, now }: SessionContext,
  token: string,
  network: string | null = null,
): Promise<Actor> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw new DomainError('TOKEN_INVALID')
  const usedAt = now()
  const session = await findSessionByToken(db, hashToken(token), usedAt)
  if (session === null) throw new DomainError('TOKEN_INVALID')
  if (session.expires_at <= usedAt) throw new DomainError('TOKEN_EXPIRED')
  const isStale = usedAt.getTime() - session.last_used_at.getTime() > EXTENSION_INTERVAL
  if (isStale || (network !== null && session.network !== network)) {
    await extendSession(db, session.id, {
      usedAt,
      expiresAt: expiryOf(session.created_at, usedAt),
      network: network ?? session.network,
    })
  }
  return { userId: session.user_id, sessionId: session.id }
}

/** Requires a session in one case of an operation that is open to guests. */
export function requireSession(context: GuestContext): Context {
  const { actor } = context
  if (actor === null) throw new DomainError('UNAUTHENTICATED')
  return { ...context, actor }
}

export async function listSessions({ db, actor, now }: Context): Promise<Schemas['Session'][]> {
  const rows = await findActiveSessions(db, actor.userId, { now: now(), limit: MAX_LISTED })
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    network: row.network,
    current: row.id === actor.sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
}

/** Ends one of the actor's sessions and closes its sockets; another user's does not exist for the actor. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const { db, actor, realtime } = context
  if (!(await deleteSession(db, actor.userId, sessionId))) throw new DomainError('SESSION_NOT_FOUND')
  await realtime.disconnectSession(context, sessionId.toLowerCase())
}

/**
 * Ends the user's sessions but `keptId`, if there is one, and the grants of partners, closes their sockets, and drops log-ins
 * that wait for a code.
 */
export async function endOtherSessions(
  context: SystemContext,
  userId: string,
  keptId: string | null,
): Promise<void> {
  const ended = await deleteOtherSessions(context.db, userId, keptId)
  await deleteChallengesOf(context.db, userId)
  await endGrants(context, { userId })
  for (const id of ended) await context.realtime.disconnectSession(context, id)
}

/** Expired sessions are kept for a while: until then their token is refused with TOKEN_EXPIRED. */
export async function deleteExpiredSessions({ db, now }: SessionContext): Promise<void> {
  await deleteSessionsExpiredBefore(db, new Date(now().getTime() - sessionLifetime))
}
