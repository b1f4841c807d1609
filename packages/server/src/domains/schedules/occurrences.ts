import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermissionForUpdate } from '../teams/service.ts'
import { findAttendees, resetResponses } from './check-ins-repository.ts'
import { toOccurrence } from './mappers.ts'
import { type ScheduleTarget, notifyInvitees, notifyOfCancellation } from './notifications.ts'
import {
  type FoundOccurrence,
  MAX_EXCEPTIONS,
  type Occurrence,
  countExceptions,
  deleteExceptions,
  findNextOccurrence,
  findOccurrence,
  forgetReminder,
  saveException,
} from './occurrences-repository.ts'
import { findScheduleOccurrence, lockSchedule } from './repository.ts'
import { claimRequest } from './requests-repository.ts'
import { checkInstant, checkOccurrenceTimes } from './rules.ts'

const noOccurrence = () => invalid('occurs_at', 'INVALID_VALUE', 'must be an occurrence of the schedule')

/** The occurrence that is on or comes next. */
export async function requireNextOccurrence(
  { db, now }: Context,
  { scheduleId }: Pick<ScheduleTarget, 'scheduleId'>,
): Promise<Occurrence> {
  const next = await findNextOccurrence(db, scheduleId, now())
  if (next === null) throw new DomainError('NOT_FOUND')
  return next
}

/** The occurrence of this instant, a cancelled one too, by default that which is on or comes next. */
export async function requireOccurrence(
  context: Context,
  target: ScheduleTarget,
  given: string | undefined,
): Promise<FoundOccurrence> {
  if (given === undefined) return { ...(await requireNextOccurrence(context, target)), isCancelled: false }
  const found = await findOccurrence(context.db, target.scheduleId, checkInstant('occurs_at', given))
  if (found === null) throw noOccurrence()
  return found
}

/** An occurrence that can be answered. */
export async function requireTakingPlace(
  context: Context,
  target: ScheduleTarget,
  given: string | undefined,
): Promise<Occurrence> {
  const { isCancelled, ...occurrence } = await requireOccurrence(context, target, given)
  if (isCancelled) throw noOccurrence()
  return occurrence
}

type Times = { startsAt: Date; endsAt: Date } | null

const isSame = (before: FoundOccurrence, after: Times): boolean =>
  after === null
    ? before.isCancelled
    : !before.isCancelled &&
      before.startsAt.getTime() === after.startsAt.getTime() &&
      before.endsAt.getTime() === after.endsAt.getTime()

async function saveTimes(context: Context, scheduleId: string, occurrence: FoundOccurrence, times: Times) {
  const { db, now } = context
  const { occursAt } = occurrence
  // Nothing differs any more if the times are those of the series.
  await deleteExceptions(db, scheduleId, occursAt)
  const regular = await findOccurrence(db, scheduleId, occursAt)
  if (regular !== null && isSame(regular, times)) return
  if ((await countExceptions(db, scheduleId, now())) >= MAX_EXCEPTIONS)
    throw invalid('occurs_at', 'OUT_OF_RANGE', `must not be more than ${MAX_EXCEPTIONS} weeks that differ`)
  await saveException(db, scheduleId, { occursAt, times })
}

/** Moves or cancels one week of a weekly event; repeated, nothing changes and nobody is notified. */
export async function updateOccurrence(
  context: Context,
  target: ScheduleTarget,
  input: Schemas['OccurrenceInput'],
): Promise<Schemas['ScheduleOccurrence']> {
  const { db, actor, now } = context
  const { teamId, scheduleId } = target
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const occursAt = checkInstant('occurs_at', input.occurs_at)
  const times = checkOccurrenceTimes(input)
  const schedule = await lockSchedule(db, teamId, scheduleId)
  if (schedule === null) throw new DomainError('NOT_FOUND')
  const before = schedule.recurrence === 'WEEKLY' ? await findOccurrence(db, scheduleId, occursAt) : null
  if (before === null) throw noOccurrence()
  if (before.endsAt < now()) throw invalid('occurs_at', 'OUT_OF_RANGE', 'must not be over')
  if (!isSame(before, times)) {
    await saveTimes(context, scheduleId, before, times)
    const attendees = await findAttendees(db, scheduleId, occursAt)
    const invitees = await resetResponses(db, scheduleId, occursAt)
    await forgetReminder(db, scheduleId, occursAt)
    const { title } = schedule
    await logActivity(context, { teamId, part: 'SCHEDULES', action: 'SCHEDULE_UPDATED', target: title })
    if (times === null) {
      if (!before.isCancelled) {
        const event = { ...before, title }
        await notifyOfCancellation(context, { target, event, isDeleted: false }, attendees)
      }
    } else {
      const event = { occursAt, ...times, title }
      await notifyInvitees(context, { target, event, title: 'Evento do time remarcado' }, invitees)
      await claimRequest(db, scheduleId, occursAt)
    }
  }
  const row = await findScheduleOccurrence(db, target, { viewerId: actor.userId, occursAt })
  if (row === null) throw new DomainError('NOT_FOUND')
  return toOccurrence(row)
}
