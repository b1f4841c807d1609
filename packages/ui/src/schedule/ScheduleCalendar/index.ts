export { ScheduleCalendar, type ScheduleCalendarProps } from './ScheduleCalendar.tsx'
export { scheduleCalendarTexts, type ScheduleCalendarTexts } from './schedule-calendar-texts.ts'
