import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { logoHash, type TeamSummaryRow } from '../teams/queries.ts'

function selectCheckIns(db: Db) {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'check_ins.id',
      'check_ins.schedule_id',
      'check_ins.member_id',
      'check_ins.is_confirmed',
      'check_ins.answered_at',
      'users.id as user_id',
      'users.name',
      sql<string>`users.nick::text`.as('nick'),
    ])
}

export type CheckInRow = Awaited<ReturnType<ReturnType<typeof selectCheckIns>['executeTakeFirstOrThrow']>>

/** Of one schedule of the team, ordered by nick. */
export function findCheckIns(db: Db, teamId: string, scheduleId: string): Promise<CheckInRow[]> {
  return selectCheckIns(db)
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

export async function findCheckIn(db: Db, target: CheckInTarget): Promise<CheckInRow | null> {
  const row = await selectCheckIns(db)
    .where('check_ins.team_id', '=', target.teamId)
    .where('check_ins.schedule_id', '=', target.scheduleId)
    .where('check_ins.id', '=', target.checkInId)
    .executeTakeFirst()
  return row ?? null
}

/** Which of the ids are members of the team; their rows are locked against deletion. */
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

/** Everybody else without a response; nobody of a silent team. */
export async function findUnanswered(db: Db, scheduleId: string, actorId: string): Promise<Invitee[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('teams', 'teams.id', 'check_ins.team_id')
    .select(['check_ins.id as checkInId', 'team_members.user_id as userId'])
    .where('check_ins.schedule_id', '=', scheduleId)
    .where('check_ins.is_confirmed', 'is', null)
    .where('team_members.user_id', '<>', actorId)
    .where('teams.notifications_enabled', '=', true)
    .execute()
}

/** Everybody invited who has not declined. */
export async function findAttendees(db: Db, scheduleId: string): Promise<Attendee[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select('team_members.user_id as userId')
    .where('check_ins.schedule_id', '=', scheduleId)
    .where((eb) => eb.or([eb('check_ins.is_confirmed', 'is', null), eb('check_ins.is_confirmed', '=', true)]))
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

/** Clears all responses, for an event at another time; returns whom that affects. */
export async function resetResponses(db: Db, scheduleId: string): Promise<Invitee[]> {
  const rows = await db
    .updateTable('check_ins')
    .set({ is_confirmed: null, answered_at: null })
    .where('schedule_id', '=', scheduleId)
    .returning('id')
    .execute()
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
  response: { userId: string; isConfirmed: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('check_ins')
    .from('team_members')
    .set({ is_confirmed: response.isConfirmed, answered_at: response.now })
    .whereRef('team_members.id', '=', 'check_ins.member_id')
    .where('team_members.user_id', '=', response.userId)
    .where('check_ins.team_id', '=', target.teamId)
    .where('check_ins.schedule_id', '=', target.scheduleId)
    .where('check_ins.id', '=', target.checkInId)
    .returning('check_ins.id')
    .executeTakeFirst()
  return row !== undefined
}

export interface ScheduleInvitationRow extends CheckInRow, TeamSummaryRow {
  created_at: Date
  role: Schemas['TeamRole']
  title: string
  starts_at: Date
  ends_at: Date
  recurrence: Schemas['Recurrence']
  inviter_id: string
  inviter_nick: string
}

/** Check-ins with what their notifications need to show them as invitations (part 1 §3). */
export async function findScheduleInvitations(
  db: Db,
  checkInIds: readonly string[],
): Promise<ScheduleInvitationRow[]> {
  if (checkInIds.length === 0) return []
  return selectCheckIns(db)
    .innerJoin('schedules', 'schedules.id', 'check_ins.schedule_id')
    .innerJoin('teams', 'teams.id', 'check_ins.team_id')
    .innerJoin('users as inviter', 'inviter.id', 'check_ins.invited_by')
    .select([
      'check_ins.created_at',
      'team_members.role',
      'schedules.title',
      'schedules.starts_at',
      'schedules.ends_at',
      'schedules.recurrence',
      'teams.id as team_id',
      'teams.name as team_name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      logoHash,
      'inviter.id as inviter_id',
      sql<string>`inviter.nick::text`.as('inviter_nick'),
    ])
    .where('check_ins.id', 'in', checkInIds)
    .execute()
}
