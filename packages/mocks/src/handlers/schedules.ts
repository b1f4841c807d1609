import type { Schemas } from '@convoca/sdk'
import { invalid, MockProblem } from '../problem.ts'
import { teamOf, userOf } from '../shapes.ts'
import type { World, WorldTeam } from '../world.ts'
import { allowedInTeam, insideTeam, oneById, record } from './access.ts'
import type { Handlers } from './handler.ts'

type ScheduleIds =
  | 'listSchedules'
  | 'createSchedule'
  | 'readSchedule'
  | 'updateSchedule'
  | 'deleteSchedule'
  | 'readCalendarFeed'
type CheckInIds = 'listCheckIns' | 'createCheckIns' | 'deleteCheckIn' | 'answerCheckIn'
type AvailabilityIds = 'readAvailability' | 'updateAvailability'
type CalendarKeyIds = 'resetCalendarKey' | 'deleteCalendarKey'

type WorldSchedule = World['schedules'][number]
type WorldCheckIn = World['checkIns'][number]

const checkInsOf = (world: World, schedule: WorldSchedule) =>
  world.checkIns.filter((checkIn) => checkIn.scheduleId === schedule.id)

function scheduleShape(world: World, schedule: WorldSchedule, userId: string): Schemas['Schedule'] {
  const all = checkInsOf(world, schedule)
  const own = all.find((one) => one.userId === userId)
  const count = (answer: boolean | null) => all.filter((one) => one.isConfirmed === answer).length
  return {
    ...schedule,
    invited: all.map((checkIn) => checkIn.memberId),
    checkins: { confirmed: count(true), declined: count(false), pending: count(null) },
    own_checkin: own ? { id: own.id, is_confirmed: own.isConfirmed } : null,
  }
}

function checkInShape(world: World, checkIn: WorldCheckIn): Schemas['CheckIn'] {
  const { id, nick, name } = userOf(world, checkIn.userId)
  return {
    id: checkIn.id,
    schedule_id: checkIn.scheduleId,
    member_id: checkIn.memberId,
    user: { id, nick, name },
    is_confirmed: checkIn.isConfirmed,
    answered_at: checkIn.answeredAt,
  }
}

/** Calls members up to a schedule, each once however often they are named. */
function callUp(world: World, team: WorldTeam, schedule: WorldSchedule, memberIds: readonly string[]) {
  const present = new Set(checkInsOf(world, schedule).map((checkIn) => checkIn.memberId))
  const members = memberIds.map((id, place) => {
    const member = team.members.find((one) => one.id === id)
    if (member !== undefined) return member
    throw invalid(`memberIds.${place}`, 'INVALID_VALUE', 'must be a member of the team')
  })
  const made = members
    .filter((member) => !present.has(member.id))
    .map((member): WorldCheckIn => ({
      id: world.nextId('checkIn'),
      scheduleId: schedule.id,
      memberId: member.id,
      userId: member.userId,
      isConfirmed: null,
      answeredAt: null,
    }))
  world.checkIns.push(...made)
  return made
}

function details({ memberIds: _, ...fields }: Schemas['ScheduleInput']) {
  if (Date.parse(fields.ends_at) > Date.parse(fields.starts_at)) return fields
  throw invalid('ends_at', 'OUT_OF_RANGE', 'must be after starts_at')
}

/** When it is, however the instants are written. */
function spanOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${Date.parse(starts_at)} ${Date.parse(ends_at)}`
}

function scheduleIn(world: World, team: WorldTeam, id: string): WorldSchedule {
  return oneById(
    world.schedules.filter((schedule) => schedule.team_id === team.id),
    id,
  )
}

/** `2026-11-20T22:00:00.000Z` as iCalendar writes it. */
const calendarTime = (at: string) => at.replaceAll(/[-:]|\.\d{3}/g, '')

function calendarEvent(schedule: WorldSchedule): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${schedule.id}@convoca.example`,
    `DTSTAMP:${calendarTime(schedule.created_at)}`,
    `DTSTART:${calendarTime(schedule.starts_at)}`,
    `DTEND:${calendarTime(schedule.ends_at)}`,
    `SUMMARY:${schedule.title}`,
    ...(schedule.recurrence === 'WEEKLY' ? ['RRULE:FREQ=WEEKLY'] : []),
    'END:VEVENT',
  ]
}

