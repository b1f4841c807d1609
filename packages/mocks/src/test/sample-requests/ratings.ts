import { seedGames } from '@convoca/fixtures'
import type { SampleRequests } from './samples.ts'

export const ratings = {
  listTeamRanking: { query: `?gameId=${seedGames[0]?.id}` },
  listPlayerRanking: { query: `?gameId=${seedGames[0]?.id}&page=1&limit=20` },
} satisfies SampleRequests
