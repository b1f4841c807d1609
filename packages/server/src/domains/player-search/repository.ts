import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { countCapped, toPage, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { containsText, startsWord } from '../../database/search.ts'
import type { Schemas } from '../../contract/types.ts'
import { withFiles } from '../files/queries.ts'
import { type Viewer, isVisible } from '../users/visibility-queries.ts'

/** Filters by a player's games; all of them must hold for one game. */
export interface GameFilter {
  gameId?: string | undefined
  position?: string | undefined
  rank?: string | undefined
}

export interface PlayerSearch extends GameFilter {
  /** Free text; every word of it must occur in nick or name. */
  search: string
  order: 'asc' | 'desc'
  limit: number
  page: number
  /** Members of this team, those it has invited and those who have applied are left out. */
  teamId: string | null
  /** Only players who are free to join a team. */
  isFree: boolean
  viewer: Viewer
}

/** Minors are hidden from every search. */
function visiblePlayers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('users')
    .where('users.birth', '<=', viewer.latestBirth)
    .where((eb) => isVisible(eb, viewer))
}

/** Games that the filter matches, as a query on `player_games`. */
function matchingGames(db: Db, { gameId, position, rank }: GameFilter) {
  let query = db.selectFrom('player_games').where(containsText('player_games.rank_text', rank))
  if (gameId !== undefined) query = query.where('player_games.game_id', '=', gameId)
  const wanted = position?.trim() ?? ''
  return wanted === '' ? query : query.where(containsText('player_games.positions_text', `|${wanted}|`))
}

/** The first of a player's games that the filter matches. */
function selectGame(db: Db, filter: GameFilter) {
  return jsonObjectFrom(
    matchingGames(db, filter)
      .innerJoin('games', 'games.id', 'player_games.game_id')
      .select(['games.name', 'player_games.rank', 'player_games.positions'])
      .where('player_games.user_id', '=', sql.ref<string>('users.id'))
      .orderBy('player_games.place')
      .limit(1),
  ).as('game')
}

function matching(db: Db, wanted: PlayerSearch) {
  let query = visiblePlayers(db, wanted.viewer)
  if (wanted.isFree) query = query.where('users.looking_for_team', '=', true)
  if ([wanted.gameId, wanted.position, wanted.rank].some((part) => part !== undefined)) {
    query = query.where('users.id', 'in', matchingGames(db, wanted).select('player_games.user_id'))
  }
  for (const word of wanted.search
    .split(/\s+/u)
    .filter((part) => part !== '')
    .slice(0, 8)) {
    query = query.where(containsText('users.search_text', word))
  }
  const { teamId } = wanted
  if (teamId === null) return query
  return query
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('team_members')
            .select('team_members.id')
            .where('team_members.team_id', '=', teamId)
            .whereRef('team_members.user_id', '=', 'users.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invitations')
            .select('invitations.id')
            .where('invitations.team_id', '=', teamId)
            .whereRef('invitations.user_id', '=', 'users.id')
            .where('invitations.status', '=', 'PENDING')
            .where('invitations.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
}

const byNick = sql`users.nick::text collate convoca_pt`

export async function findPlayerPage(db: Db, wanted: PlayerSearch): Promise<Schemas['PlayerPage']> {
  const total = await countCapped(db, matching(db, wanted).select('users.id'))
  const { limit, offset } = windowOf(wanted)
  if (limit === 0) return toPage([], total, wanted)
  const ids = matching(db, wanted)
    .select('users.id')
    .orderBy(byNick, wanted.order)
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
  // The games are looked up for the page alone, whatever comes before it.
  const players = await db
    .selectFrom(ids.as('paged'))
    .innerJoin('users', 'users.id', 'paged.id')
    .select(['users.id', 'users.name', 'users.nick', 'users.looking_for_team'])
    .select(selectGame(db, wanted))
    .orderBy(byNick, wanted.order)
    .orderBy('users.id')
    .execute()
  return toPage(await withFiles(db, 'USER', players), total, wanted)
}

const MAX_OPTIONS = 20

/** Players whose nick or a word of whose name starts with the text. */
export async function findPlayersByName(
  db: Db,
  name: string,
  viewer: Viewer,
): Promise<Schemas['PlayerOption'][]> {
  const players = await visiblePlayers(db, viewer)
    .select(['users.id', 'users.name', 'users.nick'])
    .where(startsWord('users.search_text', name))
    .orderBy(byNick)
    .orderBy('users.id')
    .limit(MAX_OPTIONS)
    .execute()
  return withFiles(db, 'USER', players)
}
