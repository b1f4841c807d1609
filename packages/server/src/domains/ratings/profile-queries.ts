import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { MAX_COUNTED } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { findAllGames } from '../games/queries.ts'
import type { Viewer } from '../users/visibility-queries.ts'
import { findRatedPlayers } from './lists-repository.ts'

const MAX_GAMES = 10
const MAX_ENTRIES = 200
const MAX_SIMILAR = 3
/**
 * The players who are read on either side, more than are shown, because the viewer may not see all of them.
 */
const SIMILAR_CANDIDATES = 20

type RatingRow = Schemas['Rating'] & { game_id: string }

/** The user's ratings, the game with the most matches first. */
async function findOwnRatings(db: Db, userId: string, most: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select own.game_id, own.points, own.matches, own.wins, above.count + 1 as place, everybody.count as total
    from ratings own
    cross join lateral (
      select count(*)::int as count from (
        select from ratings
        where game_id = own.game_id and user_id is not null and points > own.points
        limit ${MAX_COUNTED}
      ) counted
    ) above
    cross join lateral (
      select count(*)::int as count from (
        select from ratings where game_id = own.game_id and user_id is not null limit ${MAX_COUNTED}
      ) counted
    ) everybody
    where own.user_id = ${userId}
    order by own.matches desc, own.points desc, own.game_id limit ${most}`.execute(db)
  return rows
}

/** The latest last; with `onlyOpen` only of matches alone, and of teams that show their members. */
async function findHistory(
  db: Db,
  userId: string,
  { gameId, onlyOpen }: { gameId: string; onlyOpen: boolean },
): Promise<Schemas['RatingHistoryEntry'][]> {
  let query = db
    .selectFrom('rating_entries')
    .select(['played_at', 'points', 'change'])
    .where('subject_id', '=', userId)
    .where('game_id', '=', gameId)
  if (onlyOpen)
    query = query.where((eb) =>
      eb.or([
        eb('rating_entries.team_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('teams')
            .select('teams.id')
            .whereRef('teams.id', '=', 'rating_entries.team_id')
            .where('teams.show_team_members', '=', true),
        ),
      ]),
    )
  const rows = await query
    .orderBy('played_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map((row) => ({ ...row, played_at: row.played_at.toISOString() })).toReversed()
}

export async function findRatingsOf(
  db: Db,
  userId: string,
  { onlyOpen, most = MAX_GAMES }: { onlyOpen: boolean; most?: number },
): Promise<Schemas['PlayerRating'][]> {
  const own = await findOwnRatings(db, userId, most)
  if (own.length === 0) return []
  const games = new Map((await findAllGames(db)).map((game) => [game.id, game]))
  const ratings: Schemas['PlayerRating'][] = []
  for (const { game_id: gameId, ...rating } of own) {
    const game = games.get(gameId)
    if (game === undefined) continue
    ratings.push({ game, rating, history: await findHistory(db, userId, { gameId, onlyOpen }) })
  }
  return ratings
}

interface NearRow {
  id: string
  points: number
  position: string | null
}

/** The nearest by points whom the viewer may see. */
export async function findSimilarPlayers(
  db: Db,
  userId: string,
  { gameId, points, viewer }: { gameId: string; points: number; viewer: Viewer },
): Promise<Schemas['SimilarPlayer'][]> {
  const others = sql`select user_id, points from ratings
    where game_id = ${gameId} and user_id is not null and user_id <> ${userId}`
  const { rows } = await sql<NearRow>`
    select near.user_id as id, near.points, player_games.positions[1] as position
    from (
      (${others} and points >= ${points} order by points, user_id limit ${SIMILAR_CANDIDATES})
      union all
      (${others} and points < ${points} order by points desc, user_id limit ${SIMILAR_CANDIDATES})
    ) near
    left join player_games on player_games.user_id = near.user_id and player_games.game_id = ${gameId}
    order by abs(near.points - ${points}), near.user_id`.execute(db)
  const visible = await findRatedPlayers(
    db,
    rows.map(({ id }) => id),
    viewer,
  )
  return rows
    .flatMap(({ id, ...near }) => {
      const player = visible.get(id)
      return player === undefined || id === viewer.id ? [] : [{ player, ...near }]
    })
    .slice(0, MAX_SIMILAR)
}

/** The nearest rating above these points. */
export async function findNextPlace(
  db: Db,
  gameId: string,
  points: number,
): Promise<Schemas['DashboardNextPlace'] | null> {
  const { rows } = await sql<Schemas['DashboardNextPlace']>`
    select above.points, (
      select count(*)::int + 1 from (
        select from ratings
        where game_id = ${gameId} and user_id is not null and ratings.points > above.points
        limit ${MAX_COUNTED}
      ) counted
    ) as place
    from ratings above
    where game_id = ${gameId} and user_id is not null and points > ${points}
    order by points limit 1`.execute(db)
  return rows[0] ?? null
}
