export { ScheduleCalendar, type ScheduleCalendarProps } from './ScheduleCalendar.tsx'
export { scheduleCalendarTexts, type ScheduleCalendarTexts } from './scheduleCalendarTexts.ts'
