export { countCalendarDays, formatDay, formatDayAndTime, type DateTexts } from './format-date.ts'
export { parseDate } from './parse-date.ts'
