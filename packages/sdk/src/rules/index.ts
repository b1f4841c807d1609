/**
 * Rules that the server, the app and partners share: pure functions of what the API answers.
 *
 * ```ts
 * import { endOfEvent } from '@convoca/sdk/rules'
 * endOfEvent({ starts_at: '2026-12-05T23:00:00Z', ends_at: null }) // 2026-12-06T03:00:00.000Z
 * ```
 */

/** Most first days of championships last so long, whose end is not known: four hours. */
const usualLength = 4 * 60 * 60_000

/** When an event ends, or probably does. */
export const endOfEvent = (event: { starts_at: string; ends_at: string | null }): Date =>
  event.ends_at === null ? new Date(Date.parse(event.starts_at) + usualLength) : new Date(event.ends_at)

export { usualTieBreaks } from './tie-breaks.ts'
export {
  MAX_EVENT_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_MATCH_PROOFS,
  MAX_PARTNER_SITES,
  MAX_PASSKEYS,
  MAX_PIX_KEYS,
  MAX_SCHEDULE_LENGTH,
  messageEditWindow,
} from './maxima.ts'
