import { listPlayerRanking, listTeamRanking } from '../domains/ratings/service.ts'
import type { Handlers } from './handler.ts'

export const ratingHandlers = {
  listTeamRanking: ({ context, query }) => listTeamRanking(context, query),
  listPlayerRanking: ({ context, query }) => listPlayerRanking(context, query),
} satisfies Partial<Handlers>
