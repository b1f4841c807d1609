import { DAY } from './time.ts'

/** Milliseconds until an unused session expires. */
export const sessionLifetime = 30 * DAY
