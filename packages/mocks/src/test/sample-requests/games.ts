import { seedGames } from '@convoca/fixtures'
import type { SampleRequests } from './samples.ts'

export const games = {
  listGames: { query: '?page=1&limit=5' },
  listAllGames: {},
  readGame: { params: { id: seedGames[0]?.id } },
} satisfies SampleRequests
