import { createHash } from 'node:crypto'
import type { Context, SystemContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { deleteMailToken, deleteMailTokensOf, insertMailToken } from './mail-tokens-repository.ts'
import { createRecoveryCodes, normaliseRecoveryCode } from './two-step/codes.ts'

const LIFETIME = 10 * 60 * 1000

type CodeContext = Pick<SystemContext, 'db' | 'now'>

/** The hash contains the user's id, because a code is short, and is one user's. */
const hashCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${normaliseRecoveryCode(code.replaceAll(' ', ''))}`)
    .digest()

/** Made when its mail is sent. */
export async function createIdentityCode(
  { db, now }: CodeContext,
  { id: userId, email }: { id: string; email: string },
): Promise<string> {
  const [code = ''] = createRecoveryCodes(1)
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LIFETIME)
  const tokenHash = hashCode(userId, code)
  await insertMailToken(db, { tokenHash, userId, purpose: 'IDENTITY', email, createdAt, expiresAt })
  return code
}

export async function sendIdentityCode(context: Context): Promise<void> {
  await context.mails.send(context, { template: 'identityCode', userId: context.actor.userId })
}

/** Uses the code up, and with it the user's other ones. */
export async function consumeIdentityCode({ db, actor, now }: Context, code: string): Promise<void> {
  const tokenHash = hashCode(actor.userId, code)
  if ((await deleteMailToken(db, { tokenHash, purpose: 'IDENTITY', now: now() })) === null)
    throw new DomainError('CODE_INVALID', {
      fieldErrors: [{ path: 'code', code: 'INVALID_VALUE', message: 'the code is wrong, used or expired' }],
    })
  await deleteMailTokensOf(db, actor.userId, 'IDENTITY')
}
