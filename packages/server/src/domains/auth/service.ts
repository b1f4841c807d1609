import type { SystemContext } from '../../context.ts'
import { violatedUnique } from '../../database/constraints.ts'
import { newId } from '../../database/id.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { type Registration, judgeRegistration } from './rules.ts'
import { startSession } from './sessions.ts'

export interface NewUser {
  id: string
  nick: string
  name: string
}

const taken: Readonly<Record<string, { code: ErrorCode; path: string }>> = {
  users_email_key: { code: 'EMAIL_TAKEN', path: 'email' },
  users_nick_key: { code: 'NICK_TAKEN', path: 'nick' },
  users_cpf_key: { code: 'CPF_TAKEN', path: 'cpf' },
}

/** Creates the account; the unique indexes decide between two who want the same nick, e-mail or CPF. */
export async function register(
  { db, passwords, now }: Pick<SystemContext, 'db' | 'passwords' | 'now'>,
  input: Registration,
): Promise<NewUser> {
  const createdAt = now()
  const registration = judgeRegistration(input, createdAt)
  const passwordHash = await passwords.hash(registration.password)
  try {
    return await db
      .insertInto('users')
      .values({
        id: newId(),
        email: registration.email,
        nick: registration.nick,
        name: registration.name,
        cpf: registration.cpf,
        phone: registration.phone,
        gender: registration.gender,
        birth: registration.birth,
        password_hash: passwordHash,
        created_at: createdAt,
      })
      .returning(['id', 'nick', 'name'])
      .executeTakeFirstOrThrow()
  } catch (error) {
    const conflict = taken[violatedUnique(error) ?? '']
    if (conflict === undefined) throw error
    const { code, path } = conflict
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
  loginLimits.refuseWhileBackingOff(attempt.email, attempt.address)
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where('email', '=', attempt.email)
    .executeTakeFirst()
  const matches = await passwords.verify(user?.password_hash ?? null, attempt.password)
  if (user === undefined || !matches) {
    loginLimits.countFailure(attempt.email, attempt.address)
    throw new DomainError('INVALID_CREDENTIALS')
  }
  loginLimits.clearFailures(attempt.email, attempt.address)
  if (config.requireVerifiedEmail && user.email_verified_at === null)
    throw new DomainError('USER_NOT_VERIFIED')
  return startSession(context, user.id, attempt.device)
}
