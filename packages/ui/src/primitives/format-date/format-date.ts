/* Every date and time in Portuguese, where the reader is. `date-fns` calculates; its formats weigh 8 kB. */

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

/** `20:05` */
export const formatTime = (date: Date): string => `${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`

/** `12/03/2025` */
export const formatDate = (date: Date): string =>
  [padTwo(date.getDate()), padTwo(date.getMonth() + 1), date.getFullYear()].join('/')

/** `12/03/2025 - 20:05` */
export const formatDayAndTime = (date: Date): string => `${formatDate(date)} - ${formatTime(date)}`

/** `mar` */
export const formatShortMonth = (date: Date): string => months[date.getMonth()] ?? ''

/** `12 mar 2025`, with two digits of the day. */
export const formatDay = (date: Date): string =>
  `${padTwo(date.getDate())} ${formatShortMonth(date)} ${date.getFullYear()}`

/** Number of midnights between two times, in the local time zone. */
export function countCalendarDays(earlier: Date, later: Date): number {
  return Math.round((toUtcMidnight(later) - toUtcMidnight(earlier)) / DAY_IN_MS)
}

/** Midnight of the local date in UTC, where every day has 24 hours. */
function toUtcMidnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

/** Two digits. */
export function padTwo(part: number): string {
  return String(part).padStart(2, '0')
}
