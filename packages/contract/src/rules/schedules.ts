import { WEEK } from './time.ts'

/** What is wrong with when an event ends, as the end of a sentence; null when nothing is. */
export function findDurationError(startsAt: Date, endsAt: Date): string | null {
  const duration = endsAt.getTime() - startsAt.getTime()
  if (duration <= 0) return 'must be after starts_at'
  return duration <= WEEK ? null : 'must be at most 7 days after starts_at'
}

export interface WeekHour {
  weekday: number
  hour: number
}

const HOURS_A_DAY = 24

/** Hours of the week from 0 to 167, each once and in order. */
export function toHoursOfWeek(hours: readonly WeekHour[]): number[] {
  return [...new Set(hours.map(({ weekday, hour }) => weekday * HOURS_A_DAY + hour))].toSorted(
    (a, b) => a - b,
  )
}

export function toWeekHour(hourOfWeek: number): WeekHour {
  return { weekday: Math.floor(hourOfWeek / HOURS_A_DAY), hour: hourOfWeek % HOURS_A_DAY }
}
