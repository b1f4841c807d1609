export { calendarDaysBetween, dayAndMonth, dayAndTime, readDate } from './dateText.ts'
