/**
 * Rules that the server, the app and partners share: pure functions of what the API answers.
 *
 * ```ts
 * import { endOfEvent } from '@convoca/sdk/rules'
 * endOfEvent({ starts_at: '2026-12-05T23:00:00Z', ends_at: null }) // 2026-12-06T03:00:00.000Z
 * ```
 */

export { endOfEvent } from './end-of-event.ts'
export { defaultTeamColors, type TeamColors } from './team-colors.ts'
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
