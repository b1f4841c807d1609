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
 * That it is the account's owner who asks, not somebody at an open session: for what cannot be taken back. Proofs are used up,
 * and a password takes as long as hashing one, so it is called outside a transaction.
 */
export async function requireIdentity(context: Context, proof: Schemas['IdentityProof']): Promise<void> {
  const { password, code, passkey, social } = proof
  if (code !== undefined) return consumeIdentityCode(context, code)
  if (passkey !== undefined) return requirePasskey(context, passkey)
  if (social !== undefined) return requireLinkedAccount(context, social)
  return requirePassword(context, password ?? '')
}

/** For what needs a proof in some cases only: whether one was given. A wrong one is refused in any case. */
export async function isIdentityProven(
  context: Context,
  proof: Schemas['IdentityProof'] | undefined,
): Promise<boolean> {
  if (proof === undefined) return false
  await requireIdentity(context, proof)
  return true
}

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
