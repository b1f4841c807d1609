import { expect, test } from 'vitest'
import type { Schedule } from '../atoms/schedules.ts'
import { toNextEvents } from './next-events.ts'

const now = new Date('2026-08-05T12:00:00.000Z')
const more = { count: 2, href: '/my/teams/TRV?tab=schedule' }

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
    checkins: { confirmed: 0, declined: 0, pending: 0 },
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

test.each([
  ['2026-07-01T20:00:00.000Z', '2026-07-01T22:00:00.000Z', '2026-08-05T20:00:00.000Z'],
  ['2026-07-01T08:00:00.000Z', '2026-07-01T10:00:00.000Z', '2026-08-12T08:00:00.000Z'],
])('a weekly event since %s has its next occurrence in the right week', (start, end, next) => {
  const [found] = toNextEvents([schedule('weekly', start, end, { recurrence: 'WEEKLY' })], now, more)
  expect(found?.startsAt).toBe(next)
})
