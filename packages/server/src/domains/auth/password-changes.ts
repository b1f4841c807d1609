import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { emit } from '../../domain-events.ts'
import { DomainError } from '../../errors.ts'
import { toStoredEmail } from './email-address.ts'
import { deleteEmailChange } from './email-change-repository.ts'
import { requireIdentity } from './identity.ts'
import { deleteMailTokensOf } from './mail-tokens-repository.ts'
import { consumeMailToken, readMailToken } from './mail-tokens.ts'
import { endLoginMethods } from './recovery-ways.ts'
import { findPassword, findUserIdByEmail, replacePasswordHash, resetPasswordHash } from './repository.ts'
import { refuseCommonPassword } from './rules.ts'
import { endOtherSessions } from './sessions.ts'
import { lockAccount } from './login-methods-repository.ts'

/** Mails a link. Whether somebody has the address shows neither in the answer nor in the work that it takes. */
export async function requestRecovery(context: SystemContext, email: string): Promise<void> {
  const userId = await findUserIdByEmail(context.db, toStoredEmail(email))
  await context.mails.send(context, { template: 'recovery', userId })
}

/** Ends what whoever knew the old password may have asked for, and tells the user. */
async function finishChange(context: SystemContext, userId: string): Promise<void> {
  const { db } = context
  await deleteEmailChange(db, userId)
  for (const purpose of ['RECOVERY', 'EMAIL_CHANGE', 'IDENTITY'] as const)
    await deleteMailTokensOf(db, userId, purpose)
  await emit(context, { type: 'account.password-changed', userId })
  await context.mails.send(context, { template: 'passwordChanged', userId })
}

export interface PasswordReset {
  email?: string | undefined
  token: string
  password: string
  /** Ways into the account that stay, of those that would end. */
  keep?: string[] | undefined
}

/** Checks the link and hashes the password, outside a transaction; the token stays valid. */
export async function preparePasswordReset(
  context: SystemContext,
  { email, token, password }: PasswordReset,
): Promise<{ userId: string; passwordHash: string }> {
  const user = await readMailToken(context, token, 'RECOVERY')
  if (email !== undefined && user.email.toLowerCase() !== toStoredEmail(email).toLowerCase())
    throw new DomainError('LINK_INVALID')
  refuseCommonPassword(password, [user.nick, user.email])
  return { userId: user.id, passwordHash: await context.passwords.hash(password) }
}

/** Uses the link up, sets the password, and ends every session and what somebody else may have added to the account. */
export async function resetPassword(
  context: SystemContext,
  { token, keep = [] }: Pick<PasswordReset, 'token' | 'keep'>,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  // First, so that simultaneous resets of one user, and additions of login methods, wait for each other here.
  await lockAccount(context.db, userId)
  await consumeMailToken(context, token, 'RECOVERY')
  await endLoginMethods(context, userId, keep)
  await resetPasswordHash(context.db, userId, { passwordHash, now: context.now() })
  await endOtherSessions(context, userId, null)
  await finishChange(context, userId)
}

export interface PasswordUpdate {
  currentPassword: string
  password: string
}

const wrongPassword = () =>
  new DomainError('WRONG_PASSWORD', {
    fieldErrors: [{ path: 'currentPassword', code: 'INVALID_VALUE', message: 'the password is wrong' }],
  })

/** Checks the current password and hashes the new one, outside a transaction. */
export async function preparePasswordUpdate(
  { db, actor, passwords }: Context,
  { currentPassword, password }: PasswordUpdate,
): Promise<{ before: string; passwordHash: string }> {
  const user = await findPassword(db, actor.userId)
  const before = user.password_hash
  if (!(await passwords.verify(before, currentPassword)) || before === null) throw wrongPassword()
  refuseCommonPassword(password, [user.nick, user.email])
  return { before, passwordHash: await passwords.hash(password) }
}

/** Sets the password and ends the user's other sessions. */
export async function updatePassword(
  context: Context,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<void> {
  const { db, actor, now } = context
  if (!(await replacePasswordHash(db, actor.userId, { before, passwordHash, now: now() })))
    throw wrongPassword()
  await endOtherSessions(context, actor.userId, actor.sessionId)
  await finishChange(context, actor.userId)
}

/**
 * Checks the proof of identity and hashes the password, outside a transaction. What is refused for another reason than the proof
 * is refused before that is used up.
 */
export async function prepareFirstPassword(
  context: Context,
  { password, ...proof }: Schemas['FirstPasswordInput'],
): Promise<string> {
  const user = await findPassword(context.db, context.actor.userId)
  if (user.password_hash !== null) throw wrongPassword()
  refuseCommonPassword(password, [user.nick, user.email])
  await requireIdentity(context, proof)
  return context.passwords.hash(password)
}

/** Sets the password of an account that still has none, and ends the user's other sessions. */
export async function createPassword(context: Context, passwordHash: string): Promise<void> {
  const { db, actor, now } = context
  if (!(await replacePasswordHash(db, actor.userId, { before: null, passwordHash, now: now() })))
    throw wrongPassword()
  await endOtherSessions(context, actor.userId, actor.sessionId)
  await finishChange(context, actor.userId)
}
