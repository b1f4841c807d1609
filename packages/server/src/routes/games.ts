import { listAllGames, listGames, readGame } from '../domains/games/service.ts'
import type { Handlers } from './handler.ts'

export const gameHandlers = {
  listGames: async ({ context, query }) => {
    const { search, page = 1, limit = 10 } = query
    return listGames(context, { search, page, limit })
  },
  listAllGames: ({ context }) => listAllGames(context),
  readGame: ({ context, path }) => readGame(context, path.id),
} satisfies Partial<Handlers>
