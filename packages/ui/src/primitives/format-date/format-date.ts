/* Every date and time in Portuguese, where the reader is (docs/decisions/0295). `date-fns` calculates; its formats weigh 8 kB. */

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** From Sunday on, as `Date` counts them. */
export const weekdays: readonly string[] = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** As narrow columns name them: `sex`. */
export const shortWeekdays: readonly string[] = weekdays.map((name) => name.slice(0, 3))

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

/** `12/03` */
export const formatDayOfMonth = (date: Date): string =>
  `${padTwo(date.getDate())}/${padTwo(date.getMonth() + 1)}`

/** `12/03/2025` */
export const formatDate = (date: Date): string => `${formatDayOfMonth(date)}/${date.getFullYear()}`

/** `12/03/2025 - 20:05` */
export const formatDayAndTime = (date: Date): string => `${formatDate(date)} - ${formatTime(date)}`

/** `março` */
export const formatMonth = (date: Date): string => months[date.getMonth()] ?? ''

/** `mar` */
export const formatShortMonth = (date: Date): string => formatMonth(date).slice(0, 3)

/** `12 mar 2025`, with two digits of the day. */
export const formatDay = (date: Date): string =>
  `${padTwo(date.getDate())} ${formatShortMonth(date)} ${date.getFullYear()}`

/** `sexta-feira` */
export const formatWeekday = (date: Date): string => weekdays[date.getDay()] ?? ''

/** `sexta-feira, 5 de março` */
export const formatLongDay = (date: Date): string =>
  `${formatWeekday(date)}, ${date.getDate()} de ${formatMonth(date)}`

/** `2025-03-05`, as forms and addresses name a day. */
export const toIsoDay = (date: Date): string =>
  `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`

/** `2025-03-05T20:05`, as forms name a moment. */
export const toIsoMinute = (date: Date): string => `${toIsoDay(date)}T${formatTime(date)}`

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
