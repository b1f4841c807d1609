import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

export const checkInColumns = [
  'check_ins.id',
  'check_ins.schedule_id',
  'check_ins.member_id',
  'answer.is_confirmed',
  'answer.answered_at',
  'users.id as user_id',
  'users.name',
  sql<string>`users.nick::text`.as('nick'),
] as const

/** Selects check-ins with the answers for one occurrence, an expression over `check_ins`. */
function selectCheckIns(db: Db, occursAt: RawBuilder<Date>) {
  return db
    .selectFrom('check_ins')
    .leftJoin('check_in_answers as answer', (join) =>
      join.onRef('answer.check_in_id', '=', 'check_ins.id').on('answer.occurs_at', '=', occursAt),
    )
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(checkInColumns)
    .select(occursAt.as('occurs_at'))
}

export type CheckInRow = Awaited<ReturnType<ReturnType<typeof selectCheckIns>['executeTakeFirstOrThrow']>>

const instant = (at: Date) => sql<Date>`${at}::timestamptz`

/** The check-ins of one occurrence of a schedule of the team, ordered by nick. */
export function findCheckIns(
  db: Db,
  { teamId, scheduleId }: { teamId: string; scheduleId: string },
  occursAt: Date,
): Promise<CheckInRow[]> {
  return selectCheckIns(db, instant(occursAt))
    .where('check_ins.team_id', '=', teamId)
    .where('check_ins.schedule_id', '=', scheduleId)
    .orderBy(sql`users.nick::text collate convoca_pt`)
    .limit(500)
    .execute()
}

export interface CheckInTarget {
  teamId: string
  scheduleId: string
  checkInId: string
}

export async function findCheckIn(db: Db, target: CheckInTarget, occursAt: Date): Promise<CheckInRow | null> {
  const row = await selectCheckIns(db, instant(occursAt))
    .where('check_ins.team_id', '=', target.teamId)
    .where('check_ins.schedule_id', '=', target.scheduleId)
    .where('check_ins.id', '=', target.checkInId)
    .executeTakeFirst()
  return row ?? null
}

/** The ids that are members of the team; their rows are locked against deletion. */
export async function lockMembers(
  db: Db,
  teamId: string,
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', 'in', memberIds)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** A member who was invited and has not declined. */
export interface Attendee {
  userId: string
}

/** A member whose response is open. */
export interface Invitee extends Attendee {
  checkInId: string
}

/** Inserts one check-in per member, however often they are named; returns those who had none before. */
export async function insertCheckIns(
  db: Db,
  schedule: { teamId: string; scheduleId: string; actorId: string },
  memberIds: readonly string[],
): Promise<Invitee[]> {
  if (memberIds.length === 0) return []
  const inserted = await db
    .insertInto('check_ins')
    .values(
      memberIds.map((memberId) => ({
        id: newId(),
        team_id: schedule.teamId,
        schedule_id: schedule.scheduleId,
        member_id: memberId,
        invited_by: schedule.actorId,
      })),
    )
    .onConflict((conflict) => conflict.constraint('check_ins_once_key').doNothing())
    .returning('id')
    .execute()
  return findInvitees(
    db,
    inserted.map((row) => row.id),
  )
}

async function findInvitees(db: Db, checkInIds: readonly string[]): Promise<Invitee[]> {
  if (checkInIds.length === 0) return []
  const rows = await db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select(['check_ins.id', 'team_members.user_id'])
    .where('check_ins.id', 'in', checkInIds)
    .execute()
  return rows.map((row) => ({ checkInId: row.id, userId: row.user_id }))
}

const hasAnswered = (occursAt: Date, isConfirmed?: boolean) => sql<boolean>`exists (
  select from check_in_answers
  where check_in_answers.check_in_id = check_ins.id and check_in_answers.occurs_at = ${occursAt}
    and (${isConfirmed ?? null}::boolean is null or check_in_answers.is_confirmed = ${isConfirmed ?? null})
)`

/** Everybody else without a response to the occurrence; nobody of a silent team. */
export async function findUnanswered(
  db: Db,
  { scheduleId, occursAt }: { scheduleId: string; occursAt: Date },
  actorId: string,
): Promise<Invitee[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('teams', 'teams.id', 'check_ins.team_id')
    .select(['check_ins.id as checkInId', 'team_members.user_id as userId'])
    .where('check_ins.schedule_id', '=', scheduleId)
    .where(sql<boolean>`not ${hasAnswered(occursAt)}`)
    .where('team_members.user_id', '<>', actorId)
    .where('teams.notifications_enabled', '=', true)
    .execute()
}

/** Everybody invited who has not declined the occurrence. */
export async function findAttendees(db: Db, scheduleId: string, occursAt: Date): Promise<Attendee[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select('team_members.user_id as userId')
    .where('check_ins.schedule_id', '=', scheduleId)
    .where(sql<boolean>`not ${hasAnswered(occursAt, false)}`)
    .execute()
}

/** Deletes the check-ins of everybody else. */
export async function deleteOtherCheckIns(
  db: Db,
  scheduleId: string,
  memberIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('check_ins')
    .where('schedule_id', '=', scheduleId)
    .$if(memberIds.length > 0, (query) => query.where('member_id', 'not in', memberIds))
    .execute()
}

/** Clears the responses, for an event at another time or for one occurrence of it; returns everybody invited. */
export async function resetResponses(db: Db, scheduleId: string, occursAt?: Date): Promise<Invitee[]> {
  await db
    .deleteFrom('check_in_answers')
    .using('check_ins')
    .whereRef('check_ins.id', '=', 'check_in_answers.check_in_id')
    .where('check_ins.schedule_id', '=', scheduleId)
    .$if(occursAt !== undefined, (query) =>
      query.where('check_in_answers.occurs_at', '=', occursAt ?? new Date()),
    )
    .execute()
  const rows = await db.selectFrom('check_ins').select('id').where('schedule_id', '=', scheduleId).execute()
  return findInvitees(
    db,
    rows.map((row) => row.id),
  )
}

export async function deleteCheckIn(db: Db, target: CheckInTarget): Promise<boolean> {
  const row = await db
    .deleteFrom('check_ins')
    .where('team_id', '=', target.teamId)
    .where('schedule_id', '=', target.scheduleId)
    .where('id', '=', target.checkInId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False unless the check-in is the user's own. */
export async function saveResponse(
  db: Db,
  target: CheckInTarget,
  response: { userId: string; occursAt: Date; isConfirmed: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into check_in_answers (check_in_id, occurs_at, is_confirmed, answered_at)
    select check_ins.id, ${response.occursAt}, ${response.isConfirmed}, ${response.now}
    from check_ins join team_members on team_members.id = check_ins.member_id
    where team_members.user_id = ${response.userId} and check_ins.team_id = ${target.teamId}
      and check_ins.schedule_id = ${target.scheduleId} and check_ins.id = ${target.checkInId}
    on conflict (check_in_id, occurs_at)
      do update set is_confirmed = excluded.is_confirmed, answered_at = excluded.answered_at
    returning check_in_id`.execute(db)
  return rows.length > 0
}
