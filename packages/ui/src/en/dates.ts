import { format } from 'date-fns'
import type { DateTexts } from '../primitives/format-date/format-date.ts'

/** The forms of dates in English. */
export const dates: DateTexts = {
  day: (date) => format(date, 'd MMM yyyy'),
  missing: 'No date',
  now: 'now',
  minutes: (ago) => `${ago} min ago`,
  hours: (ago) => `${ago} h ago`,
  days: (ago) => (ago === 1 ? 'yesterday' : `${ago} days ago`),
  today: 'Today',
  yesterday: 'Yesterday',
}
