import { listPlayerRanking, listTeamRanking } from '../domains/ratings/service.ts'
import type { Handlers } from './handler.ts'

export const ratingHandlers = {
  listTeamRanking: async ({ context, query: { gameId, page = 1, limit = 10 } }) => ({
    status: 200,
    body: await listTeamRanking(context, { gameId, page, limit }),
  }),
  listPlayerRanking: async ({ context, query: { gameId, page = 1, limit = 10 } }) => ({
    status: 200,
    body: await listPlayerRanking(context, { gameId, page, limit }),
  }),
} satisfies Partial<Handlers>
