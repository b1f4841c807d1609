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

/** What decides between teams with as many points, first to last, where the organiser of a championship has not chosen it. */
export const usualTieBreaks = (
  format: string,
): ('BUCHHOLZ' | 'HEAD_TO_HEAD' | 'GAME_DIFFERENCE' | 'GAMES_WON')[] =>
  format === 'SWISS'
    ? ['BUCHHOLZ', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']
    : ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']
