import { DAY, MINUTE } from './time.ts'

/** Milliseconds until an unused session expires. */
export const sessionLifetime = 30 * DAY

/** Milliseconds after which a session ends however often it is used. */
export const MAX_SESSION_LIFETIME = 90 * DAY

/** Milliseconds for which an account knows a network or device after a log-in from it. */
export const loginOriginLifetime = 90 * DAY

/** Milliseconds for which the link of a recovery mail can be used. */
export const recoveryLifetime = 30 * MINUTE

/** Milliseconds for which the link of a confirmation mail can be used. */
export const confirmationLifetime = 7 * DAY

/** Milliseconds for which a log-in waits for its second step. */
export const loginChallengeLifetime = 5 * MINUTE

/** Milliseconds for which the set-up of an authenticator app waits for its first code. */
export const twoStepSetupLifetime = 15 * MINUTE

/** Recovery codes that an account gets at a time. */
export const recoveryCodeCount = 10

/** Milliseconds after which a passkey or a linked account that was added to an account proves the identity of its owner (`IdentityProof`). */
export const loginMethodProofDelay = DAY

/** Milliseconds for which a way into an account ends with a recovery by mail, unless its owner keeps it. */
export const recentLoginMethod = 30 * DAY

/** Milliseconds for which a challenge for a passkey can be used. */
export const passkeyChallengeLifetime = 5 * MINUTE

/** Milliseconds for which the browser waits for a passkey. */
export const passkeyTimeout = MINUTE
