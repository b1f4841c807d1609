import { expect, test } from 'vitest'
import { createRandom, playOut, setupOf } from '../../../../test/stages.ts'
import { lengthOf, neededWins } from './lengths.ts'
import { createStage, listMatches } from './stage.ts'
import type { Format, StageMatch, StageSetup } from './types.ts'

const counts = Array.from({ length: 32 }, (_, index) => index + 2)
/** Six different lengths, so that each says which entry it is. */
const bestOf = [11, 9, 7, 5, 3, 1]

async function play(format: Format, count: number, given: Partial<StageSetup>) {
  const setup = { ...setupOf(format, count), lengths: { groups: null, grandFinal: null }, ...given }
  const stage = await createStage(setup)
  await playOut(stage, createRandom(count))
  return { setup, matches: listMatches(stage) }
}

/** The number of rounds that follow: the losers of a round of the winners' bracket come into the other one at the same time. */
function countSlowly({ bracket, round }: StageMatch, all: readonly StageMatch[]): number {
  const rounds = all.filter((match) => match.bracket === 'WINNERS').map((match) => match.round)
  const last = Math.max(...rounds)
  if (bracket === 'WINNERS') return last - round
  const beside = [...new Set(rounds)].findLast((one) => (one === 1 ? 1 : 2 * (one - 1)) <= round)
  return last - (beside ?? 1)
}

const entryFor = (later: number): number => bestOf.toReversed()[Math.min(later, bestOf.length - 1)]!

test.each(counts)('of %i teams, however many were expected, the final has the last entry', async (count) => {
  for (const format of ['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'GROUPS_THEN_PLAYOFFS'] as const) {
    const { setup, matches } = await play(format, count, { bestOf, lengths: { groups: 13, grandFinal: 15 } })
    for (const match of matches) {
      const expected = { GROUP: 13, FINAL: 15, SWISS: 0, THIRD_PLACE: null, WINNERS: null, LOSERS: null }[
        match.bracket
      ]
      const context = `${format} ${match.bracket} ${match.round}`
      expect(lengthOf(setup, match), context).toBe(expected ?? entryFor(countSlowly(match, matches)))
      expect(neededWins(setup, match), context).toBe((lengthOf(setup, match) + 1) / 2)
    }
    const decider = matches.findLast(({ state, bracket }) => state === 'CLOSED' && bracket !== 'GROUP')
    if (decider !== undefined) expect(lengthOf(setup, decider)).toBe(decider.bracket === 'FINAL' ? 15 : 1)
  }
})

test('groups have as many games as the first entry says, and a grand final as the last, unless they have their own', async () => {
  const groups = await play('GROUPS_THEN_PLAYOFFS', 8, { bestOf: [1, 3, 5] })
  const lengths = groups.matches.map((match) => `${match.bracket} ${lengthOf(groups.setup, match)}`)
  expect([...new Set(lengths)]).toEqual(['GROUP 1', 'WINNERS 3', 'WINNERS 5'])
  const double = await play('DOUBLE_ELIMINATION', 4, { bestOf: [1, 3, 5] })
  const final = double.matches.find(({ bracket }) => bracket === 'FINAL')!
  expect(lengthOf(double.setup, final)).toBe(5)
})

test.each(['ROUND_ROBIN', 'SWISS'] as const)(
  '%s has its lengths by round, from the first',
  async (format) => {
    const { setup, matches } = await play(format, 8, { bestOf: [1, 3], swissRounds: 4 })
    for (const match of matches) expect(lengthOf(setup, match)).toBe(match.round === 1 ? 1 : 3)
  },
)

test.each(['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'GROUPS_THEN_PLAYOFFS'] as const)(
  '%s that began before has its lengths by round, from the first',
  async (format) => {
    const { setup, matches } = await play(format, 16, { bestOf: [1, 3, 5, 7] })
    const { lengths: _, ...before } = setup
    for (const match of matches)
      expect(lengthOf(before, match)).toBe(match.bracket === 'FINAL' ? 7 : ([1, 3, 5][match.round - 1] ?? 7))
  },
)
