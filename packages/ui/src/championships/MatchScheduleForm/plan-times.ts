import type { BracketMatch } from '../match.ts'

/** A match and the time that it is to get. */
export interface MatchTime {
  match: BracketMatch
  /** ISO 8601. */
  scheduledAt: string
}

export interface TimePlan {
  /** The time of the first matches. */
  start: Date
  /** Minutes from some matches to the next ones. */
  interval: number
  /** Matches at one time. */
  parallel: number
}

/** The matches that can still get a time. */
export const isOpen = ({ state }: BracketMatch): boolean => state === 'WAITING' || state === 'READY'

/** The times of matches in their order: as many as are played at once, then those of an interval later. */
export const planTimes = (
  matches: readonly BracketMatch[],
  { start, interval, parallel }: TimePlan,
): readonly MatchTime[] =>
  matches.map((match, index) => ({
    match,
    scheduledAt: new Date(start.getTime() + Math.floor(index / parallel) * interval * 60_000).toISOString(),
  }))

/** Those whose time changes: another time ends the check-in of a match. */
export const findChanges = (times: readonly MatchTime[]): readonly MatchTime[] =>
  times.filter(({ match, scheduledAt }) => Date.parse(match.scheduledAt ?? '') !== Date.parse(scheduledAt))
