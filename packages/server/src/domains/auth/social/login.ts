import { SocialRegistrationInput } from '@convoca/sdk/limits'
import { cleanName, countCharacters, toAsciiEmail, truncate } from '@convoca/sdk/text'
import type { SocialIdentity, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { SocialProvider } from '../../../database/tables/auth.ts'
import { DomainError } from '../../../errors.ts'
import { isLookalike, toReadableEmail } from '../email-address.ts'
import { type LoginClient, type LoginResult, finishLogin } from '../finish-login.ts'
import { knownSince } from '../login-origins.ts'
import { findLoginUser, findUserIdByEmail } from '../repository.ts'
import { findLinkedUser, insertRegistration } from './repository.ts'
import { createToken, hashToken, verifyToken } from './tokens.ts'

const REGISTRATION_LIFETIME = 30 * 60 * 1000

/** Ends the log-in of somebody who has shown who they are. */
export async function logIn(
  context: SystemContext,
  userId: string,
  client: LoginClient,
): Promise<LoginResult> {
  const user = await findLoginUser(context.db, userId, { ...client, since: knownSince(context) })
  // The account was erased in the meantime.
  if (user === null) throw new DomainError('INVALID_CREDENTIALS')
  return finishLogin(context, user, client)
}

/** The provider's name of somebody, where it is one of ours, too. */
function toSuggestedName(name: string | null): string | null {
  const cleaned = truncate(cleanName(name ?? ''), SocialRegistrationInput.name.max, '')
  return countCharacters(cleaned) < SocialRegistrationInput.name.min ? null : cleaned
}

/** An e-mail that an account may have, as it is stored: the provider's may be longer or of another kind. */
function toEmail(email: string | null): string | null {
  const stored = email === null ? null : toAsciiEmail(email)
  return stored === null || isLookalike(stored) ? null : stored
}

/**
 * There is no account before its fields are known: what the provider says waits for `completeSocialLogin`. An account
 * with the same e-mail is offered only where the provider has verified the address, so that nobody learns of others'.
 */
async function beginRegistration(
  { db, now }: SystemContext,
  identity: SocialIdentity,
): Promise<Schemas['SocialToken']> {
  const name = toSuggestedName(identity.name)
  const email = toEmail(identity.email)
  const token = createToken()
  const expiresAt = new Date(now().getTime() + REGISTRATION_LIFETIME)
  await insertRegistration(db, { ...identity, name, email, tokenHash: hashToken(token), expiresAt })
  const isVerified = identity.isEmailVerified && email !== null
  const hasAccount = isVerified && (await findUserIdByEmail(db, email)) !== null
  return {
    token,
    missing: [
      ...(name === null ? (['name'] as const) : []),
      'nick',
      'cpf',
      'phone',
      ...(isVerified ? [] : (['email'] as const)),
      'gender',
      'birth',
    ],
    registration: { name, email: email === null ? null : toReadableEmail(email), hasAccount },
  }
}

export interface SocialAttempt {
  provider: SocialProvider
  token: string
  client: LoginClient
}

/** Logs in the user to whom the social account is linked; otherwise returns the token of a new account. */
export async function socialLogin(
  context: SystemContext,
  { provider, token, client }: SocialAttempt,
): Promise<Schemas['SocialToken'] | Schemas['SecondStep']> {
  const identity = await verifyToken(context, provider, token).catch((error: unknown) => {
    const isRefused = error instanceof DomainError && error.code === 'SOCIAL_LOGIN_INVALID'
    throw isRefused ? new DomainError('INVALID_CREDENTIALS', { cause: error.cause }) : error
  })
  const userId = await findLinkedUser(context.db, identity)
  if (userId === null) return beginRegistration(context, identity)
  const result = await logIn(context, userId, client)
  return 'token' in result ? { ...result, missing: [] } : result
}
