import { findDurationError, toHoursOfWeek, toWeekHour } from '@convoca/contract/rules'
import { demoNow } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, TeamRecord } from '../mock-database.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findTeam, findUser } from '../queries.ts'
import { requirePermission, requireMember, findById, logActivity } from './access.ts'
import type { Handlers } from './handler.ts'
import {
  findNextOccurrence,
  listOccurrences,
  occurrenceKey,
  requireOccurrence,
  withResponses,
} from './occurrences.ts'

type ScheduleIds =
  | 'listSchedules'
  | 'createSchedule'
  | 'readSchedule'
  | 'updateSchedule'
  | 'deleteSchedule'
  | 'readCalendarFeed'
type CheckInIds = 'listCheckIns' | 'createCheckIns' | 'deleteCheckIn' | 'answerCheckIn' | 'remindInvitees'
type AvailabilityIds = 'readAvailability' | 'updateAvailability'
type CalendarKeyIds = 'resetCalendarKey' | 'deleteCalendarKey'

type ScheduleRecord = MockDatabase['schedules'][number]
type CheckInRecord = MockDatabase['checkIns'][number]

const findCheckIns = (database: MockDatabase, schedule: ScheduleRecord) =>
  database.checkIns.filter((checkIn) => checkIn.scheduleId === schedule.id)

export function toSchedule(
  database: MockDatabase,
  schedule: ScheduleRecord,
  userId: string,
  window: { from?: string | undefined; to?: string | undefined } = {},
): Schemas['Schedule'] {
  const next = findNextOccurrence(database, schedule)
  const shown =
    window.to === undefined
      ? [next]
      : listOccurrences(database, schedule, { from: window.from ?? demoNow, to: window.to })
  const { checkins, own_checkin } = withResponses(database, schedule, { occurrence: next, userId })
  return {
    ...schedule,
    invited: findCheckIns(database, schedule).map((checkIn) => checkIn.memberId),
    checkins,
    own_checkin,
    occurrences: shown.map((occurrence) => withResponses(database, schedule, { occurrence, userId })),
  }
}

function toCheckIn(database: MockDatabase, checkIn: CheckInRecord, occursAt: string): Schemas['CheckIn'] {
  const answer = database.answers.get(occurrenceKey(checkIn.id, occursAt))
  const { id, nick, name } = findUser(database, checkIn.userId)
  return {
    id: checkIn.id,
    schedule_id: checkIn.scheduleId,
    member_id: checkIn.memberId,
    user: { id, nick, name },
    is_confirmed: answer?.isConfirmed ?? null,
    answered_at: answer?.answeredAt ?? null,
    occurs_at: occursAt,
  }
}

/** Creates a check-in for each of these members who has none yet. */
function inviteToSchedule(
  database: MockDatabase,
  team: TeamRecord,
  schedule: ScheduleRecord,
  memberIds: readonly string[],
) {
  const present = new Set(findCheckIns(database, schedule).map((checkIn) => checkIn.memberId))
  const members = memberIds.map((id, place) => {
    const member = team.members.find((one) => one.id === id)
    if (member !== undefined) return member
    throw invalid(`memberIds.${place}`, 'INVALID_VALUE', 'must be a member of the team')
  })
  const made = members
    .filter((member) => !present.has(member.id))
    .map((member): CheckInRecord => ({
      id: database.nextId('checkIn'),
      scheduleId: schedule.id,
      memberId: member.id,
      userId: member.userId,
    }))
  database.checkIns.push(...made)
  return made
}

function details({ memberIds: _, ...fields }: Schemas['ScheduleInput']) {
  const rule = findDurationError(new Date(fields.starts_at), new Date(fields.ends_at))
  if (rule === null) return fields
  throw invalid('ends_at', 'OUT_OF_RANGE', rule)
}

