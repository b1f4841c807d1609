/* Few lines of our own: date-fns costs a card, alone on a partner's page, three times the card itself. */

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** How dates are written where words are needed. */
export interface DateTexts {
  /** `12 mar 2025` */
  day: (date: Date) => string
  /** In place of a date that is not there. */
  missing: string
  /** Less than a minute ago. */
  now: string
  minutes: (ago: number) => string
  /** Of the same day. */
  hours: (ago: number) => string
  /** One to six. */
  days: (ago: number) => string
  /** Headings of a day. */
  today: string
  yesterday: string
}

const isoPattern = /^\d{4}-\d{2}-\d{2}(T|$)/
const DAY_IN_MS = 86_400_000

/** The moment of an ISO 8601 text, or undefined where it is none. A day alone begins where the reader is. */
export function parseDate(text: string | null | undefined): Date | undefined {
  if (!text || !isoPattern.test(text)) return undefined
  const date = new Date(text.length === 10 ? `${text}T00:00` : text)
  return Number.isNaN(+date) ? undefined : date
}

/** `12 mar 2025` */
export function formatDay(date: Date): string {
  return `${padTwo(date.getDate())} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** `12/03/2025 - 20:05` */
export function formatDayAndTime(date: Date): string {
  const day = [padTwo(date.getDate()), padTwo(date.getMonth() + 1), date.getFullYear()].join('/')
  return `${day} - ${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`
}

/** How many midnights lie between two moments, where the reader is. */
export function countCalendarDays(earlier: Date, later: Date): number {
  return Math.round((toUtcMidnight(later) - toUtcMidnight(earlier)) / DAY_IN_MS)
}

/** Of the reader's day, counted where no day has 23 hours. */
function toUtcMidnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function padTwo(part: number): string {
  return String(part).padStart(2, '0')
}
