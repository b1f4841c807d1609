import { formatDate, formatTime, padTwo } from '../primitives/format-date/format-date.ts'

/* The dates that the calendar writes beside the short ones of every page, whose first load these names are not part of. */

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

/** Names of the weekdays from Sunday on, which is 0 for `Date`. */
export const weekdays: readonly string[] = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** The names in narrow columns: `sex`. */
export const shortWeekdays: readonly string[] = weekdays.map((name) => name.slice(0, 3))

/** `12/03` */
export const formatDayOfMonth = (date: Date): string => formatDate(date).slice(0, 5)

/** `março` */
export const formatMonth = (date: Date): string => months[date.getMonth()] ?? ''

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
