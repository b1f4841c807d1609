import {
  addDays,
  addMonths,
  addYears,
  differenceInCalendarDays,
  endOfWeek,
  isSameMonth,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns'
import { formatShortMonth, formatTime } from '../primitives/format-date/format-date.ts'
import { formatDayOfMonth, formatLongDay, formatMonth, toIsoDay } from './long-dates.ts'
import type { TimeZoneConverter } from '../primitives/time-zone/time-zone.ts'
import type { ScheduleEvent } from './schedule.ts'

/** A day of the calendar as `yyyy-MM-dd`, in the reader's time zone. */
export type Day = string

export type CalendarView = 'month' | 'week' | 'list'

/** Weeks start on Sunday. */
const week = { weekStartsOn: 0 } as const

function moveDay(day: Day, move: (date: Date) => Date): Day {
  return toIsoDay(move(parseISO(day)))
}

/** The days that a view shows, week by week; a month has always six weeks, so that nothing below it jumps. */
export function weeksOf(view: 'month' | 'week', day: Day): Day[][] {
  const date = parseISO(day)
  const first = startOfWeek(view === 'month' ? startOfMonth(date) : date, week)
  return Array.from({ length: view === 'month' ? 6 : 1 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => toIsoDay(addDays(first, row * 7 + column))),
  )
}

/** Targets of the arrows beside the title. */
export function stepDay(view: CalendarView, day: Day, direction: 1 | -1): Day {
  return moveDay(day, (date) => (view === 'week' ? addDays(date, 7 * direction) : addMonths(date, direction)))
}

interface Key {
  key: string
  shiftKey: boolean
}

/** The day that a key of the APG's date grid leads to; null for another key. */
export function dayAfterKey(view: 'month' | 'week', day: Day, { key, shiftKey }: Key): Day | null {
  const page = (direction: 1 | -1) =>
    shiftKey ? moveDay(day, (date) => addYears(date, direction)) : stepDay(view, day, direction)
  const targets: Record<string, () => Day> = {
    ArrowLeft: () => moveDay(day, (date) => addDays(date, -1)),
    ArrowRight: () => moveDay(day, (date) => addDays(date, 1)),
    ArrowUp: () => moveDay(day, (date) => addDays(date, -7)),
    ArrowDown: () => moveDay(day, (date) => addDays(date, 7)),
    Home: () => moveDay(day, (date) => startOfWeek(date, week)),
    End: () => moveDay(day, (date) => endOfWeek(date, week)),
    PageUp: () => page(-1),
    PageDown: () => page(1),
  }
  return targets[key]?.() ?? null
}

const shortDay = (date: Date) => `${date.getDate()} ${formatShortMonth(date)}`

export const calendarTexts = {
  month: (date: Date) => `${formatMonth(date)} de ${date.getFullYear()}`,
  week: (first: Date, last: Date) =>
    `${isSameMonth(first, last) ? first.getDate() : shortDay(first)} – ${shortDay(last)} ${last.getFullYear()}`,
  longDay: formatLongDay,
  /** Behind a time of the following day. */
  nextDay: '+1 dia',
}

/** The names of a calendar's days. */
export type CalendarTexts = typeof calendarTexts

/** The moment at which the day begins. */
export function dateOf(day: Day): Date {
  return parseISO(day)
}

/** The month or week shown. */
export function titleOf(view: CalendarView, day: Day, texts: CalendarTexts = calendarTexts): string {
  const date = parseISO(day)
  return view === 'week' ? texts.week(startOfWeek(date, week), endOfWeek(date, week)) : texts.month(date)
}

export function timeOf(iso: string): string {
  return formatTime(parseISO(iso))
}

/** `20:00–22:00`, `23:00–01:00 +1 dia`, and with the date of the end if it is later. */
export function spanOf(
  { startsAt, endsAt }: Pick<ScheduleEvent, 'startsAt' | 'endsAt'>,
  { nextDay }: Pick<CalendarTexts, 'nextDay'> = calendarTexts,
): string {
  const end = parseISO(endsAt)
  const days = differenceInCalendarDays(end, parseISO(startsAt))
  if (days > 1) return `${timeOf(startsAt)}–${formatDayOfMonth(end)} ${formatTime(end)}`
  return `${timeOf(startsAt)}–${timeOf(endsAt)}${days === 1 ? ` ${nextDay}` : ''}`
}

/** Events by the day they start on, each day's by their time. */
export function eventsByDay(
  events: readonly ScheduleEvent[],
  inTimeZone: TimeZoneConverter,
): Map<Day, ScheduleEvent[]> {
  const sorted = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  return Map.groupBy(sorted, (event) => toIsoDay(parseISO(inTimeZone(event.startsAt))))
}
