import { type SqlBool, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { countCapped } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { type InvitationRow, selectInvitations } from '../invitations/queries.ts'
import { countUnread } from '../notifications/unread-queries.ts'
import { type TeamSummaryRow, logoHash } from '../teams/queries.ts'

const MAX_EVENTS = 50
const MAX_INVITATIONS = 5

export const summaryColumns = [
  'teams.id as team_id',
  'teams.name as team_name',
  'teams.team_tag',
  'teams.primary_color',
  'teams.secondary_color',
  logoHash,
] as const

export interface EventRow extends TeamSummaryRow {
  id: string
  title: string
  type: Schemas['ScheduleType']
  /** Names the occurrence, wherever it was moved to. */
  occurs_at: Date
  starts_at: Date
  ends_at: Date
  location: string | null
  url: string | null
  checkins: Schemas['CheckInCounts']
  own_checkin: Schemas['OwnCheckIn']
  role: Schemas['TeamRole']
  notifications_enabled: boolean
  reminded_at: Date | null
}

/** Responses to the next occurrence of the outer schedule. */
const counts = sql<Schemas['CheckInCounts']>`(
  select json_build_object(
    'confirmed', count(*) filter (where answer.is_confirmed),
    'declined', count(*) filter (where not answer.is_confirmed),
    'pending', count(*) filter (where answer.is_confirmed is null)
  )
  from check_ins as all_of left join check_in_answers answer
    on answer.check_in_id = all_of.id and answer.occurs_at = next.occurs_at
  where all_of.schedule_id = schedules.id
)`

/** The events of the user's teams to which the user is invited and that have not ended, by their next occurrence. */
export function findEvents(db: Db, userId: string, now: Date): Promise<EventRow[]> {
  const next = sql<{ occurs_at: Date; starts_at: Date; ends_at: Date }>`next_occurrence(schedules, ${now})`
  return (
    db
      .selectFrom('team_members')
      .innerJoin('teams', 'teams.id', 'team_members.team_id')
      .innerJoin('schedules', 'schedules.team_id', 'team_members.team_id')
      .innerJoin('check_ins as own', (join) =>
        join.onRef('own.schedule_id', '=', 'schedules.id').onRef('own.member_id', '=', 'team_members.id'),
      )
      .innerJoinLateral(next.as<'next'>('next'), (join) => join.onTrue())
      .leftJoin('check_in_answers as own_answer', (join) =>
        join
          .onRef('own_answer.check_in_id', '=', 'own.id')
          .onRef('own_answer.occurs_at', '=', 'next.occurs_at'),
      )
      .where('team_members.user_id', '=', userId)
      // An event lasts a week at most: past ones are left out by the index.
      .where(
        sql<SqlBool>`(schedules.recurrence = 'WEEKLY' or
        (schedules.starts_at > ${now}::timestamptz - interval '168 hours' and schedules.ends_at > ${now}))`,
      )
      .select(summaryColumns)
      .select([
        'schedules.id',
        'schedules.title',
        'schedules.type',
        'schedules.location',
        'schedules.url',
        'schedules.reminded_at',
        'team_members.role',
        'teams.notifications_enabled',
        'next.occurs_at',
        'next.starts_at',
        'next.ends_at',
        counts.as('checkins'),
        sql<
          Schemas['OwnCheckIn']
        >`json_build_object('id', own.id, 'is_confirmed', own_answer.is_confirmed)`.as('own_checkin'),
      ])
      .orderBy('next.starts_at')
      .orderBy('schedules.id')
      .limit(MAX_EVENTS)
      .execute()
  )
}

/** Invitations of teams that can still be accepted, newest first; `total` counts those beyond the limit, too. */
export function findOpenInvitations(db: Db, userId: string): Promise<(InvitationRow & { total: number })[]> {
  return selectInvitations(db)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('invitations.user_id', '=', userId)
    .where('invitations.kind', '=', 'INVITE')
    .where('invitations.status', '=', 'PENDING')
    .where('invitations.expires_at', '>', sql<Date>`now()`)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(MAX_INVITATIONS)
    .execute()
}

export async function countUnreadOf(
  db: Db,
  userId: string,
): Promise<{ notifications: number; communications: number }> {
  const communications = db
    .selectFrom('communication_readers')
    .innerJoin('team_members', (join) =>
      join
        .onRef('team_members.team_id', '=', 'communication_readers.team_id')
        .onRef('team_members.user_id', '=', 'communication_readers.user_id'),
    )
    .select('communication_readers.communication_id')
    .where('communication_readers.user_id', '=', userId)
    .where('communication_readers.read_at', 'is', null)
  return {
    notifications: await countUnread(db, userId),
    communications: await countCapped(db, communications),
  }
}
