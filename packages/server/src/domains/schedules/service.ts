import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { markCheckInRead } from '../notifications/repository.ts'
import { recordAct } from '../teams/announce.ts'
import { requireAbilityToWrite, requireRole } from '../teams/service.ts'
import { findAvailability, saveAvailability } from './availability.ts'
import {
  type CheckInTarget,
  answerOwn,
  deleteCheckIn,
  findCheckIn,
  findCheckIns,
  findExpected,
  holdMembers,
  insertCheckIns,
  keepCheckIns,
  reopenCheckIns,
  toCheckIn,
} from './check-ins.ts'
import {
  changeSchedule,
  deleteSchedule,
  findSchedule,
  findSchedulesWithin,
  holdSchedule,
  insertSchedule,
  toSchedule,
} from './repository.ts'
import { type ScheduleValues, checkSchedule, checkWindow } from './rules.ts'
import { type ScheduleServices, type ScheduleTarget, ask, tellCancelled, tellElsewhere } from './told.ts'

export async function listSchedules(
  db: Db,
  actor: Actor,
  teamId: string,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<Schemas['Schedule'][]> {
  await requireRole(db, teamId, actor.userId)
  return (await findSchedulesWithin(db, teamId, actor.userId, checkWindow(query))).map(toSchedule)
}

async function requireSchedule(
  db: Db,
  actor: Actor,
  { teamId, scheduleId }: ScheduleTarget,
): Promise<Schemas['Schedule']> {
  const row = await findSchedule(db, teamId, actor.userId, scheduleId)
  if (row === null) throw new DomainError('NOT_FOUND')
  return toSchedule(row)
}

export async function readSchedule(
  db: Db,
  actor: Actor,
  target: ScheduleTarget,
): Promise<Schemas['Schedule']> {
  await requireRole(db, target.teamId, actor.userId)
  return requireSchedule(db, actor, target)
}

/** Only who is a member now can be invited; the whole list is refused for one who is not. */
async function requireMembers(db: Db, teamId: string, memberIds: readonly string[]): Promise<string[]> {
  // The contract lets ids pass in capitals; the store knows one spelling.
  const wanted = memberIds.map((id) => id.toLowerCase())
  const members = await holdMembers(db, teamId, wanted)
  refuseInvalid(
    wanted.flatMap((id, place) => {
      if (members.has(id)) return []
      return [fieldError(`memberIds.${place}`, 'INVALID_VALUE', 'must be a member of the team')]
    }),
  )
  return [...members]
}

export async function createSchedule(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  teamId: string,
  input: Schemas['ScheduleInput'],
): Promise<Schemas['Schedule']> {
  const { db } = work
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageSchedules')
  const values = checkSchedule(input)
  const memberIds = await requireMembers(db, teamId, input.memberIds)
  const given = { teamId, actorId: actor.userId, now: services.now() }
  const target = { teamId, scheduleId: await insertSchedule(db, given, values) }
  const asked = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await recordAct(work, services, actor, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_CREATED',
    target: values.title,
  })
  await ask(work, services, { actor, target, event: values, title: 'Novo evento do time' }, asked)
  return requireSchedule(db, actor, target)
}

type Held = NonNullable<Awaited<ReturnType<typeof holdSchedule>>>

