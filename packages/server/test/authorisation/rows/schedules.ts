import { type Rows, everybody, members, staff } from '../row.ts'
import { plannedSchedule } from '../planned-schedule.ts'
import type { World } from '../scenario.ts'

const team = (world: World) => ({ path: { id: world.teamId } })
const schedule = (world: World) => ({ path: { id: world.teamId, sid: world.scheduleId } })
const checkIn = (world: World) => ({
  path: { id: world.teamId, sid: world.scheduleId, cid: world.checkInId },
})
const input = (world: World) => ({ ...plannedSchedule, title: 'Outro treino', memberIds: [world.memberId] })

export const scheduleRows = {
  listSchedules: { call: team, outcomes: members(200) },
  createSchedule: { call: (world) => ({ ...team(world), body: input(world) }), outcomes: staff(201) },
  readSchedule: { call: schedule, outcomes: members(200) },
  updateSchedule: { call: (world) => ({ ...schedule(world), body: input(world) }), outcomes: staff(200) },
  deleteSchedule: { call: schedule, outcomes: staff(204) },
  listCheckIns: { call: schedule, outcomes: members(200) },
  createCheckIns: {
    call: (world) => ({ ...schedule(world), body: { memberIds: [world.memberId] } }),
    outcomes: staff(201),
  },
  deleteCheckIn: { call: checkIn, outcomes: staff(204) },
  // Nobody answers for another, not even the owner.
  answerCheckIn: {
    call: (world) => ({ ...checkIn(world), body: { is_confirmed: true } }),
    outcomes: members('FORBIDDEN', { player: 200 }),
  },
  // Calendar programs have no session: the key alone decides.
  readCalendarFeed: {
    call: (world) => ({ ...team(world), query: { key: world.calendarKey } }),
    outcomes: everybody(200),
  },
  resetCalendarKey: { call: team, outcomes: members(200) },
  deleteCalendarKey: { call: team, outcomes: members(204) },
  readAvailability: { call: team, outcomes: members(200) },
  updateAvailability: {
    call: (world) => ({ ...team(world), body: { hours: [{ weekday: 1, hour: 20 }] } }),
    outcomes: members(200),
  },
} satisfies Rows
