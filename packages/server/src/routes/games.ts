import { listAllGames, listGames, readGame } from '../domains/games/service.ts'
import type { Handlers } from './handler.ts'

export const gameHandlers = {
  listGames: ({ context, query }) => listGames(context, query),
  listAllGames: ({ context }) => listAllGames(context),
  readGame: ({ context, path }) => readGame(context, path.id),
} satisfies Partial<Handlers>
