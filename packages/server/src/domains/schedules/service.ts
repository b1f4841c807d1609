import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { refuseFor } from '../../rate-limiting/limiters.ts'
import { markAnswered } from '../notifications/answers.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import { findAvailability, saveAvailability } from './availability-repository.ts'
import {
  type CheckInTarget,
  saveResponse,
  deleteCheckIn,
  findCheckIn,
  findCheckIns,
  findAttendees,
  findUnanswered,
  lockMembers,
  insertCheckIns,
  deleteOtherCheckIns,
  resetResponses,
} from './check-ins-repository.ts'
import { toCheckIn, toSchedule } from './mappers.ts'
import { requireNextOccurrence, requireOccurrence, requireTakingPlace } from './occurrences.ts'
import { deleteExceptions } from './occurrences-repository.ts'
import { claimRequest } from './requests-repository.ts'
import {
  claimReminder,
  updateScheduleRow,
  deleteScheduleRow,
  findSchedule,
  findSchedulesWithin,
  lockSchedule,
  insertSchedule,
} from './repository.ts'
import { type ScheduleValues, REMIND_AGAIN_AFTER, checkSchedule, checkWindow } from './rules.ts'
import {
  type ScheduleTarget,
  notifyInvitees,
  notifyOfCancellation,
  notifyOfNewPlace,
} from './notifications.ts'

export async function listSchedules(
  context: Context,
  teamId: string,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<Schemas['Schedule'][]> {
  const { db, actor, now } = context
  await requireRole(context, teamId)
  const viewer = { viewerId: actor.userId, now: now() }
  return (await findSchedulesWithin(db, teamId, viewer, checkWindow(query))).map(toSchedule)
}

async function requireSchedule(
  context: Context,
  { teamId, scheduleId }: ScheduleTarget,
): Promise<Schemas['Schedule']> {
  const { db, actor, now } = context
  const row = await findSchedule(db, { teamId, scheduleId }, { viewerId: actor.userId, now: now() })
  if (row === null) throw new DomainError('NOT_FOUND')
  return toSchedule(row)
}

export async function readSchedule(context: Context, target: ScheduleTarget): Promise<Schemas['Schedule']> {
  await requireRole(context, target.teamId)
  return requireSchedule(context, target)
}

/** Refuses the whole list where one of it is not a member. */
async function requireMembers(db: Db, teamId: string, memberIds: readonly string[]): Promise<string[]> {
  // The contract allows ids in capitals; the database returns lower case.
  const wanted = memberIds.map((id) => id.toLowerCase())
  const members = await lockMembers(db, teamId, wanted)
  refuseInvalid(
    wanted.flatMap((id, place) => {
      if (members.has(id)) return []
      return [fieldError(`memberIds.${place}`, 'INVALID_VALUE', 'must be a member of the team')]
    }),
  )
  return [...members]
}

export async function createSchedule(
  context: Context,
  teamId: string,
  input: Schemas['ScheduleInput'],
): Promise<Schemas['Schedule']> {
  const { db, actor } = context
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const values = checkSchedule(input)
  const memberIds = await requireMembers(db, teamId, input.memberIds)
  const created = { teamId, actorId: actor.userId, now: context.now() }
  const target = { teamId, scheduleId: await insertSchedule(db, created, values) }
  const invitees = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  const next = await requireNextOccurrence(context, target)
  // The planner of an event means to come.
  const own = invitees.find(({ userId }) => userId === actor.userId)
  if (own !== undefined) {
    const response = { userId: actor.userId, occursAt: next.occursAt, isConfirmed: true, now: created.now }
    await saveResponse(db, { ...target, checkInId: own.checkInId }, response)
  }
  await logActivity(context, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_CREATED',
    target: values.title,
  })
  await notifyInvitees(
    context,
    { target, event: { ...next, title: values.title }, title: 'Novo evento do time' },
    invitees,
  )
  await claimRequest(db, target.scheduleId, next.occursAt)
  return requireSchedule(context, target)
}

type LockedSchedule = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>

async function requireLocked(db: Db, { teamId, scheduleId }: ScheduleTarget): Promise<LockedSchedule> {
  const schedule = await lockSchedule(db, teamId, scheduleId)
  if (schedule === null) throw new DomainError('NOT_FOUND')
  return schedule
}

function hasNewTime(before: LockedSchedule, after: ScheduleValues): boolean {
  return (
    before.recurrence !== after.recurrence ||
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime()
  )
}

function hasNewPlace(before: LockedSchedule, after: ScheduleValues): boolean {
  return before.location !== after.location || before.url !== after.url
}

/** Every change of an event, also of its invitations, is one entry of the activity log. */
const logUpdate = (context: Context, teamId: string, title: string): Promise<void> =>
  logActivity(context, { teamId, part: 'SCHEDULES', action: 'SCHEDULE_UPDATED', target: title })

/** Members no longer invited lose their check-in; a new time resets all responses. */
export async function updateSchedule(
  context: Context,
  target: ScheduleTarget,
  input: Schemas['ScheduleInput'],
): Promise<Schemas['Schedule']> {
  const { db, actor } = context
  const { teamId, scheduleId } = target
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const values = checkSchedule(input)
  const before = await requireLocked(db, target)
  const memberIds = await requireMembers(db, teamId, input.memberIds)
  await updateScheduleRow(db, scheduleId, values, context.now())
  await deleteOtherCheckIns(db, scheduleId, memberIds)
  const isMoved = hasNewTime(before, values)
  // Weeks that differ did so from a series that no longer exists.
  if (isMoved) await deleteExceptions(db, scheduleId)
  const next = await requireNextOccurrence(context, target)
  const notified = { target, event: { ...next, title: values.title } }
  if (isMoved) {
    const invitees = await resetResponses(db, scheduleId)
    await notifyInvitees(context, { ...notified, title: 'Evento do time remarcado' }, invitees)
    await claimRequest(db, scheduleId, next.occursAt)
  } else if (hasNewPlace(before, values)) {
    const attendees = await findAttendees(db, scheduleId, next.occursAt)
    await notifyOfNewPlace(context, { ...notified, place: values }, attendees)
  }
  const added = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await notifyInvitees(context, { ...notified, title: 'Novo evento do time' }, added)
  await logUpdate(context, teamId, values.title)
  return requireSchedule(context, target)
}

