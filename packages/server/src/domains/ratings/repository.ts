import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { RatedMatchesTable } from '../../database/tables/ratings.ts'
import type { Skill } from './skill.ts'

/** Ratings of a game are written by one transaction at a time. False where the game does not exist. */
export async function lockGame(db: Db, gameId: string): Promise<boolean> {
  const row = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

interface ResultsChange {
  /** The date of the earliest of the changed matches; null if none has changed. */
  from: Date | null
  /** Teams and players of matches that were rated otherwise before. */
  subjects: string[]
}

/** The given matches, or all of the game, and the results that count for ratings. */
const resultsOf = (gameId: string, matchIds: readonly string[] | null) => sql`
    given as (
      select match.id, 
        championships.is_rated is true and match.state = 'CLOSED' and not match.is_forfeit and match.winner is not null as is_played,
        match.winner,
        home.id as home_id, away.id as away_id, home.team_id as home_team_id, away.team_id as away_team_id,
        home.player_id as home_player_id, away.player_id as away_player_id
      from championship_matches match
      join championships on championships.id = match.championship_id
      left join championship_registrations home on home.id = match.home_id
      left join championship_registrations away on away.id = match.away_id
      where championships.game_id = ${gameId}
        and (${matchIds}::uuid[] is null or match.id = any(${matchIds}::uuid[]))
    ),
    results as (
      select given.id as match_id, home_team_id, away_team_id, winner,
        case when home_player_id is not null then array[home_player_id] else array(
          select user_id from championship_players
          where registration_id = home_id and role = 'STARTER' order by user_id
        ) end as home_player_ids,
        case when away_player_id is not null then array[away_player_id] else array(
          select user_id from championship_players
          where registration_id = away_id and role = 'STARTER' order by user_id
        ) end as away_player_ids,
        -- To the millisecond, as the server reads it.
        (
          select date_trunc('milliseconds', played_at) from played_matches where played_matches.match_id = given.id
        ) as played_at
      from given where is_played
        and num_nonnulls(home_team_id, home_player_id) = 1 and num_nonnulls(away_team_id, away_player_id) = 1
    )`

/**
 * Brings the rated matches of the game in line with the results: of these matches, or of all. A correction does not change who
 * played, and a match with a deleted team stays as it was rated.
 */
export async function syncRatedMatches(
  db: Db,
  gameId: string,
  matchIds: readonly string[] | null,
): Promise<ResultsChange> {
  const { rows } = await sql<ResultsChange>`
    with ${resultsOf(gameId, matchIds)},
    removed as (
      delete from rated_matches using given
      where rated_matches.match_id = given.id and not given.is_played
      returning rated_matches.match_id, rated_matches.played_at
    ),
    earlier as (
      select rated_matches.* from rated_matches join given on given.id = rated_matches.match_id
    ),
    saved as (
      insert into rated_matches
        (match_id, game_id, played_at, home_team_id, away_team_id, home_player_ids, away_player_ids, winner)
      select match_id, ${gameId}::uuid, played_at, home_team_id, away_team_id, home_player_ids, away_player_ids, winner
      from results where played_at is not null
      on conflict (match_id) do update set
        winner = excluded.winner,
        home_team_id = excluded.home_team_id,
        away_team_id = excluded.away_team_id,
        played_at = excluded.played_at,
        home_player_ids = case when rated_matches.home_team_id = excluded.home_team_id
          then rated_matches.home_player_ids else excluded.home_player_ids end,
        away_player_ids = case when rated_matches.away_team_id = excluded.away_team_id
          then rated_matches.away_player_ids else excluded.away_player_ids end
      where (rated_matches.winner, rated_matches.home_team_id, rated_matches.away_team_id, rated_matches.played_at)
        is distinct from (excluded.winner, excluded.home_team_id, excluded.away_team_id, excluded.played_at)
        -- Other players alone, who have no team by which they differ.
        or (excluded.home_team_id is null and (rated_matches.home_player_ids, rated_matches.away_player_ids)
          is distinct from (excluded.home_player_ids, excluded.away_player_ids))
      returning match_id, played_at
    ),
    changed as (
      select match_id, played_at from removed
      union all select match_id, played_at from saved
    ),
    replaced as (
      select earlier.* from earlier join changed on changed.match_id = earlier.match_id
    ),
    outdated as (
      delete from rating_entries where match_id in (select match_id from replaced)
    )
    select
      least((select min(played_at) from changed), (select min(played_at) from replaced)) as from,
      array(
        select home_team_id from replaced where home_team_id is not null
        union select away_team_id from replaced where away_team_id is not null
        union select unnest(home_player_ids) from replaced
        union select unnest(away_player_ids) from replaced
      ) as subjects`.execute(db)
  return rows[0] ?? { from: null, subjects: [] }
}

export type RatedMatch = Pick<
  Selectable<RatedMatchesTable>,
  | 'match_id'
  | 'played_at'
  | 'home_team_id'
  | 'away_team_id'
  | 'home_player_ids'
  | 'away_player_ids'
  | 'winner'
  | 'pairing'
>

/** The matches in the order in which they were played, from this instant and after this match. */
export async function findRatedMatches(
  db: Db,
  gameId: string,
  { from, after, limit }: { from: Date; after: RatedMatch | null; limit: number },
): Promise<RatedMatch[]> {
  let query = db
    .selectFrom('rated_matches')
    .select([
      'match_id',
      'played_at',
      'home_team_id',
      'away_team_id',
      'home_player_ids',
      'away_player_ids',
      'winner',
      'pairing',
    ])
    .where('game_id', '=', gameId)
    .where('played_at', '>=', from)
  if (after !== null)
    query = query.where(sql<boolean>`(played_at, match_id) > (${after.played_at}, ${after.match_id}::uuid)`)
  return query.orderBy('played_at').orderBy('match_id').limit(limit).execute()
}

/** The dates at which these pairs of rosters met in matches that count, in a span of time. */
export async function findCounted(
  db: Db,
  gameId: string,
  { since, before, pairings }: { since: Date; before: Date; pairings: readonly string[] },
): Promise<Pick<RatedMatch, 'pairing' | 'played_at'>[]> {
  if (pairings.length === 0) return []
  return db
    .selectFrom('rated_matches')
    .select(['pairing', 'played_at'])
    .where('game_id', '=', gameId)
    .where('pairing', '=', sql<string>`any(${pairings}::text[])`)
    .where('played_at', '>=', since)
    .where('played_at', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rating_entries')
          .select('rating_entries.match_id')
          .whereRef('rating_entries.match_id', '=', 'rated_matches.match_id'),
      ),
    )
    .orderBy('played_at')
    .execute()
}

