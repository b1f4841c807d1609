import { type Rows, everybody, members, staff } from '../row.ts'
import { plannedSchedule } from '../planned-schedule.ts'
import type { Scenario } from '../scenario.ts'

const team = (scenario: Scenario) => ({ path: { id: scenario.teamId } })
const schedule = (scenario: Scenario) => ({ path: { id: scenario.teamId, sid: scenario.scheduleId } })
const checkIn = (scenario: Scenario) => ({
  path: { id: scenario.teamId, sid: scenario.scheduleId, cid: scenario.checkInId },
})
const input = (scenario: Scenario) => ({
  ...plannedSchedule,
  title: 'Outro treino',
  memberIds: [scenario.memberId],
})

export const scheduleRows = {
  listSchedules: { call: team, outcomes: members(200) },
  createSchedule: {
    call: (scenario) => ({ ...team(scenario), body: input(scenario) }),
    outcomes: staff(201),
  },
  readSchedule: { call: schedule, outcomes: members(200) },
  updateSchedule: {
    call: (scenario) => ({ ...schedule(scenario), body: input(scenario) }),
    outcomes: staff(200),
  },
  updateOccurrence: {
    call: (scenario) => ({
      ...schedule(scenario),
      body: { occurs_at: plannedSchedule.starts_at, starts_at: null, ends_at: null },
    }),
    outcomes: staff(200),
  },
  deleteSchedule: { call: schedule, outcomes: staff(204) },
  listCheckIns: { call: schedule, outcomes: members(200) },
  createCheckIns: {
    call: (scenario) => ({ ...schedule(scenario), body: { memberIds: [scenario.memberId] } }),
    outcomes: staff(201),
  },
  deleteCheckIn: { call: checkIn, outcomes: staff(204) },
  remindInvitees: { call: schedule, outcomes: staff(200) },
  // Nobody answers for another, not even the owner.
  answerCheckIn: {
    call: (scenario) => ({ ...checkIn(scenario), body: { is_confirmed: true } }),
    outcomes: members('FORBIDDEN', { player: 200, partner: 'TEAM_NOT_FOUND' }),
  },
  // Calendar programs have no session: the key alone decides.
  readCalendarFeed: {
    call: (scenario) => ({ ...team(scenario), query: { key: scenario.calendarKey } }),
    outcomes: everybody(200),
  },
  resetCalendarKey: { call: team, outcomes: members(200) },
  deleteCalendarKey: { call: team, outcomes: members(204) },
  readAvailability: { call: team, outcomes: members(200) },
  updateAvailability: {
    call: (scenario) => ({ ...team(scenario), body: { hours: [{ weekday: 1, hour: 20 }] } }),
    outcomes: members(200),
  },
} satisfies Rows
