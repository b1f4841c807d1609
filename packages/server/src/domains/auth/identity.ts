import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { consumeIdentityCode } from './identity-codes.ts'
import { verifyAssertion } from './passkeys/login.ts'
import { consumeCounter } from './passkeys/repository.ts'
import { findPassword } from './repository.ts'
import { isLinkedProof } from './social/repository.ts'
import { verifyToken } from './social/tokens.ts'

/**
 * Checks that the account's owner asks, not somebody at an open session: before anything that cannot be undone, and before every
 * change of the login methods. Proofs are used up,
 * and a password takes as long as hashing one, so it is called outside a transaction.
 */
export async function requireIdentity(
  context: Context,
  proof: Schemas['IdentityProof'] | undefined,
): Promise<void> {
  if (proof === undefined) throw missingProof()
  const { password, code, passkey, social } = proof
  if (code !== undefined) return consumeIdentityCode(context, code)
  if (passkey !== undefined) return requirePasskey(context, passkey)
  if (social !== undefined) return requireLinkedAccount(context, social)
  return requirePassword(context, password ?? '')
}

/** A code of its own would be one more to handle: it is as if the password had been left out. */
const missingProof = () =>
  new DomainError('WRONG_PASSWORD', {
    fieldErrors: [
      { path: 'password', code: 'REQUIRED', message: 'the password or another proof must be given' },
    ],
  })

async function requirePassword({ db, actor, passwords }: Context, password: string): Promise<void> {
  const { password_hash: stored } = await findPassword(db, actor.userId)
  if (await passwords.verify(stored, password)) return
  throw new DomainError('WRONG_PASSWORD', {
    fieldErrors: [{ path: 'password', code: 'INVALID_VALUE', message: 'the password is wrong' }],
  })
}

async function requirePasskey(context: Context, assertion: Schemas['PasskeyAssertion']): Promise<void> {
  const { db, actor, now } = context
  const { userId, passkeyId, counter } = await verifyAssertion(context, assertion)
  const isOwn =
    userId === actor.userId && (await consumeCounter(db, passkeyId, { counter, now: now(), asProof: true }))
  if (!isOwn) throw new DomainError('PASSKEY_INVALID')
}

async function requireLinkedAccount(
  context: Context,
  { providerType, token }: Schemas['SocialProof'],
): Promise<void> {
  const { db, actor, now } = context
  const { provider, subject } = await verifyToken(context, providerType, token)
  if (!(await isLinkedProof(db, actor.userId, { provider, subject, now: now() })))
    throw new DomainError('SOCIAL_LOGIN_INVALID')
}
