export { calendarDaysBetween, dayAndMonth, dayAndTime, readDate, type DateTexts } from './date-text.ts'
