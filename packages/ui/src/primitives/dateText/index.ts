export { calendarDaysBetween, dayAndMonth, dayAndTime, readDate, type DateTexts } from './dateText.ts'
