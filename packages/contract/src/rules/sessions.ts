import { DAY } from './time.ts'

/** Milliseconds until an unused session expires. */
export const sessionLifetime = 30 * DAY

/** Milliseconds after which a session ends however often it is used. */
export const maxSessionLifetime = 90 * DAY

/** Milliseconds for which an account knows a network or device after a log-in from it. */
export const loginOriginLifetime = 90 * DAY
