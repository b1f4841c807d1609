import { expect, test } from 'vitest'
import type { Occurrence, Schedule } from '../../../../atoms/schedules.ts'
import {
  getDefaultTimes,
  getMonthWindow,
  getNextOccurrence,
  getOccurrences,
  getOccursAt,
  getScheduleId,
  getSeriesTimes,
  suggestSlots,
} from './occurrences.ts'

const schedule = (part: Partial<Schedule>): Schedule => ({
  id: 's-1',
  team_id: 't-1',
  title: 'Treino tático',
  description: null,
  type: 'TRAINING',
  starts_at: '2026-10-06T23:00:00.000Z',
  ends_at: '2026-10-07T01:00:00.000Z',
  location: null,
  url: null,
  recurrence: 'WEEKLY',
  invited: [],
  checkins: { confirmed: 0, declined: 0, pending: 0 },
  created_at: '2026-10-01T12:00:00.000Z',
  ...part,
})

const occurrence = (start: string, part: Partial<Occurrence> = {}): Occurrence => ({
  occurs_at: start,
  starts_at: start,
  ends_at: new Date(Date.parse(start) + 7_200_000).toISOString(),
  is_cancelled: false,
  checkins: { confirmed: 0, declined: 0, pending: 0 },
  own_checkin: null,
  ...part,
})

test('each occurrence is an event of its own, also one that was moved or cancelled', () => {
  const moved = '2026-11-12T21:00:00.000Z'
  const events = getOccurrences([
    schedule({
      occurrences: [
        occurrence('2026-11-03T23:00:00.000Z'),
        occurrence('2026-11-10T23:00:00.000Z', { starts_at: moved, ends_at: '2026-11-12T22:00:00.000Z' }),
        occurrence('2026-11-17T23:00:00.000Z', { is_cancelled: true }),
      ],
    }),
  ])
  expect(events.map(({ startsAt, isCancelled }) => [startsAt, isCancelled])).toEqual([
    ['2026-11-03T23:00:00.000Z', false],
    [moved, false],
    ['2026-11-17T23:00:00.000Z', true],
  ])
  expect(events.map(getScheduleId)).toEqual(['s-1', 's-1', 's-1'])
  expect(events.map(getOccursAt)[1]).toBe('2026-11-10T23:00:00.000Z')
  expect(getSeriesTimes(schedule({}), '2026-11-10T23:00:00.000Z')).toEqual({
    starts_at: '2026-11-10T23:00:00.000Z',
    ends_at: '2026-11-11T01:00:00.000Z',
  })
})

test('the own response is that to the occurrence, and undefined without an invitation', () => {
  const answersOf = (own: readonly Occurrence['own_checkin'][]) =>
    getOccurrences([
      schedule({
        occurrences: own.map((own_checkin) => occurrence('2026-11-03T23:00:00.000Z', { own_checkin })),
      }),
    ]).map(({ ownAnswer }) => ownAnswer)
  expect(answersOf([{ id: 'c-1', is_confirmed: null }, { id: 'c-1', is_confirmed: false }, null])).toEqual([
    null,
    false,
    undefined,
  ])
})

test('the window of a day is the six weeks of its month', () => {
  const { from, to } = getMonthWindow('2026-11-21')
  expect([from.getDay(), from.getDate(), from.getMonth()]).toEqual([0, 1, 10])
  expect(Math.round((to.getTime() - from.getTime()) / 86_400_000)).toBe(42)
})

test('suggests the next best slots, in Brasília time, without taken ones', () => {
  // Saturday, 21 November 2026, 20:30 in Brasília.
  const now = new Date('2026-11-21T23:30:00Z')
  const availability = {
    members: 5,
    slots: [
      ...[18, 19, 20, 21, 22].map((hour) => ({ weekday: 2, hour, members: 5 })),
      { weekday: 6, hour: 20, members: 4 },
      { weekday: 4, hour: 20, members: 3 },
    ],
  }
  const instants = (slots: ReturnType<typeof suggestSlots>) =>
    slots.map(({ startsAt, endsAt, detail }) => [
      new Date(startsAt).toISOString(),
      new Date(endsAt).toISOString(),
      detail,
    ])
  expect(instants(suggestSlots(availability, [], now))).toEqual([
    ['2026-11-24T21:00:00.000Z', '2026-11-25T00:00:00.000Z', '5 de 5'],
    ['2026-11-28T23:00:00.000Z', '2026-11-29T00:00:00.000Z', '4 de 5'],
    ['2026-11-26T23:00:00.000Z', '2026-11-27T00:00:00.000Z', '3 de 5'],
  ])
  const taken = [{ startsAt: '2026-11-24T23:30:00.000Z', endsAt: '2026-11-25T01:00:00.000Z' }]
  expect(suggestSlots(availability, taken, now).map(({ detail }) => detail)).toEqual(['4 de 5', '3 de 5'])
  const cancelled = taken.map((event) => ({ ...event, isCancelled: true }))
  expect(suggestSlots(availability, cancelled, now)).toHaveLength(3)
})

test('a new event takes two hours from the next full hour, of today or of the day on the screen', () => {
  const evening = new Date(2026, 10, 22, 22, 20)
  expect(getDefaultTimes(evening, '2026-11-22')).toEqual({
    startsAt: '2026-11-22T23:00',
    endsAt: '2026-11-23T01:00',
  })
  expect(getDefaultTimes(evening, '2026-11-10').startsAt).toBe('2026-11-22T23:00')
  expect(getDefaultTimes(evening, '2026-11-28').startsAt).toBe('2026-11-28T23:00')
  expect(getDefaultTimes(new Date(2026, 10, 22, 23, 0), '2026-11-22').startsAt).toBe('2026-11-23T00:00')
})

test('a saved event opens at its next occurrence', () => {
  const saved = schedule({ occurrences: [occurrence('2026-11-03T23:00:00.000Z')] })
  expect(getNextOccurrence(saved).startsAt).toBe('2026-11-03T23:00:00.000Z')
})
