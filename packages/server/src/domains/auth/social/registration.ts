import { cleanName } from '@convoca/sdk/text'
import type { SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import { DomainError } from '../../../errors.ts'
import { toNewEmail } from '../email-address.ts'
import { type LoginClient, type LoginResult, finishLogin } from '../finish-login.ts'
import { insertUser, verifyEmail } from '../repository.ts'
import { type Registration, personErrors, refusePerson } from '../rules.ts'
import { checkPassword, refuseTaken } from '../service.ts'
import { addLinkedAccount, linkAccount } from './linked-accounts.ts'
import { logIn } from './login.ts'
import { refuseToken } from './provider.ts'
import { deleteRegistration, findRegistration } from './repository.ts'
import { hashToken } from './tokens.ts'

/** Work after the commit logs its own failures, because it belongs to the server, not to one request. */
const rethrow = (error: unknown): never => {
  throw error
}

async function requireRegistration({ db, now }: SystemContext, token: string) {
  const registration = await findRegistration(db, hashToken(token), now())
  if (registration === null) throw refuseToken('the registration is unknown, used or expired')
  return registration
}

async function spendRegistration({ db, now }: SystemContext, token: string): Promise<void> {
  if (!(await deleteRegistration(db, hashToken(token), now())))
    throw refuseToken('the registration was used before')
}

export type SocialRegistration = Omit<Registration, 'password'> & { token: string }

/** Creates the account, which has no password, and starts its session. */
export async function completeSocialLogin(
  context: SystemContext,
  { token, ...given }: SocialRegistration,
  client: LoginClient,
): Promise<Schemas['Token']> {
  const { provider, subject, name, email, email_verified } = await requireRegistration(context, token)
  const createdAt = context.now()
  refusePerson(personErrors(given, createdAt))
  const person = { ...given, email: toNewEmail('email', given.email) }
  const isVerified = email_verified && email?.toLowerCase() === person.email.toLowerCase()
  const userId = await runInTransaction(
    context.db,
    async (unit) => {
      const inTransaction = { ...context, ...unit }
      await spendRegistration(inTransaction, token)
      const user = await refuseTaken(() =>
        insertUser(unit.db, {
          ...person,
          name: cleanName(person.name),
          passwordHash: null,
          createdAt,
          emailVerifiedAt: isVerified ? createdAt : null,
        }),
      )
      // The link has the instant of the account, whose owner it shows from the start: `provesIdentity`.
      const atCreation = { ...inTransaction, now: () => createdAt }
      await addLinkedAccount(atCreation, user.id, { provider, subject, name })
      if (!isVerified) await context.mails.send(unit, { template: 'confirmEmail', userId: user.id })
      return user.id
    },
    rethrow,
  )
  const result = await logIn(context, userId, client)
  if (!('token' in result)) throw new Error('A new account has no second step')
  return result
}

/** Links the social account to the account with the same e-mail, whose password proves that it is the same person's. */
export async function linkSocialLogin(
  context: SystemContext,
  { token, password }: { token: string; password: string },
  client: LoginClient,
): Promise<LoginResult> {
  const { provider, subject, name, email, email_verified } = await requireRegistration(context, token)
  if (!email_verified || email === null) throw new DomainError('INVALID_CREDENTIALS')
  const user = await checkPassword(context, { email, password, ...client })
  await runInTransaction(
    context.db,
    async (unit) => {
      const inTransaction = { ...context, ...unit }
      await spendRegistration(inTransaction, token)
      await linkAccount(inTransaction, user.id, { provider, subject, name })
      await verifyEmail(unit.db, user.id, context.now())
    },
    rethrow,
  )
  return finishLogin(context, { ...user, email_verified_at: user.email_verified_at ?? context.now() }, client)
}
