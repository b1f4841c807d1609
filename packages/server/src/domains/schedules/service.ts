import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { markCheckInRead } from '../notifications/repository.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermissionForUpdate, requireRole } from '../teams/service.ts'
import { findAvailability, saveAvailability } from './availability-repository.ts'
import {
  type CheckInTarget,
  answerOwn,
  deleteCheckIn,
  findCheckIn,
  findCheckIns,
  findExpected,
  lockMembers,
  insertCheckIns,
  keepCheckIns,
  reopenCheckIns,
  toCheckIn,
} from './check-ins-repository.ts'
import {
  changeSchedule,
  deleteSchedule,
  findSchedule,
  findSchedulesWithin,
  lockSchedule,
  insertSchedule,
  toSchedule,
} from './repository.ts'
import { type ScheduleValues, checkSchedule, checkWindow } from './rules.ts'
import { type ScheduleTarget, ask, tellCancelled, tellElsewhere } from './notifications.ts'

export async function listSchedules(
  context: Context,
  teamId: string,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<Schemas['Schedule'][]> {
  const { db, actor } = context
  await requireRole(context, teamId)
  return (await findSchedulesWithin(db, teamId, actor.userId, checkWindow(query))).map(toSchedule)
}

async function requireSchedule(
  context: Context,
  { teamId, scheduleId }: ScheduleTarget,
): Promise<Schemas['Schedule']> {
  const { db, actor } = context
  const row = await findSchedule(db, teamId, actor.userId, scheduleId)
  if (row === null) throw new DomainError('NOT_FOUND')
  return toSchedule(row)
}

export async function readSchedule(context: Context, target: ScheduleTarget): Promise<Schemas['Schedule']> {
  await requireRole(context, target.teamId)
  return requireSchedule(context, target)
}

/** Only who is a member now can be invited; the whole list is refused for one who is not. */
async function requireMembers(db: Db, teamId: string, memberIds: readonly string[]): Promise<string[]> {
  // The contract lets ids pass in capitals; the store knows one spelling.
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
  const given = { teamId, actorId: actor.userId, now: context.now() }
  const target = { teamId, scheduleId: await insertSchedule(db, given, values) }
  const asked = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await logActivity(context, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_CREATED',
    target: values.title,
  })
  await ask(context, { target, event: values, title: 'Novo evento do time' }, asked)
  return requireSchedule(context, target)
}

type Held = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>

/** The event as it is until the transaction ends. */
async function requireHeld(db: Db, { teamId, scheduleId }: ScheduleTarget): Promise<Held> {
  const held = await lockSchedule(db, teamId, scheduleId)
  if (held === null) throw new DomainError('NOT_FOUND')
  return held
}

function isMoved(before: Held, after: ScheduleValues): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime()
  )
}

function isElsewhere(before: Held, after: ScheduleValues): boolean {
  return before.location !== after.location || before.url !== after.url
}

/** Whatever of an event changes, who is invited to it as well, is one act in the history. */
const recordUpdate = (context: Context, teamId: string, title: string): Promise<void> =>
  logActivity(context, { teamId, part: 'SCHEDULES', action: 'SCHEDULE_UPDATED', target: title })

/** Replaces everything; who is no longer invited loses the check-in, and another time asks everybody again. */
export async function updateSchedule(
  context: Context,
  target: ScheduleTarget,
  input: Schemas['ScheduleInput'],
): Promise<Schemas['Schedule']> {
  const { db, actor } = context
  const { teamId, scheduleId } = target
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const values = checkSchedule(input)
  const before = await requireHeld(db, target)
  const memberIds = await requireMembers(db, teamId, input.memberIds)
  await changeSchedule(db, scheduleId, values, context.now())
  await keepCheckIns(db, scheduleId, memberIds)
  const telling = { target, event: values }
  if (isMoved(before, values)) {
    const reopened = await reopenCheckIns(db, scheduleId)
    await ask(context, { ...telling, title: 'Evento do time remarcado' }, reopened)
  } else if (isElsewhere(before, values)) {
    const expected = await findExpected(db, scheduleId)
    await tellElsewhere(context, { ...telling, where: values }, expected)
  }
  const invited = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await ask(context, { ...telling, title: 'Novo evento do time' }, invited)
  await recordUpdate(context, teamId, values.title)
  return requireSchedule(context, target)
}

export async function removeSchedule(context: Context, target: ScheduleTarget): Promise<void> {
  const { db } = context
  const { teamId, scheduleId } = target
  await requirePermissionForUpdate(context, teamId, 'manageSchedules')
  const event = await requireHeld(db, target)
  const expected = await findExpected(db, scheduleId)
  await deleteSchedule(db, scheduleId)
  await logActivity(context, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_DELETED',
    target: event.title,
  })
  await tellCancelled(context, { target, event }, expected)
}

export async function listCheckIns(context: Context, target: ScheduleTarget): Promise<Schemas['CheckIn'][]> {
  const { db } = context
  await readSchedule(context, target)
  return (await findCheckIns(db, target.teamId, target.scheduleId)).map(toCheckIn)
}

/** Invites more members; whoever is invited already stays as they are. Answers the check-ins of those named. */
export async function createCheckIns(
  context: Context,
  target: ScheduleTarget,
  input: Schemas['CheckInInput'],
): Promise<Schemas['CheckIn'][]> {
  const { db, actor } = context
  await requirePermissionForUpdate(context, target.teamId, 'manageSchedules')
  const event = await requireHeld(db, target)
  const memberIds = await requireMembers(db, target.teamId, input.memberIds)
  const asked = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await ask(context, { target, event, title: 'Novo evento do time' }, asked)
  // Naming only who is invited already changes nothing.
  if (asked.length > 0) await recordUpdate(context, target.teamId, event.title)
  const all = await findCheckIns(db, target.teamId, target.scheduleId)
  return all.filter((row) => memberIds.includes(row.member_id)).map(toCheckIn)
}

export async function removeCheckIn(context: Context, target: CheckInTarget): Promise<void> {
  await requirePermissionForUpdate(context, target.teamId, 'manageSchedules')
  const event = await requireHeld(context.db, target)
  if (!(await deleteCheckIn(context.db, target))) throw new DomainError('NOT_FOUND')
  await recordUpdate(context, target.teamId, event.title)
}

/** The invited member's own answer; it may change as long as the event is there. */
export async function answerCheckIn(
  context: Context,
  target: CheckInTarget,
  isConfirmed: boolean,
): Promise<Schemas['CheckIn']> {
  const { db, actor } = context
  await requireRole(context, target.teamId)
  const answered = await answerOwn(db, target, { userId: actor.userId, isConfirmed, now: context.now() })
  const row = await findCheckIn(db, target)
  if (row === null) throw new DomainError('NOT_FOUND')
  if (!answered) throw new DomainError('FORBIDDEN')
  await markCheckInRead(db, actor.userId, target.checkInId)
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
