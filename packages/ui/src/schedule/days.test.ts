import { describe, expect, test } from 'vitest'
import { browserTimeZone } from '../primitives/time-zone/time-zone.ts'
import { dayAfterKey, eventsByDay, spanOf, stepDay, titleOf, weeksOf } from './days.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

describe('the days of a view', () => {
  test('a month has six weeks that start on Sunday', () => {
    const weeks = weeksOf('month', '2026-11-21')
    expect(weeks).toHaveLength(6)
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12'])
    expect(weeksOf('month', '2026-10-15')[0]?.[0]).toBe('2026-09-27')
  })

  test('a week is the one around the day', () => {
    expect(weeksOf('week', '2026-11-21')).toEqual([
      ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    ])
  })

  test('are named, also across a month', () => {
    expect(titleOf('month', '2026-11-21')).toBe('novembro de 2026')
    expect(titleOf('week', '2026-11-21')).toBe('15 – 21 nov 2026')
    expect(titleOf('week', '2026-12-01')).toBe('29 nov – 5 dez 2026')
  })
})

test.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowRight', false, '2026-11-22'],
  ['ArrowUp', false, '2026-11-14'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['PageDown', true, '2027-11-21'],
])('%s (shift: %s) leads to %s', (key, shiftKey, day) => {
  expect(dayAfterKey('month', '2026-11-21', press(key, shiftKey))).toBe(day)
})

test('a page of the week view is a week; other keys lead nowhere; a month later never skips one', () => {
  expect(dayAfterKey('week', '2026-11-21', press('PageDown'))).toBe('2026-11-28')
  expect(dayAfterKey('month', '2026-11-21', press('a'))).toBeNull()
  expect(stepDay('month', '2027-01-31', 1)).toBe('2027-02-28')
})

test('events stand on the day they start, by their time, and say how long they last', () => {
  const event = (key: string, startsAt: string, endsAt: string) => ({
    key,
    title: key,
    type: 'SCRIM' as const,
    startsAt,
    endsAt,
  })
  const late = event('late', '2026-11-21T23:30:00', '2026-11-22T01:30:00')
  const early = event('early', '2026-11-21T09:00:00', '2026-11-21T10:00:00')
  const days = eventsByDay([late, early], browserTimeZone)
  expect(days.get('2026-11-21')?.map(({ key }) => key)).toEqual(['early', 'late'])
  expect(spanOf(late)).toBe('23:30–01:30 +1 dia')
  expect(spanOf(event('midnight', '2026-11-21T22:00:00', '2026-11-22T00:00:00'))).toBe('22:00–00:00 +1 dia')
  expect(spanOf(event('lan', '2026-11-21T09:00:00', '2026-11-22T23:00:00'))).toBe('09:00–23:00 +1 dia')
  expect(spanOf(event('year', '2026-12-31T23:00:00', '2027-01-01T02:00:00'))).toBe('23:00–02:00 +1 dia')
  expect(spanOf(early)).toBe('09:00–10:00')
  expect(spanOf(late, { nextDay: '+1 day' })).toBe('23:30–01:30 +1 day')
  expect(spanOf(event('long', '2026-11-21T09:00:00', '2026-11-23T18:00:00'))).toBe('09:00–23/11 18:00')
})
