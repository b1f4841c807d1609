import { createHash } from 'node:crypto'
import { loginOriginLifetime } from '@convoca/contract/rules'
import type { SystemContext } from '../../context.ts'
import { deleteOriginsBefore, deleteOriginsBeyond, upsertOrigins } from './login-origins-repository.ts'

/** Networks and devices together; the least recently used go. */
const MAX_ORIGINS = 20

type OriginContext = Pick<SystemContext, 'db' | 'now'>

/** The time from which on a log-in makes its origin known. */
export function knownSince({ now }: Pick<OriginContext, 'now'>): Date {
  return new Date(now().getTime() - loginOriginLifetime)
}

/** Hashed with the user's id: the same network of two users cannot be seen to be the same. */
function hashOrigin(userId: string, origin: string): Buffer {
  return createHash('sha256').update(`${userId} ${origin}`).digest()
}

/** Makes the network and the device of a successful log-in known. */
export async function rememberOrigins(
  { db, now }: OriginContext,
  userId: string,
  { network, device }: { network: string; device: string | null },
): Promise<void> {
  const origins = [`network ${network}`, ...(device === null ? [] : [`device ${device}`])]
  const hashes = origins.map((origin) => hashOrigin(userId, origin))
  await upsertOrigins(db, userId, { hashes, usedAt: now() })
  await deleteOriginsBeyond(db, userId, MAX_ORIGINS)
}

export async function deleteExpiredOrigins(context: OriginContext): Promise<void> {
  await deleteOriginsBefore(context.db, knownSince(context))
}
