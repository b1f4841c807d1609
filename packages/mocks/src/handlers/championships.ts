import { seedChampionshipMatches, seedChampionships } from '@convoca/fixtures'
import { MockProblem } from '../problem.ts'
import type { Handlers } from './handler.ts'

/** The demo championships, whose bracket partners' pages show. */
export const championshipHandlers: Handlers<'readChampionshipByUrl' | 'listMatches'> = {
  readChampionshipByUrl({ input }) {
    const found = seedChampionships.find(({ url }) => url === input.championshipUrl)
    if (!found) throw new MockProblem('CHAMPIONSHIP_NOT_FOUND')
    return found
  },
  listMatches: ({ input }) =>
    seedChampionshipMatches.filter(({ championshipId }) => championshipId === input.id),
}
