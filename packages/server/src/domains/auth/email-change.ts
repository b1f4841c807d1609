import type { Context, SystemContext } from '../../context.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { DomainError, invalid } from '../../errors.ts'
import { applyEmailChange, takeEmailChange, upsertEmailChange } from './email-change-repository.ts'
import { toNewEmail } from './email-address.ts'
import { hashToken } from './mail-tokens.ts'
import { findPassword } from './repository.ts'

/**
 * Mails a link to the new address; a newer request replaces the one before. Whether somebody else has the address is looked
 * up when the mail is sent, so that it shows neither in the answer nor in its time.
 */
export async function requestEmailChange(context: Context, typed: string): Promise<void> {
  const { db, actor, mails, now } = context
  const email = toNewEmail('email', typed)
  const user = await findPassword(db, actor.userId)
  if (user.email.toLowerCase() === email.toLowerCase()) {
    throw invalid('email', 'INVALID_VALUE', 'must be another address')
  }
  await upsertEmailChange(db, actor.userId, { email, now: now() })
  await mails.send(context, { template: 'confirmNewEmail', userId: actor.userId })
}

/** Uses the link up and mails the old address; false for a link of another kind. */
export async function confirmEmailChange(context: SystemContext, token: string): Promise<boolean> {
  const { db, mails, now } = context
  const change = await takeEmailChange(db, hashToken(token), now())
  if (change === null) return false
  const { user_id: userId, email } = change
  const old = await applyEmailChange(db, userId, { email, now: now() }).catch((error: unknown) => {
    // Somebody has registered with it since.
    if (getViolatedConstraint(error) === 'users_email_key') throw new DomainError('LINK_INVALID')
    throw error
  })
  if (old === null) throw new DomainError('LINK_INVALID')
  await mails.send(context, { template: 'emailChanged', userId, to: old })
  return true
}
