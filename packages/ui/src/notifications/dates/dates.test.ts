import { describe, expect, it } from 'vitest'
import { browserTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { dayLabel, fullDate, groupByDay, relativeDate } from './dates.ts'

// Local times, so that the tests hold in every time zone.
const now = new Date(2026, 10, 20, 20, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

describe('how long ago', () => {
  it.each([
    [at(2026, 10, 20, 20, 0), 'agora'],
    [at(2026, 10, 20, 20, 3), 'agora'],
    [at(2026, 10, 20, 19, 58), 'há 2 min'],
    [at(2026, 10, 20, 19, 1), 'há 59 min'],
    [at(2026, 10, 20, 18, 30), 'há 1 h'],
    [at(2026, 10, 20, 0, 5), 'há 19 h'],
    [at(2026, 10, 19, 23, 0), 'ontem'],
    [at(2026, 10, 17, 12, 0), 'há 3 dias'],
    [at(2026, 10, 12, 9, 0), '12 nov 2026'],
    ['nonsense', 'Data não disponível'],
  ])('%s is %s', (iso, text) => expect(relativeDate(iso, now)).toBe(text))

  it('counts minutes across midnight', () => {
    expect(relativeDate(at(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe('há 20 min')
  })
})

it('formats the full date, or a placeholder without one', () => {
  expect(fullDate(at(2026, 10, 5, 9, 7))).toBe('05/11/2026 - 09:07')
  expect(fullDate(null)).toBe('Data não disponível')
  expect(fullDate('')).toBe('Data não disponível')
  expect(fullDate('2026-99-99')).toBe('Data não disponível')
})

it('groups neighbours by day', () => {
  const items = [
    at(2026, 10, 20, 19, 0),
    at(2026, 10, 20, 1, 0),
    at(2026, 10, 19, 1, 0),
    at(2025, 0, 2, 1, 0),
  ]
  const groups = groupByDay(
    items.map((createdAt) => ({ createdAt })),
    now,
    browserTimeZone,
  )
  expect(groups.map(({ label, items: those }) => [label, those.length])).toEqual([
    ['Hoje', 2],
    ['Ontem', 1],
    ['02 jan 2025', 1],
  ])
  expect(dayLabel('x', now)).toBe('Data não disponível')
})
