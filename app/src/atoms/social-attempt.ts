import { atom } from 'jotai'
import type { IdentityTask } from './confirmed-identity.ts'
import { isOwnPath } from './login-draft.ts'
import type { PendingRegistration, SocialProvider } from './social.ts'

/**
 * A log-in that goes on at a provider. Only the tab that has begun it completes it: whoever follows a link with somebody
 * else's response would otherwise be logged in as them, or have their account linked.
 */
export interface SocialAttempt {
  provider: SocialProvider
  /**
   * The purpose of the attempt: to log in, to link the account to the signed-in user, or to confirm the identity of the user who asks for something.
   */
  purpose: 'login' | 'link' | IdentityTask
  /** Facebook returns it. */
  nonce: string
  /** The path to go to afterwards. */
  redirect?: string | undefined
  /** The e-mail that was typed into the form that waits for it. */
  email?: string | undefined
  /** The login method to be removed (`ConfirmedIdentity`). */
  loginMethod?: string | undefined
}

/** A first log-in, while its account is completed. */
export interface SocialRegistration extends PendingRegistration {
  redirect?: string | undefined
}

const attemptKey = 'convoca.social'
const registrationKey = 'convoca.social-registration'
const MINUTE = 60_000
const attemptLifetime = 10 * MINUTE
/** The time for which the server keeps a registration. */
const registrationLifetime = 30 * MINUTE

function keep(key: string, value: object, lifetime: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, until: Date.now() + lifetime }))
  } catch {
    // The log-in ends at its return if nothing can be stored, with a text that says so.
  }
}

/** The stored attempt, unless it is too old. */
function read(key: string): unknown {
  try {
    const { until, ...value } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (typeof until !== 'number' || until < Date.now()) return null
    const { redirect } = value
    return { ...value, redirect: typeof redirect === 'string' && isOwnPath(redirect) ? redirect : undefined }
  } catch {
    return null
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export const keepAttemptAtom = atom(null, (_get, _set, attempt: SocialAttempt) =>
  keep(attemptKey, attempt, attemptLifetime),
)

/** The log-in that this tab has begun at the provider; it ends here, whatever comes of it. */
export const takeAttemptAtom = atom(null, (_get, _set, provider: SocialProvider): SocialAttempt | null => {
  const attempt = read(attemptKey) as SocialAttempt | null
  drop(attemptKey)
  return attempt?.provider === provider ? attempt : null
})

export const keepRegistrationAtom = atom(null, (_get, _set, registration: SocialRegistration) =>
  keep(registrationKey, registration, registrationLifetime),
)

export const readRegistrationAtom = atom(null, () => read(registrationKey) as SocialRegistration | null)

export const dropRegistrationAtom = atom(null, () => drop(registrationKey))
