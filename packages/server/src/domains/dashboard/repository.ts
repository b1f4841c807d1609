import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type SqlBool, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { countCapped } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { type InvitationRow, selectInvitations } from '../invitations/queries.ts'
import { countUnread } from '../notifications/unread-queries.ts'
import { type VacancyRow, selectVacancies } from '../recruitment/repository.ts'
import { type TeamSummaryRow, logoHash } from '../teams/queries.ts'

const MOST_EVENTS = 50
const MOST_ATTENDEES = 20
const MOST_INVITATIONS = 5
const MOST_TEAMS = 20
const MOST_MATCHES = 5
const MOST_VACANCIES = 6
/** Vacancies that are looked at for one answer. */
const MOST_CANDIDATES = 500

const summaryColumns = [
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
      .limit(MOST_EVENTS)
      .execute()
  )
}

export interface AttendeeRow {
  id: string
  nick: string
  is_confirmed: boolean | null
  hash: string | null
}

/** Those who come to the occurrence first, then those without a response, then those who do not. */
export function findAttendees(db: Db, scheduleId: string, occursAt: Date): Promise<AttendeeRow[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .leftJoin('files', (join) =>
      join
        .onRef('files.entity_id', '=', 'users.id')
        .on('files.entity_type', '=', 'USER')
        .on('files.business_type', '=', 'USER_PROFILE_PHOTO'),
    )
    .leftJoin('check_in_answers as answer', (join) =>
      join.onRef('answer.check_in_id', '=', 'check_ins.id').on('answer.occurs_at', '=', occursAt),
    )
    .where('check_ins.schedule_id', '=', scheduleId)
    .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'answer.is_confirmed', 'files.hash'])
    .orderBy(sql`case when answer.is_confirmed then 0 when answer.is_confirmed is null then 1 else 2 end`)
    .orderBy('team_members.role_rank')
    .orderBy('users.nick')
    .limit(MOST_ATTENDEES)
    .execute()
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
    .limit(MOST_INVITATIONS)
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

/** The user's teams by name, each with its latest matches that have a result. */
export function findTeamForms(db: Db, userId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .where('team_members.user_id', '=', userId)
    .select(summaryColumns)
    .select((eb) => [
      'team_members.role',
      'teams.wins',
      'teams.losses',
      jsonArrayFrom(
        eb
          .selectFrom('team_matches')
          .leftJoin('teams as rival', 'rival.id', 'team_matches.opponent_id')
          .select([
            'team_matches.id',
            'team_matches.opponent',
            'rival.team_tag as opponent_tag',
            'team_matches.starts_at',
            'team_matches.result',
            'team_matches.score',
            'team_matches.championship',
          ])
          .whereRef('team_matches.team_id', '=', 'teams.id')
          .where('team_matches.result', 'is not', null)
          .$narrowType<{ result: 'WIN' | 'LOSS' }>()
          .orderBy('team_matches.starts_at', 'desc')
          .orderBy('team_matches.id', 'desc')
          .limit(MOST_MATCHES),
      ).as('matches'),
    ])
    .orderBy(sql`teams.name collate convoca_pt`)
    .orderBy('teams.id')
    .limit(MOST_TEAMS)
    .execute()
}

export type TeamFormRow = Awaited<ReturnType<typeof findTeamForms>>[number]

/**
 * Open vacancies of the games on the user's profile and in the user's teams: first those for one of the user's
 * positions, then the newest. Not of teams that the user belongs to, or has a pending invitation or application of.
 */
export function findRecommendedVacancies(db: Db, userId: string): Promise<VacancyRow[]> {
  const candidates = sql<{ id: string; wanted: boolean }>`(
    select vacancies.id, exists (
      select from player_games
      where player_games.user_id = ${userId} and player_games.game_id = vacancies.game_id
        and player_games.positions_text like '%|' || vacancies.position_text || '|%'
    ) as wanted
    from vacancies
    where vacancies.is_active and vacancies.team_recruits
      and vacancies.game_id in (
        select game_id from player_games where user_id = ${userId}
        union select teams.game_id from teams join team_members on team_members.team_id = teams.id
        where team_members.user_id = ${userId}
      )
      and vacancies.team_id not in (select team_id from team_members where user_id = ${userId})
      and not exists (
        select from invitations
        where invitations.team_id = vacancies.team_id and invitations.user_id = ${userId}
          and invitations.status = 'PENDING'
      )
    order by vacancies.created_at desc, vacancies.id desc
    limit ${MOST_CANDIDATES}
  )`
  return selectVacancies(db)
    .innerJoin(candidates.as<'candidates'>('candidates'), 'candidates.id', 'vacancies.id')
    .orderBy('candidates.wanted', 'desc')
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .limit(MOST_VACANCIES)
    .execute()
}
