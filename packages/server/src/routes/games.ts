import type { Handlers } from './handler.ts'
import { toPage } from '../database/page.ts'
import { DomainError } from '../errors.ts'
import { findGame, findGamePage, listAllGames } from '../domains/games/repository.ts'

export const gameHandlers = {
  listGames: async ({ work, query }) => {
    const request = { page: query.page ?? 1, limit: query.limit ?? 10 }
    const { total, games } = await findGamePage(work.db, { search: query.search, ...request })
    return { status: 200, body: toPage(games, total, request) }
  },
  listAllGames: async ({ work }) => ({ status: 200, body: await listAllGames(work.db) }),
  readGame: async ({ work, path }) => {
    const game = await findGame(work.db, path.id)
    if (game === null) throw new DomainError('GAME_NOT_FOUND')
    return { status: 200, body: game }
  },
} satisfies Partial<Handlers>
