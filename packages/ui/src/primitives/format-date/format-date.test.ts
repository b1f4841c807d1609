import { expect, it } from 'vitest'
import { countCalendarDays, formatDay, formatDayAndTime } from './format-date.ts'
import {
  formatLongDay,
  formatMonth,
  formatWeekday,
  shortWeekdays,
  toIsoMinute,
} from '../../schedule/long-dates.ts'
import { parseDate } from './parse-date.ts'

it('reads what is a moment, and a day where the reader is', () => {
  expect(parseDate('2026-11-20T23:00:00Z')?.getTime()).toBe(Date.UTC(2026, 10, 20, 23))
  expect(parseDate('2026-11-20')).toEqual(new Date(2026, 10, 20))
})

it.each([undefined, null, '', 'ontem', '2026', '20/11/2026', '2026-13-40', '1'])('%j is no date', (text) => {
  expect(parseDate(text)).toBeUndefined()
})

it('writes all twelve months as Portuguese abbreviates them', () => {
  const written = Array.from({ length: 12 }, (_, month) => formatDay(new Date(2025, month, 2)))
  expect(written.map((text) => text.slice(3, 6)).join(' ')).toBe(
    'jan fev mar abr mai jun jul ago set out nov dez',
  )
  expect(written[0]).toBe('02 jan 2025')
})

it('writes day and time with two digits', () => {
  expect(formatDayAndTime(new Date(2025, 2, 5, 7, 3))).toBe('05/03/2025 - 07:03')
})

it('names months and weekdays as the platform does in Portuguese', () => {
  const named = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('pt-BR', options)
  for (let day = 1; day <= 365; day += 1) {
    const date = new Date(2025, 0, day)
    expect(formatMonth(date)).toBe(named(date, { month: 'long' }))
    expect(formatWeekday(date)).toBe(named(date, { weekday: 'long' }))
    expect(`${shortWeekdays[date.getDay()]}.`).toBe(named(date, { weekday: 'short' }))
    expect(formatLongDay(date)).toBe(named(date, { weekday: 'long', day: 'numeric', month: 'long' }))
  }
})

it('writes days and moments as forms and addresses name them', () => {
  expect(toIsoMinute(new Date(2025, 2, 5, 7, 3))).toBe('2025-03-05T07:03')
})

it('counts midnights, not hours', () => {
  expect(countCalendarDays(new Date(2026, 10, 19, 23, 59), new Date(2026, 10, 20, 0, 1))).toBe(1)
  expect(countCalendarDays(new Date(2026, 10, 20, 0, 1), new Date(2026, 10, 20, 23, 59))).toBe(0)
  expect(countCalendarDays(new Date(2026, 0, 1), new Date(2027, 0, 1))).toBe(365)
})
