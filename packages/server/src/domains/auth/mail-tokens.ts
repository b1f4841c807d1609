import { createHash, randomBytes } from 'node:crypto'
import { confirmationLifetime, recoveryLifetime } from '@convoca/contract/rules'
import type { SystemContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import {
  type MailTokenPurpose,
  type TokenMatch,
  deleteMailToken,
  deleteMailTokensExpiredBefore,
  deleteMailTokensOf,
  findTokenUser,
  insertMailToken,
} from './mail-tokens-repository.ts'

type TokenContext = Pick<SystemContext, 'db' | 'now'>

/** The purposes of mailed links. */
type LinkPurpose = Exclude<MailTokenPurpose, 'IDENTITY'>

const emailChangeLifetime = 24 * 60 * 60 * 1000

const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  RECOVERY: recoveryLifetime,
  CONFIRMATION: confirmationLifetime,
  EMAIL_CHANGE: emailChangeLifetime,
}

/** The token of a link to this user; several may be valid at once. */
export async function createMailToken(
  { db, now }: TokenContext,
  { id, email }: { id: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await insertMailToken(db, {
    tokenHash: hashToken(token),
    userId: id,
    purpose,
    email,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimes[purpose]),
  })
  return token
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const toMatch = ({ now }: TokenContext, token: string, purpose: LinkPurpose): TokenMatch => ({
  tokenHash: hashToken(token),
  purpose,
  now: now(),
})

/** The user of a valid token, which stays valid. */
export async function readMailToken(context: TokenContext, token: string, purpose: LinkPurpose) {
  const user = await findTokenUser(context.db, toMatch(context, token, purpose))
  if (user === null) throw new DomainError('LINK_INVALID')
  return user
}

/** Uses a token up, and with it the user's other ones for the same purpose; returns the user's id. */
export async function consumeMailToken(
  context: TokenContext,
  token: string,
  purpose: LinkPurpose,
): Promise<string> {
  const userId = await deleteMailToken(context.db, toMatch(context, token, purpose))
  if (userId === null) throw new DomainError('LINK_INVALID')
  await deleteMailTokensOf(context.db, userId, purpose)
  return userId
}

export async function deleteExpiredMailTokens({ db, now }: TokenContext): Promise<void> {
  await deleteMailTokensExpiredBefore(db, now())
}
