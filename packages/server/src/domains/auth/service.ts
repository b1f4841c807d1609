import type { SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { toStoredEmail } from './email-address.ts'
import { type LoginClient, type LoginResult, finishLogin, knownOrigin } from './finish-login.ts'
import { knownSince } from './login-origins.ts'
import { type LoginUser, findCredentials, insertUser } from './repository.ts'
import { type Registration, checkRegistration } from './rules.ts'

const takenErrors: Readonly<Record<string, { code: ErrorCode; path: string }>> = {
  users_email_key: { code: 'EMAIL_TAKEN', path: 'email' },
  users_nick_key: { code: 'NICK_TAKEN', path: 'nick' },
  users_cpf_key: { code: 'CPF_TAKEN', path: 'cpf' },
}

/** Sends no mail: demo users get none. `emailVerifiedAt` is null where the address has to be confirmed. */
export async function createAccount(
  { db, passwords, now }: Pick<SystemContext, 'db' | 'passwords' | 'now'>,
  input: Registration,
  emailVerifiedAt: Date | null,
): Promise<Schemas['User']> {
  const createdAt = now()
  const { password, ...registration } = checkRegistration(input, createdAt)
  const passwordHash = await passwords.hash(password)
  return refuseTaken(() => insertUser(db, { ...registration, passwordHash, createdAt, emailVerifiedAt }))
}

/** Writes a user; a value that another one has is refused at its field. */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const taken = takenErrors[getViolatedConstraint(error) ?? '']
    if (taken === undefined) throw error
    const { code, path } = taken
    throw new DomainError(code, {
      fieldErrors: [{ path, code: 'TAKEN', message: `${path} is already in use` }],
    })
  }
}

export async function register(context: SystemContext, input: Registration): Promise<Schemas['User']> {
  const user = await createAccount(context, input, null)
  await context.mails.send(context, { template: 'confirmEmail', userId: user.id })
  return user
}

export interface Credentials {
  email: string
  password: string
}

/** The user with this e-mail and password. An unknown e-mail and a wrong password take the same time and message. */
export async function checkPassword(
  { db, passwords, loginLimits, now }: SystemContext,
  { email, password, network, device }: Pick<LoginClient, 'network' | 'device'> & Credentials,
): Promise<LoginUser> {
  const user = await findCredentials(db, email, { network, device, since: knownSince({ now }) })
  const origin = { network, device, known: knownOrigin(user) }
  // Before the password is checked, so that simultaneous attempts count each other.
  await loginLimits.countAttempt(email, origin)
  const matches = await passwords.verify(user?.password_hash ?? null, password)
  if (user === null || !matches) throw new DomainError('INVALID_CREDENTIALS')
  await loginLimits.giveBack(email, origin)
  return user
}

/** Starts a session, or asks for the second step. */
export async function login(
  context: SystemContext,
  { email, password }: Credentials,
  client: LoginClient,
): Promise<LoginResult> {
  return finishLogin(
    context,
    await checkPassword(context, { email: toStoredEmail(email), password, ...client }),
    client,
  )
}
