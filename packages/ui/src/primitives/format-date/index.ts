export { countCalendarDays, formatDay, formatDayAndTime, parseDate, type DateTexts } from './format-date.ts'