export const scheduleHandlers: Handlers<ScheduleIds> = {
  listSchedules(context) {
    const { world, team, user } = insideTeam(context)
    const { from, to } = context.input
    const found = world.schedules.filter(
      (one) =>
        one.team_id === team.id &&
        // A weekly one goes on for ever.
        (from === undefined || one.recurrence === 'WEEKLY' || Date.parse(one.ends_at) > Date.parse(from)) &&
        (to === undefined || Date.parse(one.starts_at) < Date.parse(to)),
    )
    const sorted = found.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    return sorted.map((one) => scheduleShape(world, one, user.id))
  },
  createSchedule(context) {
    const inside = allowedInTeam(context, 'manageSchedules')
    const { world, team, user } = inside
    const { body } = context.input
    const ids = { id: world.nextId('schedule'), team_id: team.id, created_at: world.now() }
    const schedule = { ...ids, ...details(body) }
    callUp(world, team, schedule, body.memberIds)
    world.schedules.push(schedule)
    record(inside, 'SCHEDULE_CREATED', body.title)
    return scheduleShape(world, schedule, user.id)
  },
  readSchedule(context) {
    const { world, team, user } = insideTeam(context)
    return scheduleShape(world, scheduleIn(world, team, context.input.sid), user.id)
  },
  updateSchedule(context) {
    const inside = allowedInTeam(context, 'manageSchedules')
    const { world, team, user } = inside
    const schedule = scheduleIn(world, team, context.input.sid)
    const { body } = context.input
    const isMoved = spanOf(schedule) !== spanOf(body)
    Object.assign(schedule, details(body))
    world.checkIns = world.checkIns.filter(
      (one) => one.scheduleId !== schedule.id || body.memberIds.includes(one.memberId),
    )
    // Another time needs another answer.
    if (isMoved)
      for (const one of checkInsOf(world, schedule))
        Object.assign(one, { isConfirmed: null, answeredAt: null })
    callUp(world, team, schedule, body.memberIds)
    record(inside, 'SCHEDULE_UPDATED', body.title)
    return scheduleShape(world, schedule, user.id)
  },
  deleteSchedule(context) {
    const inside = allowedInTeam(context, 'manageSchedules')
    const { world, team } = inside
    const schedule = scheduleIn(world, team, context.input.sid)
    world.schedules = world.schedules.filter((one) => one !== schedule)
    world.checkIns = world.checkIns.filter((one) => one.scheduleId !== schedule.id)
    record(inside, 'SCHEDULE_DELETED', schedule.title)
    return undefined
  },
  readCalendarFeed({ input, world }) {
    const team = teamOf(world, input.id)
    const events = world.schedules.filter((one) => one.team_id === team.id).flatMap(calendarEvent)
    const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Convoca//pt-BR']
    return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n')
  },
}

export const checkInHandlers: Handlers<CheckInIds> = {
  listCheckIns(context) {
    const { world, team } = insideTeam(context)
    const schedule = scheduleIn(world, team, context.input.sid)
    return checkInsOf(world, schedule).map((one) => checkInShape(world, one))
  },
  createCheckIns(context) {
    const inside = allowedInTeam(context, 'manageSchedules')
    const { world, team } = inside
    const schedule = scheduleIn(world, team, context.input.sid)
    const before = world.checkIns.length
    callUp(world, team, schedule, context.input.body.memberIds)
    if (world.checkIns.length > before) record(inside, 'SCHEDULE_UPDATED', schedule.title)
    const { memberIds } = context.input.body
    const named = checkInsOf(world, schedule).filter((one) => memberIds.includes(one.memberId))
    return named.map((one) => checkInShape(world, one))
  },
  deleteCheckIn(context) {
    const inside = allowedInTeam(context, 'manageSchedules')
    const { world, team } = inside
    const schedule = scheduleIn(world, team, context.input.sid)
    const found = oneById(checkInsOf(world, schedule), context.input.cid)
    world.checkIns = world.checkIns.filter((one) => one !== found)
    record(inside, 'SCHEDULE_UPDATED', schedule.title)
    return undefined
  },
  answerCheckIn(context) {
    const { world, team, user } = insideTeam(context)
    const schedule = scheduleIn(world, team, context.input.sid)
    const found = oneById(checkInsOf(world, schedule), context.input.cid)
    if (found.userId !== user.id) throw new MockProblem(403, 'FORBIDDEN')
    found.isConfirmed = context.input.body.is_confirmed
    found.answeredAt = world.now()
    return checkInShape(world, found)
  },
}

function heatMap(world: World, team: WorldTeam, userId: string): Schemas['Availability'] {
  const own = world.availability.filter((one) => one.teamId === team.id && one.hours.length > 0)
  const all = own.flatMap((one) => one.hours)
  const slots = Map.groupBy(all, ({ weekday, hour }) => weekday * 24 + hour)
  const sorted = [...slots].toSorted(([a], [b]) => a - b)
  return {
    slots: sorted.map(([at, hours]) => ({
      weekday: Math.floor(at / 24),
      hour: at % 24,
      members: hours.length,
    })),
    members: own.length,
    own: own.find((one) => one.userId === userId)?.hours ?? [],
  }
}

export const availabilityHandlers: Handlers<AvailabilityIds> = {
  readAvailability(context) {
    const { world, team, user } = insideTeam(context)
    return heatMap(world, team, user.id)
  },
  updateAvailability(context) {
    const { world, team, user } = insideTeam(context)
    const others = world.availability.filter((one) => one.teamId !== team.id || one.userId !== user.id)
    world.availability = [...others, { teamId: team.id, userId: user.id, hours: context.input.body.hours }]
    return heatMap(world, team, user.id)
  },
}

export const calendarKeyHandlers: Handlers<CalendarKeyIds> = {
  resetCalendarKey(context) {
    const { world, team } = insideTeam(context)
    // The clock never stands still: each key is another.
    const key = `mock${Date.parse(world.now())}${team.id}`.slice(0, 22)
    return { key, url: `/api/public/teams/${team.id}/schedules.ics?key=${key}` }
  },
  deleteCalendarKey(context) {
    insideTeam(context)
    return undefined
  },
}
