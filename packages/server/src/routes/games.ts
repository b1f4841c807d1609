import { listAllGames, listGames, readGame } from '../domains/games/service.ts'
import type { Handlers } from './handler.ts'

export const gameHandlers = {
  listGames: async ({ context, query }) => {
    const { search, page = 1, limit = 10 } = query
    return { status: 200, body: await listGames(context, { search, page, limit }) }
  },
  listAllGames: async ({ context }) => ({ status: 200, body: await listAllGames(context) }),
  readGame: async ({ context, path }) => ({ status: 200, body: await readGame(context, path.id) }),
} satisfies Partial<Handlers>
