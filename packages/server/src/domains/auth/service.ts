import type { LoginOrigin, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { knownSince, rememberOrigins } from './login-origins.ts'
import { findCredentials, insertUser } from './repository.ts'
import { type Registration, checkRegistration } from './rules.ts'
import { startSession } from './sessions.ts'

const takenErrors: Readonly<Record<string, { code: ErrorCode; path: string }>> = {
  users_email_key: { code: 'EMAIL_TAKEN', path: 'email' },
  users_nick_key: { code: 'NICK_TAKEN', path: 'nick' },
  users_cpf_key: { code: 'CPF_TAKEN', path: 'cpf' },
}

export async function register(
  { db, passwords, now }: Pick<SystemContext, 'db' | 'passwords' | 'now'>,
  input: Registration,
): Promise<Schemas['User']> {
  const createdAt = now()
  const { password, ...registration } = checkRegistration(input, createdAt)
  const passwordHash = await passwords.hash(password)
  try {
    return await insertUser(db, { ...registration, passwordHash, createdAt })
  } catch (error) {
    const taken = takenErrors[getViolatedConstraint(error) ?? '']
    if (taken === undefined) throw error
    const { code, path } = taken
    throw new DomainError(code, {
      fieldErrors: [{ path, code: 'TAKEN', message: `${path} is already in use` }],
    })
  }
}

export interface LoginAttempt {
  email: string
  password: string
  network: string
  /** The random id that the client keeps, if it has one. */
  deviceId: string | null
  /** Shown in the list of sessions. */
  deviceName: string
}

function knownOrigin(user: { knows_device: boolean; knows_network: boolean } | null): LoginOrigin['known'] {
  if (user?.knows_device === true) return 'device'
  return user?.knows_network === true ? 'network' : null
}

/** Starts a session and returns its token. An unknown e-mail and a wrong password take the same time and message. */
export async function login(context: SystemContext, attempt: LoginAttempt): Promise<string> {
  const { db, passwords, loginLimits, config } = context
  const { email, password, network, deviceId: device, deviceName } = attempt
  const user = await findCredentials(db, email, { network, device, since: knownSince(context) })
  const origin = { network, device, known: knownOrigin(user) }
  // Before the password is checked, so that simultaneous attempts count each other.
  await loginLimits.countAttempt(email, origin)
  const matches = await passwords.verify(user?.password_hash ?? null, password)
  if (user === null || !matches) throw new DomainError('INVALID_CREDENTIALS')
  await loginLimits.giveBack(email, origin)
  if (config.requireVerifiedEmail && user.email_verified_at === null) {
    throw new DomainError('USER_NOT_VERIFIED')
  }
  await rememberOrigins(context, user.id, origin)
  return startSession(context, user.id, deviceName)
}
