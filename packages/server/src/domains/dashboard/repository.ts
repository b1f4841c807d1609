import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { type VacancyRow, selectVacancies } from '../recruitment/queries.ts'
import { summaryColumns } from './queries.ts'

const MAX_ATTENDEES = 20
const MAX_TEAMS = 20
const MAX_MATCHES = 5
const MAX_VACANCIES = 6
/** Vacancies that are looked at for one answer. */
const MAX_CANDIDATES = 500

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
    .limit(MAX_ATTENDEES)
    .execute()
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
          .$narrowType<{ result: 'WIN' | 'LOSS' | 'DRAW' }>()
          .orderBy('team_matches.starts_at', 'desc')
          .orderBy('team_matches.id', 'desc')
          .limit(MAX_MATCHES),
      ).as('matches'),
    ])
    .orderBy(sql`teams.name collate convoca_pt`)
    .orderBy('teams.id')
    .limit(MAX_TEAMS)
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
    limit ${MAX_CANDIDATES}
  )`
  return selectVacancies(db)
    .innerJoin(candidates.as<'candidates'>('candidates'), 'candidates.id', 'vacancies.id')
    .orderBy('candidates.wanted', 'desc')
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .limit(MAX_VACANCIES)
    .execute()
}
