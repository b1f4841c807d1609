import { listPlayerRanking, listTeamRanking } from '../domains/ratings/service.ts'
import type { Handlers } from './handler.ts'

export const ratingHandlers = {
  listTeamRanking: ({ context, query: { gameId, page = 1, limit = 10 } }) =>
    listTeamRanking(context, { gameId, page, limit }),
  listPlayerRanking: ({ context, query: { gameId, page = 1, limit = 10 } }) =>
    listPlayerRanking(context, { gameId, page, limit }),
} satisfies Partial<Handlers>
