import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { withFiles } from '../files/queries.ts'
import type { Viewer } from '../users/visibility-queries.ts'

/** Scored for one answer; the rest is not looked at. */
const MAX_CANDIDATES = 1000
/** The number of players, and of teams, in an answer. */
const MAX_RECOMMENDED = 20
/** Hours a week at which two are available, from which it is worth a mention. */
const COMMON_HOURS = 2

interface PlayerMatchRow {
  id: string
  nick: string
  name: string
  wanted: boolean
  same_rank: boolean
  same_hours: boolean
  is_free: boolean
}

interface TeamMatchRow {
  id: string
  wanted: boolean
  same_hours: boolean
}

/** The viewer's games (of the profile and of the teams), and the hours that the viewer marked in any team. */
const viewerTables = (viewerId: string) => sql`
  own_teams as (select team_id, role from team_members where user_id = ${viewerId}),
  own_games as (
    select game_id from player_games where user_id = ${viewerId}
    union select game_id from teams where id in (select team_id from own_teams)
  ),
  own_hours as (
    select distinct unnest(hours) as hour from availability
    join team_members on team_members.id = availability.member_id where team_members.user_id = ${viewerId}
  )`

/** Whether enough of the viewer's hours are also those of the members in the condition. */
const sharesHours = (members: ReturnType<typeof sql>) => sql`(
  select count(distinct hour) from (
    select unnest(hours) as hour from availability
    join team_members on team_members.id = availability.member_id where ${members}
  ) as theirs where hour in (select hour from own_hours)
) >= ${COMMON_HOURS}`

/** Players of the viewer's games who are in none of the viewer's teams. */
export async function findMatchingPlayers(
  db: Db,
  viewerId: string,
  { latestBirth }: Pick<Viewer, 'latestBirth'>,
): Promise<(PlayerMatchRow & { files: Schemas['FileRef'][] })[]> {
  const { rows } = await sql<PlayerMatchRow>`
    with ${viewerTables(viewerId)},
    own_vacancies as (
      select game_id, position_text from vacancies
      where is_active and team_id in (select team_id from own_teams where role in ('OWNER', 'MANAGER'))
    ),
    candidates as (
      select distinct users.id, users.nick, users.name, users.looking_for_team from player_games
      join users on users.id = player_games.user_id
      where player_games.game_id in (select game_id from own_games)
        and users.id <> ${viewerId} and users.birth <= ${latestBirth} and users.profile_visibility <> 'NOBODY'
        and not exists (
          select from team_members where user_id = users.id and team_id in (select team_id from own_teams)
        )
      limit ${MAX_CANDIDATES}
    ),
    matched as (
      select candidates.id, candidates.nick::text, candidates.name, candidates.looking_for_team as is_free,
        exists (
          select from player_games join own_vacancies using (game_id)
          where user_id = candidates.id
            and player_games.positions_text like '%|' || own_vacancies.position_text || '|%'
        ) as wanted,
        exists (
          select from player_games as theirs join player_games as own using (game_id)
          where theirs.user_id = candidates.id and own.user_id = ${viewerId} and theirs.rank_text = own.rank_text
        ) as same_rank,
        ${sharesHours(sql`team_members.user_id = candidates.id`)} as same_hours
      from candidates
    )
    select * from matched
    order by 4 * wanted::int + 2 * is_free::int + same_rank::int + same_hours::int desc, nick, id
    limit ${MAX_RECOMMENDED}`.execute(db)
  return withFiles(db, 'USER', rows)
}

/** Recruiting teams of the viewer's games that the viewer does not belong to. */
export async function findMatchingTeams(db: Db, viewerId: string): Promise<TeamMatchRow[]> {
  const { rows } = await sql<TeamMatchRow>`
    with ${viewerTables(viewerId)},
    candidates as (
      select id, name, game_id from teams
      where is_recruiting and game_id in (select game_id from own_games)
        and id not in (select team_id from own_teams)
      limit ${MAX_CANDIDATES}
    ),
    matched as (
      select candidates.id, candidates.name,
        exists (
          select from vacancies join player_games
            on player_games.user_id = ${viewerId} and player_games.game_id = candidates.game_id
          where vacancies.team_id = candidates.id and vacancies.is_active
            and player_games.positions_text like '%|' || vacancies.position_text || '|%'
        ) as wanted,
        ${sharesHours(sql`team_members.team_id = candidates.id`)} as same_hours
      from candidates
    )
    select id, wanted, same_hours from matched
    order by 2 * wanted::int + same_hours::int desc, name, id
    limit ${MAX_RECOMMENDED}`.execute(db)
  return rows
}
