import { expect, test } from 'vitest'
import { greetingAt, groupByDay, isRemindedAt, isSameDay, summarize } from './dashboard.ts'

test.each([
  [4, 'Boa noite'],
  [5, 'Bom dia'],
  [11, 'Bom dia'],
  [12, 'Boa tarde'],
  [17, 'Boa tarde'],
  [18, 'Boa noite'],
])('at %i h: %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 10, 20, hour))).toBe(greeting)
})

test.each([
  [0, 0, 'Nada espera por você. Tudo em dia.'],
  [1, 0, '1 check-in espera por você.'],
  [0, 2, '2 convites esperam por você.'],
  [2, 1, '2 check-ins e 1 convite esperam por você.'],
])('%i check-ins and %i invitations: %s', (checkIns, invitations, text) => {
  expect(summarize(checkIns, invitations)).toBe(text)
})

test('days are those of the reader', () => {
  const evening = new Date(2026, 10, 20, 23, 30)
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  expect([isSameDay(at(20, 0), evening), isSameDay(at(21, 0), evening)]).toEqual([true, false])
})

test('events are grouped by the day of the reader', () => {
  const at = (day: number, hour: number) => ({ starts_at: new Date(2026, 10, day, hour).toISOString() })
  const events = [at(20, 1), at(20, 23), at(21, 0), at(28, 0)]
  expect(groupByDay(events).map((group) => group.events)).toEqual([
    [events[0], events[1]],
    [events[2]],
    [events[3]],
  ])
})

test('another reminder waits for an hour', () => {
  const now = new Date('2026-11-20T20:00:00Z')
  const remindedAt = [null, '2026-11-20T19:00:00.001Z', '2026-11-20T19:00:00.000Z']
  expect(remindedAt.map((at) => isRemindedAt(at, now))).toEqual([false, true, false])
})
