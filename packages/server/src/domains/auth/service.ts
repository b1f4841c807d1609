import type { SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
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
  address: string
  device: string
}

/** Starts a session and returns its token. An unknown e-mail and a wrong password take the same time and message. */
export async function login(context: SystemContext, attempt: LoginAttempt): Promise<string> {
  const { db, passwords, loginLimits, config } = context
  const { email, password, address, device } = attempt
  loginLimits.refuseWhileBackingOff(email, address)
  const user = await findCredentials(db, email)
  const matches = await passwords.verify(user?.password_hash ?? null, password)
  if (user === null || !matches) {
    loginLimits.countFailure(email, address)
    throw new DomainError('INVALID_CREDENTIALS')
  }
  loginLimits.clearFailures(email, address)
  if (config.requireVerifiedEmail && user.email_verified_at === null) {
    throw new DomainError('USER_NOT_VERIFIED')
  }
  return startSession(context, user.id, device)
}
