import { id, team, type SampleRequests } from './samples.ts'
import { fixtureId, seedSchedules } from '@convoca/fixtures'

const sid = fixtureId('schedule', 0)
const schedule = {
  title: 'Treino extra',
  description: null,
  type: 'TRAINING',
  starts_at: '2026-11-25T22:00:00.000Z',
  ends_at: '2026-11-26T00:00:00.000Z',
  location: null,
  url: null,
  recurrence: 'NONE',
  memberIds: team?.members.map((member) => member.id),
}

export const schedules = {
  listSchedules: { params: { id }, query: '?from=2026-11-01T00%3A00%3A00.000Z' },
  createSchedule: { params: { id }, body: schedule },
  readSchedule: { params: { id, sid } },
  updateSchedule: { params: { id, sid }, body: schedule },
  updateOccurrence: {
    params: { id, sid },
    body: { occurs_at: seedSchedules[0]?.starts_at, starts_at: null, ends_at: null },
  },
  deleteSchedule: { params: { id, sid } },
  listCheckIns: { params: { id, sid } },
  createCheckIns: { params: { id, sid }, body: { memberIds: [team?.members[0]?.id] } },
  remindInvitees: { params: { id, sid } },
  deleteCheckIn: { params: { id, sid, cid: fixtureId('checkIn', 0) } },
  answerCheckIn: { params: { id, sid, cid: fixtureId('checkIn', 0) }, body: { is_confirmed: false } },
  readCalendarFeed: { params: { id }, query: '?key=demo' },
  resetCalendarKey: { params: { id } },
  deleteCalendarKey: { params: { id } },
  readAvailability: { params: { id } },
  updateAvailability: { params: { id }, body: { hours: [{ weekday: 2, hour: 20 }] } },
} satisfies SampleRequests
