import type { GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError, invalid } from '../../errors.ts'
import { findGame, findGamePage } from './repository.ts'
import { findAllGames } from './queries.ts'

export async function listGames(
  { db }: GuestContext,
  request: PageRequest & { search?: string | undefined },
): Promise<Page<Schemas['Game']>> {
  const { total, games } = await findGamePage(db, request)
  return toPage(games, total, request)
}

export async function listAllGames({ db }: GuestContext): Promise<Schemas['Game'][]> {
  return findAllGames(db)
}

export async function readGame({ db }: GuestContext, gameId: string): Promise<Schemas['Game']> {
  const game = await findGame(db, gameId)
  if (game === null) throw new DomainError('GAME_NOT_FOUND')
  return game
}

export async function requireGame({ db }: Pick<GuestContext, 'db'>, gameId: string): Promise<void> {
  if ((await findGame(db, gameId)) === null)
    throw invalid('game_id', 'INVALID_VALUE', 'must be an existing game')
}
