import { format, isSameMonth } from 'date-fns'
import type { DateTexts } from '../primitives/format-date/format-date.ts'
import type { CalendarTexts } from '../schedule/days.ts'
import type { WeekdayTexts } from '../schedule/schedule.ts'

/** How dates are written in English. */
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

export const calendar: CalendarTexts & WeekdayTexts = {
  month: (date) => format(date, 'MMMM yyyy'),
  week: (first, last) =>
    `${format(first, isSameMonth(first, last) ? 'd' : 'd MMM')} – ${format(last, 'd MMM yyyy')}`,
  longDay: (date) => format(date, 'EEEE, d MMMM'),
  nextDay: '+1 day',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
