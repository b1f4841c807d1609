import { expect, test } from 'vitest'
import type { Schedule } from '../../../../atoms/schedules.ts'
import {
  getDefaultTimes,
  getMonthWindow,
  getNextOccurrence,
  getOccurrences,
  getScheduleId,
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

test('a weekly schedule occurs once a week within the window, however long ago it started', () => {
  const window = { from: new Date('2026-11-04T00:30:00Z'), to: new Date('2026-11-17T23:00:00Z') }
  const events = getOccurrences([schedule({})], window)
  expect(events.map((event) => event.startsAt)).toEqual([
    '2026-11-03T23:00:00.000Z',
    '2026-11-10T23:00:00.000Z',
  ])
  expect(events[1]?.endsAt).toBe('2026-11-11T01:00:00.000Z')
  expect(new Set(events.map(({ key }) => key)).size).toBe(2)
  expect(events.map(getScheduleId)).toEqual(['s-1', 's-1'])
})

test('nothing occurs before its start, and a single schedule occurs once', () => {
  const window = { from: new Date('2026-09-01T00:00:00Z'), to: new Date('2026-10-14T00:00:00Z') }
  const starts = (part: Partial<Schedule>) =>
    getOccurrences([schedule(part)], window).map((one) => one.startsAt)
  expect(starts({})).toEqual(['2026-10-06T23:00:00.000Z', '2026-10-13T23:00:00.000Z'])
  expect(starts({ recurrence: 'NONE' })).toEqual(['2026-10-06T23:00:00.000Z'])
})

test('the own response is that of the check-in, and undefined without an invitation', () => {
  const window = { from: new Date('2026-10-06T00:00:00Z'), to: new Date('2026-10-07T00:00:00Z') }
  const answerOf = (own_checkin: Exclude<Schedule['own_checkin'], undefined>) =>
    getOccurrences([schedule({ own_checkin })], window)[0]?.ownAnswer
  expect(answerOf({ id: 'c-1', is_confirmed: null })).toBeNull()
  expect(answerOf({ id: 'c-1', is_confirmed: false })).toBe(false)
  expect(answerOf(null)).toBeUndefined()
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
  const now = new Date('2026-11-04T00:30:00Z')
  const startOf = (part: Partial<Schedule>) => getNextOccurrence(schedule(part), now).startsAt
  expect(startOf({})).toBe('2026-11-03T23:00:00.000Z')
  expect(startOf({ recurrence: 'NONE' })).toBe('2026-10-06T23:00:00.000Z')
  const later = { starts_at: '2027-01-05T23:00:00.000Z', ends_at: '2027-01-06T01:00:00.000Z' }
  expect(startOf(later)).toBe(later.starts_at)
})
