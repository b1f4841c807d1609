import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { containsText } from '../../database/search.ts'
import { countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { selectGames, toGame, byName } from './queries.ts'

export async function findGamePage(
  db: Db,
  filter: { search?: string | undefined; page: number; limit: number },
): Promise<{ total: number; games: Schemas['Game'][] }> {
  const found = containsText('games.search_text', filter.search)
  const total = await countCapped(db, db.selectFrom('games').select('id').where(found))
  const { limit, offset } = windowOf(filter)
  const rows = await selectGames(db)
    .where(found)
    .orderBy(byName)
    .orderBy('games.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, games: rows.map(toGame) }
}

export async function findGame(db: Db, gameId: string): Promise<Schemas['Game'] | null> {
  const row = await selectGames(db).where('games.id', '=', gameId).executeTakeFirst()
  return row === undefined ? null : toGame(row)
}

export function countGames(db: Db): Promise<number> {
  return countCapped(db, db.selectFrom('games').select('id'))
}

/** The names of games differ by more than case. */
export async function findOrInsertGame(db: Db, name: string): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into games (id, name) values (${newId()}, ${name})
    on conflict (lower(name collate convoca_pt)) do nothing returning id`.execute(db)
  const [inserted] = rows
  if (inserted !== undefined) return { id: inserted.id, isNew: true }
  const known = await db
    .selectFrom('games')
    .select('id')
    .where(sql<boolean>`lower(name collate convoca_pt) = lower(${name} collate convoca_pt)`)
    .executeTakeFirstOrThrow()
  return { id: known.id, isNew: false }
}

export async function insertGame(db: Db, name: string): Promise<string> {
  const id = newId()
  await db.insertInto('games').values({ id, name }).execute()
  return id
}
