import { demoNow } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase } from '../mock-database.ts'
import { invalid } from '../problem.ts'
import { requirePermission, findById, logActivity } from './access.ts'
import type { Handlers } from './handler.ts'

type ScheduleRecord = MockDatabase['schedules'][number]

const week = 7 * 24 * 3_600_000
/** As the contract's list holds them. */
const MAX_OCCURRENCES = 60

interface Occurrence {
  occurs_at: string
  starts_at: string
  ends_at: string
  is_cancelled: boolean
}

/** The key of one occurrence of an event. */
export const occurrenceKey = (id: string, occursAt: string) => `${id} ${Date.parse(occursAt)}`

function toOccurrence(database: MockDatabase, schedule: ScheduleRecord, start: number): Occurrence {
  const length = Date.parse(schedule.ends_at) - Date.parse(schedule.starts_at)
  const occursAt = new Date(start).toISOString()
  const changed = database.exceptions.get(occurrenceKey(schedule.id, occursAt))
  const regular = { starts_at: occursAt, ends_at: new Date(start + length).toISOString() }
  return { occurs_at: occursAt, ...regular, ...changed, is_cancelled: changed === null }
}

/** The first 60 that end after one instant and start before another. */
export function listOccurrences(
  database: MockDatabase,
  schedule: ScheduleRecord,
  { from, to }: { from: string; to: string | undefined },
): Occurrence[] {
  const first = Date.parse(schedule.starts_at)
  const count = schedule.recurrence === 'WEEKLY' ? MAX_OCCURRENCES : 1
  const skipped = count === 1 ? 0 : Math.max(0, Math.floor((Date.parse(from) - first) / week) - 1)
  return Array.from({ length: count }, (_, nth) =>
    toOccurrence(database, schedule, first + (skipped + nth) * week),
  ).filter((one) => one.ends_at > from && (to === undefined || one.starts_at < to))
}

/** The occurrence that is on or comes next; of a single event its only one. */
export function findNextOccurrence(database: MockDatabase, schedule: ScheduleRecord): Occurrence {
  const next = listOccurrences(database, schedule, { from: demoNow, to: undefined })
    .filter((one) => !one.is_cancelled)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))[0]
  return next ?? toOccurrence(database, schedule, Date.parse(schedule.starts_at))
}

/** The occurrence of this instant, by default that which is on or comes next. */
export function requireOccurrence(
  database: MockDatabase,
  schedule: ScheduleRecord,
  given: string | undefined,
): Occurrence {
  if (given === undefined) return findNextOccurrence(database, schedule)
  const past = Date.parse(given) - Date.parse(schedule.starts_at)
  const isRegular = schedule.recurrence === 'WEEKLY' ? past >= 0 && past % week === 0 : past === 0
  if (isRegular) return toOccurrence(database, schedule, Date.parse(given))
  throw invalid('occurs_at', 'INVALID_VALUE', 'must be an occurrence of the schedule')
}

/** An occurrence with the responses to it. */
export function withResponses(
  database: MockDatabase,
  schedule: ScheduleRecord,
  { occurrence, userId }: { occurrence: Occurrence; userId: string },
): Schemas['ScheduleOccurrence'] {
  const all = database.checkIns.filter(({ scheduleId }) => scheduleId === schedule.id)
  const own = all.find((one) => one.userId === userId)
  const answerOf = (checkInId: string) =>
    database.answers.get(occurrenceKey(checkInId, occurrence.occurs_at))?.isConfirmed ?? null
  const count = (answer: boolean | null) => all.filter(({ id }) => answerOf(id) === answer).length
  return {
    ...occurrence,
    checkins: { confirmed: count(true), declined: count(false), pending: count(null) },
    own_checkin: own ? { id: own.id, is_confirmed: answerOf(own.id) } : null,
  }
}

export const occurrenceHandlers: Handlers<'updateOccurrence'> = {
  updateOccurrence(context) {
    const membership = requirePermission(context, 'manageSchedules')
    const { database, team, user } = membership
    const own = database.schedules.filter((one) => one.team_id === team.id)
    const schedule = findById(own, context.input.sid)
    const { occurs_at: occursAt, starts_at: start, ends_at: end } = context.input.body
    if (schedule.recurrence === 'NONE')
      throw invalid('occurs_at', 'INVALID_VALUE', 'must be an occurrence of the schedule')
    const before = requireOccurrence(database, schedule, occursAt)
    const key = occurrenceKey(schedule.id, before.occurs_at)
    const times = start === null || end === null ? null : { starts_at: start, ends_at: end }
    if (times !== null && Date.parse(times.starts_at) === Date.parse(occursAt))
      database.exceptions.delete(key)
    else database.exceptions.set(key, times)
    for (const { id, scheduleId } of database.checkIns)
      if (scheduleId === schedule.id) database.answers.delete(occurrenceKey(id, before.occurs_at))
    logActivity(membership, 'SCHEDULE_UPDATED', schedule.title)
    const occurrence = requireOccurrence(database, schedule, occursAt)
    return withResponses(database, schedule, { occurrence, userId: user.id })
  },
}