export async function deleteSchedule(context: Context, target: ScheduleTarget): Promise<void> {
  const { db } = context
  const { teamId, scheduleId } = target
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const { title } = await requireLocked(db, target)
  const event = { ...(await requireNextOccurrence(context, target)), title }
  const attendees = await findAttendees(db, scheduleId, event.occursAt)
  await deleteScheduleRow(db, scheduleId)
  await logActivity(context, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_DELETED',
    target: title,
  })
  await notifyOfCancellation(context, { target, event, isDeleted: true }, attendees)
}

/** The check-ins with the responses to one occurrence, by default that which is on or comes next. */
export async function listCheckIns(
  context: Context,
  target: ScheduleTarget,
  occursAt?: string,
): Promise<Schemas['CheckIn'][]> {
  await readSchedule(context, target)
  const occurrence = await requireOccurrence(context, target, occursAt)
  return (await findCheckIns(context.db, target, occurrence.occursAt)).map(toCheckIn)
}

/** Invites more members; existing check-ins keep their response. Returns the check-ins of all named members. */
export async function createCheckIns(
  context: Context,
  target: ScheduleTarget,
  input: Schemas['CheckInInput'],
): Promise<Schemas['CheckIn'][]> {
  const { db, actor } = context
  await requirePermissionForUpdate(context, target.teamId, 'manageSchedules')
  const event = await requireLocked(db, target)
  const memberIds = await requireMembers(db, target.teamId, input.memberIds)
  const invitees = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  const next = await requireNextOccurrence(context, target)
  const notified = { target, event: { ...next, title: event.title } }
  await notifyInvitees(context, { ...notified, title: 'Novo evento do time' }, invitees)
  // Naming only members who were invited before changes nothing.
  if (invitees.length > 0) await logUpdate(context, target.teamId, event.title)
  const all = await findCheckIns(db, target, next.occursAt)
  return all.filter((row) => memberIds.includes(row.member_id)).map(toCheckIn)
}

export async function removeCheckIn(context: Context, target: CheckInTarget): Promise<void> {
  await requirePermissionForUpdate(context, target.teamId, 'manageSchedules')
  const event = await requireLocked(context.db, target)
  if (!(await deleteCheckIn(context.db, target))) throw new DomainError('NOT_FOUND')
  await logUpdate(context, target.teamId, event.title)
}

/** Asks once more those who have not responded, at most once an hour; nobody about an event that is over. */
export async function remindInvitees(
  context: Context,
  target: ScheduleTarget,
): Promise<Schemas['ReminderResult']> {
  const { db, actor, now } = context
  await requirePermissionForUpdate(context, target.teamId, 'manageSchedules')
  const event = await requireLocked(db, target)
  const next = await requireNextOccurrence(context, target)
  const { scheduleId } = target
  const invitees = await findUnanswered(db, { scheduleId, occursAt: next.occursAt }, actor.userId)
  if (next.endsAt < now() || invitees.length === 0) return { reminded: 0 }
  const before = new Date(now().getTime() - REMIND_AGAIN_AFTER)
  if (!(await claimReminder(db, target.scheduleId, now(), before)))
    refuseFor((event.remindedAt?.getTime() ?? 0) - before.getTime())
  const reminded = { ...next, title: event.title }
  await notifyInvitees(context, { target, event: reminded, title: 'Falta a sua resposta' }, invitees)
  await context.realtime.publishTeamChange(context, target.teamId, 'SCHEDULES')
  return { reminded: invitees.length }
}

/** The invited member's response to one occurrence; it may change as long as the event exists. */
export async function answerCheckIn(
  context: Context,
  target: CheckInTarget,
  { is_confirmed: isConfirmed, occurs_at: given }: Schemas['ConfirmationInput'],
): Promise<Schemas['CheckIn']> {
  const { db, actor, now } = context
  await requireRole(context, target.teamId)
  const { occursAt } = await requireTakingPlace(context, target, given)
  const isOwn = await saveResponse(db, target, { userId: actor.userId, occursAt, isConfirmed, now: now() })
  const row = await findCheckIn(db, target, occursAt)
  if (row === null) throw new DomainError('NOT_FOUND')
  if (!isOwn) throw new DomainError('FORBIDDEN')
  await markAnswered(context, { checkInId: target.checkInId, occursAt })
  await context.realtime.publishNotificationsChange(context, actor.userId)
  await context.realtime.publishTeamChange(context, target.teamId, 'SCHEDULES')
  return toCheckIn(row)
}

export async function readAvailability(context: Context, teamId: string): Promise<Schemas['Availability']> {
  const { db, actor } = context
  await requireRole(context, teamId)
  return findAvailability(db, teamId, actor.userId)
}

export async function updateAvailability(
  context: Context,
  teamId: string,
  { hours }: Schemas['AvailabilityInput'],
): Promise<Schemas['Availability']> {
  const saved = await saveAvailability(context.db, teamId, context.actor.userId, {
    hours,
    now: context.now(),
  })
  if (!saved) throw new DomainError('TEAM_NOT_FOUND')
  await context.realtime.publishTeamChange(context, teamId, 'SCHEDULES')
  return findAvailability(context.db, teamId, context.actor.userId)
}
