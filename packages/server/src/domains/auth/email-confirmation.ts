import type { SystemContext } from '../../context.ts'
import { hasMailTokenSince } from './mail-tokens-repository.ts'
import { confirmEmailChange } from './email-change.ts'
import { consumeMailToken, readMailToken } from './mail-tokens.ts'
import { verifyEmail } from './repository.ts'

/** Milliseconds until another confirmation is mailed to somebody who cannot log in without. */
const INTERVAL = 10 * 60 * 1000

/** Confirms the address by the link of a registration, or of a change of the address. */
export async function confirmEmail(context: SystemContext, token: string): Promise<void> {
  if (await confirmEmailChange(context, token)) return
  const { id } = await readMailToken(context, token, 'CONFIRMATION')
  // First, so that simultaneous requests of one user wait for each other here.
  await verifyEmail(context.db, id, context.now())
  await consumeMailToken(context, token, 'CONFIRMATION')
}

export async function mailConfirmationAgain(context: SystemContext, userId: string): Promise<void> {
  const since = new Date(context.now().getTime() - INTERVAL)
  if (await hasMailTokenSince(context.db, { userId, purpose: 'CONFIRMATION', since })) return
  await context.mails.send(context, { template: 'confirmEmail', userId })
}
