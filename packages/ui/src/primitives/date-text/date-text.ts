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

const iso = /^\d{4}-\d{2}-\d{2}(T|$)/
const dayLength = 86_400_000

/** The moment of an ISO 8601 text, or undefined where it is none. A day alone begins where the reader is. */
export function readDate(text: string | null | undefined): Date | undefined {
  if (!text || !iso.test(text)) return undefined
  const date = new Date(text.length === 10 ? `${text}T00:00` : text)
  return Number.isNaN(+date) ? undefined : date
}

/** `12 mar 2025` */
export function dayAndMonth(date: Date): string {
  return `${padded(date.getDate())} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** `12/03/2025 - 20:05` */
export function dayAndTime(date: Date): string {
  const day = [padded(date.getDate()), padded(date.getMonth() + 1), date.getFullYear()].join('/')
  return `${day} - ${padded(date.getHours())}:${padded(date.getMinutes())}`
}

/** How many midnights lie between two moments, where the reader is. */
export function calendarDaysBetween(earlier: Date, later: Date): number {
  return Math.round((midnight(later) - midnight(earlier)) / dayLength)
}

/** Of the reader's day, counted where no day has 23 hours. */
function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function padded(part: number): string {
  return String(part).padStart(2, '0')
}