export async function deleteEntries(db: Db, matchIds: readonly string[]): Promise<void> {
  if (matchIds.length === 0) return
  await db.deleteFrom('rating_entries').where('match_id', 'in', matchIds).execute()
}

/** The skills of those who had played before. */
export async function findSkillsBefore(
  db: Db,
  gameId: string,
  { before, subjects }: { before: Date; subjects: readonly string[] },
): Promise<(Skill & { subject_id: string })[]> {
  const { rows } = await sql<Skill & { subject_id: string }>`
    select subject.id as subject_id, latest.mu, latest.sigma
    from (select distinct unnest(${subjects}::uuid[]) as id) subject
    cross join lateral (
      select mu, sigma from rating_entries
      where subject_id = subject.id and game_id = ${gameId} and played_at < ${before}
      order by played_at desc, match_id desc limit 1
    ) latest`.execute(db)
  return rows
}

export interface RatingEntry extends Skill {
  match_id: string
  subject_id: string
  /** Null of a match without teams. */
  team_id: string | null
  game_id: string
  played_at: Date
  has_won: boolean
  points: number
  change: number
}

/** Rows that stay the same are not written. */
export async function saveEntries(db: Db, entries: readonly RatingEntry[]): Promise<void> {
  await sql`
    insert into rating_entries
      (match_id, subject_id, team_id, game_id, played_at, has_won, mu, sigma, points, change)
    select match_id, subject_id, team_id, game_id, played_at, has_won, mu, sigma, points, change
    from json_populate_recordset(null::rating_entries, ${JSON.stringify(entries)}::json)
    on conflict (match_id, subject_id) do update set
      mu = excluded.mu, sigma = excluded.sigma, points = excluded.points, change = excluded.change,
      has_won = excluded.has_won
    where (rating_entries.mu, rating_entries.sigma, rating_entries.points, rating_entries.change, rating_entries.has_won)
      is distinct from (excluded.mu, excluded.sigma, excluded.points, excluded.change, excluded.has_won)`.execute(
    db,
  )
}

/** The ratings of these teams and players as their last matches leave them; who has none left is not rated. */
export async function saveRatings(db: Db, gameId: string, subjects: readonly string[]): Promise<void> {
  await sql`
    delete from ratings
    where game_id = ${gameId} and (team_id = any(${subjects}::uuid[]) or user_id = any(${subjects}::uuid[]))
      and not exists (
        select from rating_entries
        where rating_entries.subject_id = coalesce(ratings.team_id, ratings.user_id)
          and rating_entries.game_id = ratings.game_id
      )`.execute(db)
  const latest = sql`
    select subject.id as subject_id, latest.points, counted.matches, counted.wins
    from unnest(${subjects}::uuid[]) as subject (id)
    cross join lateral (
      select points from rating_entries where subject_id = subject.id and game_id = ${gameId}
      order by played_at desc, match_id desc limit 1
    ) latest
    cross join lateral (
      select count(*) as matches, count(*) filter (where has_won) as wins
      from rating_entries where subject_id = subject.id and game_id = ${gameId}
    ) counted`
  await sql`
    insert into ratings (game_id, team_id, points, matches, wins)
    select ${gameId}, teams.id, latest.points, latest.matches, latest.wins
    from (${latest}) latest join teams on teams.id = latest.subject_id
    on conflict (team_id, game_id) do update set
      points = excluded.points, matches = excluded.matches, wins = excluded.wins`.execute(db)
  await sql`
    insert into ratings (game_id, user_id, points, matches, wins)
    select ${gameId}, users.id, latest.points, latest.matches, latest.wins
    from (${latest}) latest join users on users.id = latest.subject_id and users.erased_at is null
    on conflict (user_id, game_id) do update set
      points = excluded.points, matches = excluded.matches, wins = excluded.wins`.execute(db)
}

/** Games with results none of which is rated: those from before there were ratings. */
export async function findUnratedGames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select games.id from games
    where not exists (select from rated_matches where game_id = games.id)
      and exists (
        select from championships join championship_matches match on match.championship_id = championships.id
        where championships.game_id = games.id and championships.is_rated and match.state = 'CLOSED' and not match.is_forfeit
      )`.execute(db)
  return rows.map(({ id }) => id)
}
