import { expect } from 'vitest'
import type { Stage } from '../src/domains/championships/stages/stage.ts'
import type { Pair } from '../src/domains/championships/stages/types.ts'

/*
 * The promises of Swiss rounds, looked for by trying every pair: it shares nothing with the functions that production runs.
 */

const BYE = 'bye'

const keyOf = ([home, away]: Pair): string => [home, away ?? BYE].toSorted().join(' ')

/** Whether all of these can be paired with somebody whom they have not met. */
function canPair(teams: readonly string[], met: ReadonlySet<string>): boolean {
  const [first, ...others] = teams
  if (first === undefined) return true
  return others.some(
    (other) =>
      !met.has(keyOf([first, other])) &&
      canPair(
        others.filter((one) => one !== other),
        met,
      ),
  )
}

interface Active {
  /** Whether teams have left, so that rounds which were planned may have become impossible. */
  hasLeft: boolean
}

/** Nobody meets twice and nobody has a second bye before that cannot be helped; every announced round is played. */
export function expectSwissRounds({ setup, rounds, withdrawn }: Stage, { hasLeft }: Active): void {
  const met = new Set<string>()
  for (const [index, pairs] of rounds.entries()) {
    const keys = pairs.map(keyOf)
    const teams = pairs.flatMap(([home, away]) => [home, away ?? BYE])
    expect(new Set(teams).size, `once in round ${index + 1}`).toBe(teams.length)
    const isAgain = keys.some((key) => met.has(key))
    if (isAgain) {
      // Rounds that are possible at all are found: with an even number of teams there is one less than teams.
      const possible = setup.entrants.length - (setup.entrants.length % 2 === 0 ? 1 : 0)
      if (!hasLeft) expect(index, 'rounds before anybody meets twice').toBeGreaterThanOrEqual(possible)
      expect(canPair(teams, met), `a rematch in round ${index + 1} that was not needed`).toBe(false)
    }
    for (const key of keys) met.add(key)
  }
  if (setup.entrants.length - withdrawn.size >= 2) expect(rounds).toHaveLength(setup.swissRounds)
}
