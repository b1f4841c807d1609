import type { Context, GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../database/schema.ts'
import { toMatch } from '../mappers.ts'
import { findNextMatches, findOpenMatchesOf, findPlayedRegistrations } from './match-lists-repository.ts'

export async function listNextMatches(
  { db }: GuestContext,
  limit: number,
): Promise<Schemas['ChampionshipMatchEntryList']> {
  const rows = await findNextMatches(db, limit)
  return rows.map((row) => ({ championship: row.championship, side: null, match: toMatch(row) }))
}

export const listMyMatches = ({ db, actor }: Context): Promise<Schemas['ChampionshipMatchEntryList']> =>
  listMatchesOfUser(db, actor.userId)

export async function listMatchesOfUser(
  db: Db,
  userId: string,
): Promise<Schemas['ChampionshipMatchEntryList']> {
  const own = await findPlayedRegistrations(db, userId)
  const rows = await findOpenMatchesOf(db, own)
  return rows.map((row) => ({
    championship: row.championship,
    side: row.home_id !== null && own.includes(row.home_id) ? 'home' : 'away',
    match: toMatch(row),
  }))
}
