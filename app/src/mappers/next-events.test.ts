import { expect, test } from 'vitest'
import type { Schedule } from '../atoms/schedules.ts'
import { toNextEvents } from './next-events.ts'

const now = new Date('2026-08-05T12:00:00.000Z')
const more = { count: 2, href: '/my/teams/TRV?tab=schedule' }

const checkins = { confirmed: 0, declined: 0, pending: 0 }

function schedule(id: string, starts_at: string, ends_at: string, part: Partial<Schedule> = {}): Schedule {
  return {
    id,
    team_id: 't-1',
    title: id,
    description: null,
    type: 'TRAINING',
    starts_at,
    ends_at,
    location: null,
    url: null,
    recurrence: 'NONE',
    invited: [],
    checkins,
    occurrences: [
      { occurs_at: starts_at, starts_at, ends_at, is_cancelled: false, checkins, own_checkin: null },
    ],
    created_at: '2026-01-01T00:00:00.000Z',
    ...part,
  }
}

test('past events are left out, current ones are kept, and the next one comes first', () => {
  const found = toNextEvents(
    [
      schedule('later', '2026-08-09T20:00:00.000Z', '2026-08-09T22:00:00.000Z'),
      schedule('over', '2026-08-04T20:00:00.000Z', '2026-08-04T22:00:00.000Z'),
      schedule('now', '2026-08-05T11:00:00.000Z', '2026-08-05T13:00:00.000Z'),
      schedule('last', '2026-08-19T20:00:00.000Z', '2026-08-19T22:00:00.000Z'),
    ],
    now,
    more,
  )
  expect(found.map(({ id }) => id)).toEqual(['now', 'later'])
})

test('a week that was moved is shown at its new time, and a cancelled one is not', () => {
  const weekly = schedule('weekly', '2026-07-01T20:00:00.000Z', '2026-07-01T22:00:00.000Z', {
    recurrence: 'WEEKLY',
  })
  const [one] = weekly.occurrences ?? []
  const moved = { ...one!, starts_at: '2026-08-06T20:00:00.000Z', ends_at: '2026-08-06T22:00:00.000Z' }
  expect(toNextEvents([{ ...weekly, occurrences: [moved] }], now, more)).toMatchObject([
    { startsAt: '2026-08-06T20:00:00.000Z', endsAt: '2026-08-06T22:00:00.000Z' },
  ])
  expect(toNextEvents([{ ...weekly, occurrences: [{ ...moved, is_cancelled: true }] }], now, more)).toEqual(
    [],
  )
})
