import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { nextOccurrence } from './rules.ts'

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

export function toCheckIn(row: CheckInRow): Schemas['CheckIn'] {
  return {
    id: row.id,
    schedule_id: row.schedule_id,
    member_id: row.member_id,
    user: { id: row.user_id, nick: row.nick, name: row.name },
    is_confirmed: row.is_confirmed,
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}

/** Of one schedule of the team, by nick. */
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

/** Which of the ids are members of the team now; they stay members until the transaction ends. */
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

/** Who may come to an event. */
export interface Expected {
  userId: string
}

/** A check-in and whom it asks. */
export interface Asked extends Expected {
  checkInId: string
}

/** One check-in a member, however often they are named; answers whom that asks anew. */
export async function insertCheckIns(
  db: Db,
  given: { teamId: string; scheduleId: string; actorId: string },
  memberIds: readonly string[],
): Promise<Asked[]> {
  if (memberIds.length === 0) return []
  const made = await db
    .insertInto('check_ins')
    .values(
      memberIds.map((memberId) => ({
        id: newId(),
        team_id: given.teamId,
        schedule_id: given.scheduleId,
        member_id: memberId,
        invited_by: given.actorId,
      })),
    )
    .onConflict((conflict) => conflict.constraint('check_ins_once_key').doNothing())
    .returning('id')
    .execute()
  return findAsked(
    db,
    made.map((row) => row.id),
  )
}

async function findAsked(db: Db, checkInIds: readonly string[]): Promise<Asked[]> {
  if (checkInIds.length === 0) return []
  const rows = await db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select(['check_ins.id', 'team_members.user_id'])
    .where('check_ins.id', 'in', checkInIds)
    .execute()
  return rows.map((row) => ({ checkInId: row.id, userId: row.user_id }))
}

/** Everybody invited who has not declined. */
export async function findExpected(db: Db, scheduleId: string): Promise<Expected[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select('team_members.user_id as userId')
    .where('check_ins.schedule_id', '=', scheduleId)
    .where((eb) => eb.or([eb('check_ins.is_confirmed', 'is', null), eb('check_ins.is_confirmed', '=', true)]))
    .execute()
}

/** Takes the invitations of everybody else back. */
export async function keepCheckIns(db: Db, scheduleId: string, memberIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('check_ins')
    .where('schedule_id', '=', scheduleId)
    .$if(memberIds.length > 0, (query) => query.where('member_id', 'not in', memberIds))
    .execute()
}

/** Another time needs another answer: opens every check-in again and answers whom that asks. */
export async function reopenCheckIns(db: Db, scheduleId: string): Promise<Asked[]> {
  const rows = await db
    .updateTable('check_ins')
    .set({ is_confirmed: null, answered_at: null })
    .where('schedule_id', '=', scheduleId)
    .returning('id')
    .execute()
  return findAsked(
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

/** False unless it is the user's own. */
export async function answerOwn(
  db: Db,
  target: CheckInTarget,
  answer: { userId: string; isConfirmed: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('check_ins')
    .from('team_members')
    .set({ is_confirmed: answer.isConfirmed, answered_at: answer.now })
    .whereRef('team_members.id', '=', 'check_ins.member_id')
    .where('team_members.user_id', '=', answer.userId)
    .where('check_ins.team_id', '=', target.teamId)
    .where('check_ins.schedule_id', '=', target.scheduleId)
    .where('check_ins.id', '=', target.checkInId)
    .returning('check_ins.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Check-ins in the shape of an invitation (part 1 §3), as they stand now; for their notifications. */
export async function findScheduleInvites(
  db: Db,
  checkInIds: readonly string[],
): Promise<Map<string, Schemas['Invitation']>> {
  if (checkInIds.length === 0) return new Map()
  const rows = await selectCheckIns(db)
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
      'inviter.id as inviter_id',
      sql<string>`inviter.nick::text`.as('inviter_nick'),
    ])
    .where('check_ins.id', 'in', checkInIds)
    .execute()
  return new Map(rows.map((row) => [row.id, toInvite(row, new Date())]))
}

const statusOf = (isConfirmed: boolean | null) =>
  isConfirmed === null ? 'PENDING' : isConfirmed ? 'ACCEPTED' : 'DECLINED'

interface InviteRow extends CheckInRow {
  created_at: Date
  role: Schemas['TeamRole']
  title: string
  starts_at: Date
  ends_at: Date
  recurrence: Schemas['Recurrence']
  team_id: string
  team_name: string
  team_tag: string
  inviter_id: string
  inviter_nick: string
}

function toInvite(row: InviteRow, now: Date): Schemas['Invitation'] {
  const given = { startsAt: row.starts_at, endsAt: row.ends_at, recurrence: row.recurrence }
  const { startsAt, endsAt } = nextOccurrence(given, now)
  return {
    id: row.id,
    kind: 'INVITE',
    status: statusOf(row.is_confirmed),
    role: row.role,
    created_at: row.created_at.toISOString(),
    expires_at: endsAt.toISOString(),
    is_expired: row.is_confirmed === null && endsAt < now,
    team: { id: row.team_id, name: row.team_name, team_tag: row.team_tag },
    user: { id: row.user_id, nick: row.nick },
    userWhoInvited: { id: row.inviter_id, nick: row.inviter_nick },
    user_id: row.user_id,
    team_id: row.team_id,
    schedule: {
      title: row.title,
      team_id: row.team_id,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    },
    schedule_id: row.schedule_id,
    is_confirmed: row.is_confirmed,
    message: null,
    vacancy: null,
  }
}