/** A key of its start and end that does not depend on how the instants are written. */
function spanOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${Date.parse(starts_at)} ${Date.parse(ends_at)}`
}

function findSchedule(database: MockDatabase, team: TeamRecord, id: string): ScheduleRecord {
  return findById(
    database.schedules.filter((schedule) => schedule.team_id === team.id),
    id,
  )
}

/** `2026-11-20T22:00:00.000Z` as iCalendar writes it. */
const calendarTime = (at: string) => at.replaceAll(/[-:]|\.\d{3}/g, '')

function calendarEvent(schedule: ScheduleRecord): string[] {
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
    const { database, team, user } = requireMember(context)
    const { from, to } = context.input
    const found = database.schedules.filter(
      (one) =>
        one.team_id === team.id &&
        // A weekly event never ends.
        (from === undefined || one.recurrence === 'WEEKLY' || Date.parse(one.ends_at) > Date.parse(from)) &&
        (to === undefined || Date.parse(one.starts_at) < Date.parse(to)),
    )
    const sorted = found.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    return sorted.map((one) => toSchedule(database, one, user.id, { from, to }))
  },
  createSchedule(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team, user } = membership
    const { body } = context.input
    const ids = { id: database.nextId('schedule'), team_id: team.id, created_at: database.now() }
    const schedule = { ...ids, ...details(body) }
    const invited = inviteToSchedule(database, team, schedule, body.memberIds)
    // Whoever plans an event means to come.
    const own = invited.find((one) => one.userId === user.id)
    database.schedules.push(schedule)
    const { occurs_at: occursAt } = findNextOccurrence(database, schedule)
    if (own)
      database.answers.set(occurrenceKey(own.id, occursAt), { isConfirmed: true, answeredAt: database.now() })
    logActivity(membership, 'SCHEDULE_CREATED', body.title)
    return toSchedule(database, schedule, user.id)
  },
  readSchedule(context) {
    const { database, team, user } = requireMember(context)
    return toSchedule(database, findSchedule(database, team, context.input.sid), user.id)
  },
  updateSchedule(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team, user } = membership
    const schedule = findSchedule(database, team, context.input.sid)
    const { body } = context.input
    const isMoved = spanOf(schedule) !== spanOf(body)
    Object.assign(schedule, details(body))
    database.checkIns = database.checkIns.filter(
      (one) => one.scheduleId !== schedule.id || body.memberIds.includes(one.memberId),
    )
    // After a new time everybody has to confirm again.
    if (isMoved) {
      const ids = [schedule.id, ...findCheckIns(database, schedule).map(({ id }) => id)]
      const isOf = (key: string) => ids.some((id) => key.startsWith(id))
      for (const key of [...database.answers.keys()].filter(isOf)) database.answers.delete(key)
      for (const key of [...database.exceptions.keys()].filter(isOf)) database.exceptions.delete(key)
    }
    inviteToSchedule(database, team, schedule, body.memberIds)
    logActivity(membership, 'SCHEDULE_UPDATED', body.title)
    return toSchedule(database, schedule, user.id)
  },
  deleteSchedule(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team } = membership
    const schedule = findSchedule(database, team, context.input.sid)
    database.schedules = database.schedules.filter((one) => one !== schedule)
    database.checkIns = database.checkIns.filter((one) => one.scheduleId !== schedule.id)
    logActivity(membership, 'SCHEDULE_DELETED', schedule.title)
    return undefined
  },
  readCalendarFeed({ input, database }) {
    const team = findTeam(database, input.id)
    const events = database.schedules.filter((one) => one.team_id === team.id).flatMap(calendarEvent)
    const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Convoca//pt-BR']
    return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n')
  },
}

export const checkInHandlers: Handlers<CheckInIds> = {
  listCheckIns(context) {
    const { database, team } = requireMember(context)
    const schedule = findSchedule(database, team, context.input.sid)
    const { occurs_at: occursAt } = requireOccurrence(database, schedule, context.input.occurs_at)
    return findCheckIns(database, schedule).map((one) => toCheckIn(database, one, occursAt))
  },
  createCheckIns(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team } = membership
    const schedule = findSchedule(database, team, context.input.sid)
    const before = database.checkIns.length
    inviteToSchedule(database, team, schedule, context.input.body.memberIds)
    if (database.checkIns.length > before) logActivity(membership, 'SCHEDULE_UPDATED', schedule.title)
    const { memberIds } = context.input.body
    const named = findCheckIns(database, schedule).filter((one) => memberIds.includes(one.memberId))
    const { occurs_at: occursAt } = findNextOccurrence(database, schedule)
    return named.map((one) => toCheckIn(database, one, occursAt))
  },
  deleteCheckIn(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team } = membership
    const schedule = findSchedule(database, team, context.input.sid)
    const found = findById(findCheckIns(database, schedule), context.input.cid)
    database.checkIns = database.checkIns.filter((one) => one !== found)
    logActivity(membership, 'SCHEDULE_UPDATED', schedule.title)
    return undefined
  },
  remindInvitees(context) {
    const { database, team, user } = requirePermission(context, 'manageSchedules')
    const schedule = findSchedule(database, team, context.input.sid)
    const { occurs_at: occursAt } = findNextOccurrence(database, schedule)
    const open = findCheckIns(database, schedule).filter(
      (one) => !database.answers.has(occurrenceKey(one.id, occursAt)) && one.userId !== user.id,
    )
    if (open.length === 0) return { reminded: 0 }
    if (database.remindedAt.has(schedule.id)) throw new MockProblem('RATE_LIMITED')
    database.remindedAt.set(schedule.id, database.now())
    return { reminded: open.length }
  },
  answerCheckIn(context) {
    const { database, team, user } = requireMember(context)
    const schedule = findSchedule(database, team, context.input.sid)
    const found = findById(findCheckIns(database, schedule), context.input.cid)
    if (found.userId !== user.id) throw new MockProblem('FORBIDDEN')
    const { is_confirmed: isConfirmed, occurs_at: given } = context.input.body
    const { occurs_at: occursAt } = requireOccurrence(database, schedule, given)
    database.answers.set(occurrenceKey(found.id, occursAt), { isConfirmed, answeredAt: database.now() })
    return toCheckIn(database, found, occursAt)
  },
}

function toAvailability(database: MockDatabase, team: TeamRecord, userId: string): Schemas['Availability'] {
  const own = database.availability.filter((one) => one.teamId === team.id && one.hours.length > 0)
  const all = own.map((one) => toHoursOfWeek(one.hours))
  return {
    slots: toHoursOfWeek(own.flatMap((one) => one.hours)).map((at) => ({
      ...toWeekHour(at),
      members: all.filter((hours) => hours.includes(at)).length,
    })),
    members: own.length,
    own: own.find((one) => one.userId === userId)?.hours ?? [],
  }
}

export const availabilityHandlers: Handlers<AvailabilityIds> = {
  readAvailability(context) {
    const { database, team, user } = requireMember(context)
    return toAvailability(database, team, user.id)
  },
  updateAvailability(context) {
    const { database, team, user } = requireMember(context)
    const others = database.availability.filter((one) => one.teamId !== team.id || one.userId !== user.id)
    database.availability = [...others, { teamId: team.id, userId: user.id, hours: context.input.body.hours }]
    return toAvailability(database, team, user.id)
  },
}

export const calendarKeyHandlers: Handlers<CalendarKeyIds> = {
  resetCalendarKey(context) {
    const { database, team } = requireMember(context)
    // The mock clock advances with each reading, so every key is new.
    const key = `mock${Date.parse(database.now())}${team.id}`.slice(0, 22)
    return { key, url: `/api/public/teams/${team.id}/schedules.ics?key=${key}` }
  },
  deleteCalendarKey(context) {
    requireMember(context)
    return undefined
  },
}