/** The event as it is until the transaction ends. */
async function requireHeld(db: Db, { teamId, scheduleId }: ScheduleTarget): Promise<Held> {
  const held = await holdSchedule(db, teamId, scheduleId)
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
const recordUpdate = (
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  teamId: string,
  title: string,
): Promise<void> =>
  recordAct(work, services, actor, { teamId, part: 'SCHEDULES', action: 'SCHEDULE_UPDATED', target: title })

/** Replaces everything; who is no longer invited loses the check-in, and another time asks everybody again. */
export async function updateSchedule(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  target: ScheduleTarget,
  input: Schemas['ScheduleInput'],
): Promise<Schemas['Schedule']> {
  const { db } = work
  const { teamId, scheduleId } = target
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageSchedules')
  const values = checkSchedule(input)
  const before = await requireHeld(db, target)
  const memberIds = await requireMembers(db, teamId, input.memberIds)
  await changeSchedule(db, scheduleId, values, services.now())
  await keepCheckIns(db, scheduleId, memberIds)
  const telling = { actor, target, event: values }
  if (isMoved(before, values)) {
    const reopened = await reopenCheckIns(db, scheduleId)
    await ask(work, services, { ...telling, title: 'Evento do time remarcado' }, reopened)
  } else if (isElsewhere(before, values)) {
    const expected = await findExpected(db, scheduleId)
    await tellElsewhere(work, services, { ...telling, where: values }, expected)
  }
  const invited = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await ask(work, services, { ...telling, title: 'Novo evento do time' }, invited)
  await recordUpdate(work, services, actor, teamId, values.title)
  return requireSchedule(db, actor, target)
}

export async function removeSchedule(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  target: ScheduleTarget,
): Promise<void> {
  const { db } = work
  const { teamId, scheduleId } = target
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageSchedules')
  const event = await requireHeld(db, target)
  const expected = await findExpected(db, scheduleId)
  await deleteSchedule(db, scheduleId)
  await recordAct(work, services, actor, {
    teamId,
    part: 'SCHEDULES',
    action: 'SCHEDULE_DELETED',
    target: event.title,
  })
  await tellCancelled(work, services, { actor, target, event }, expected)
}

export async function listCheckIns(
  db: Db,
  actor: Actor,
  target: ScheduleTarget,
): Promise<Schemas['CheckIn'][]> {
  await readSchedule(db, actor, target)
  return (await findCheckIns(db, target.teamId, target.scheduleId)).map(toCheckIn)
}

/** Invites more members; whoever is invited already stays as they are. Answers the check-ins of those named. */
export async function createCheckIns(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  target: ScheduleTarget,
  input: Schemas['CheckInInput'],
): Promise<Schemas['CheckIn'][]> {
  const { db } = work
  await requireAbilityToWrite(db, target.teamId, actor.userId, 'manageSchedules')
  const event = await requireHeld(db, target)
  const memberIds = await requireMembers(db, target.teamId, input.memberIds)
  const asked = await insertCheckIns(db, { ...target, actorId: actor.userId }, memberIds)
  await ask(work, services, { actor, target, event, title: 'Novo evento do time' }, asked)
  // Naming only who is invited already changes nothing.
  if (asked.length > 0) await recordUpdate(work, services, actor, target.teamId, event.title)
  const all = await findCheckIns(db, target.teamId, target.scheduleId)
  return all.filter((row) => memberIds.includes(row.member_id)).map(toCheckIn)
}

export async function removeCheckIn(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  target: CheckInTarget,
): Promise<void> {
  await requireAbilityToWrite(work.db, target.teamId, actor.userId, 'manageSchedules')
  const event = await requireHeld(work.db, target)
  if (!(await deleteCheckIn(work.db, target))) throw new DomainError('NOT_FOUND')
  await recordUpdate(work, services, actor, target.teamId, event.title)
}

/** The invited member's own answer; it may change as long as the event is there. */
export async function answerCheckIn(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  target: CheckInTarget,
  isConfirmed: boolean,
): Promise<Schemas['CheckIn']> {
  const { db } = work
  await requireRole(db, target.teamId, actor.userId)
  const answered = await answerOwn(db, target, { userId: actor.userId, isConfirmed, now: services.now() })
  const row = await findCheckIn(db, target)
  if (row === null) throw new DomainError('NOT_FOUND')
  if (!answered) throw new DomainError('FORBIDDEN')
  await markCheckInRead(db, actor.userId, target.checkInId)
  await services.realtime.teamChanged(work, target.teamId, 'SCHEDULES')
  return toCheckIn(row)
}

export async function readAvailability(
  db: Db,
  actor: Actor,
  teamId: string,
): Promise<Schemas['Availability']> {
  await requireRole(db, teamId, actor.userId)
  return findAvailability(db, teamId, actor.userId)
}

export async function updateAvailability(
  work: Work,
  services: ScheduleServices,
  actor: Actor,
  teamId: string,
  { hours }: Schemas['AvailabilityInput'],
): Promise<Schemas['Availability']> {
  const saved = await saveAvailability(work.db, teamId, actor.userId, { hours, now: services.now() })
  if (!saved) throw new DomainError('TEAM_NOT_FOUND')
  await services.realtime.teamChanged(work, teamId, 'SCHEDULES')
  return findAvailability(work.db, teamId, actor.userId)
}
