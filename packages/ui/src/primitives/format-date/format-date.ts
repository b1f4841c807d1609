/* The months are written here, because date-fns would add three times the size of a team card that a
   partner embeds alone. */

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** Texts of relative and absolute dates. */
export interface DateTexts {
  /** `12 mar 2025` */
  day: (date: Date) => string
  /** Shown for a missing date. */
  missing: string
  /** Less than a minute ago. */
  now: string
  minutes: (ago: number) => string
  /** Said of times on the same day. */
  hours: (ago: number) => string
  /** One to six days ago. */
  days: (ago: number) => string
  /** Headings of a day. */
  today: string
  yesterday: string
}

const DAY_IN_MS = 86_400_000

/** `12 mar 2025` */
export function formatDay(date: Date): string {
  return `${padTwo(date.getDate())} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** `12/03/2025 - 20:05` */
export function formatDayAndTime(date: Date): string {
  const day = [padTwo(date.getDate()), padTwo(date.getMonth() + 1), date.getFullYear()].join('/')
  return `${day} - ${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`
}

/** Number of midnights between two times, in the local time zone. */
export function countCalendarDays(earlier: Date, later: Date): number {
  return Math.round((toUtcMidnight(later) - toUtcMidnight(earlier)) / DAY_IN_MS)
}

/** Midnight of the local date in UTC, where every day has 24 hours. */
function toUtcMidnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function padTwo(part: number): string {
  return String(part).padStart(2, '0')
}
