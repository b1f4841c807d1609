import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'
import { selectIcon } from '../games/queries.ts'

/** Games that are played with a Steam account: there the linked account is shown, and nobody can type another one. */
const steamGames = ['Counter-Strike 2', 'Dota 2']

/** The main game first. */
export async function findPlayerGames(db: Db, userId: string): Promise<Schemas['PlayerGame'][]> {
  const rows = await db
    .selectFrom('player_games')
    .innerJoin('games', 'games.id', 'player_games.game_id')
    .leftJoin('social_accounts', (join) =>
      join
        .onRef('social_accounts.user_id', '=', 'player_games.user_id')
        .on('social_accounts.provider', '=', 'STEAM')
        .on('games.name', 'in', steamGames),
    )
    .select((eb) => [
      'games.id',
      'games.name',
      'player_games.account',
      'social_accounts.name as linked',
      'player_games.rank',
      'player_games.positions',
      selectIcon(db, eb.ref('games.id')).as('icon'),
    ])
    .where('player_games.user_id', '=', userId)
    .orderBy('player_games.place')
    .execute()
  return rows.map(({ id, name, icon, account, linked, rank, positions }) => ({
    game: { id, name, icon: icon === null ? null : toFileRef(icon) },
    account: linked ?? account,
    verified: linked !== null,
    rank,
    positions,
  }))
}

export interface StoredGame {
  gameId: string
  account: string | null
  rank: string | null
  positions: string[]
}

export async function countGames(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { found } = await db
    .selectFrom('games')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return found
}

/** The row lock makes simultaneous replacements follow one another. */
export async function replacePlayerGames(
  db: Db,
  userId: string,
  { isFree, games }: { isFree: boolean; games: readonly StoredGame[] },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ looking_for_team: isFree, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('player_games').where('user_id', '=', userId).execute()
  if (games.length === 0) return
  const rows = games.map(({ gameId, ...game }, place) => ({
    user_id: userId,
    game_id: gameId,
    place,
    ...game,
  }))
  await db.insertInto('player_games').values(rows).execute()
}
