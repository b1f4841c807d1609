import { padTwo } from '../primitives/format-date/format-date.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The rest of a time, in the units that still matter; an instant that has passed is zero. */
export type TimeLeft =
  | { days: number }
  | { hours: number; minutes: number }
  | { minutes: number; seconds: number }

export function timeLeft(until: Date, now: Date): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  if (seconds >= 2 * DAY) return { days: Math.floor(seconds / DAY) }
  if (seconds >= HOUR)
    return { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) }
  return { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE }
}

/** `2 dias`, `3 h 20 min`, `42:08` */
export function writeTimeLeft(left: TimeLeft): string {
  if ('days' in left) return `${left.days} dias`
  if ('hours' in left) return `${left.hours} h ${padTwo(left.minutes)} min`
  return `${padTwo(left.minutes)}:${padTwo(left.seconds)}`
}
