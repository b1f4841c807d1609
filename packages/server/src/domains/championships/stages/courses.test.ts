import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeSlowly } from '../../../../test/slow-standings.ts'
import {
  createRandom,
  expectEnded,
  expectSound,
  findReady,
  playOut,
  resultOf,
  setupOf,
} from '../../../../test/stages.ts'
import {
  type Stage,
  applyResult,
  correct,
  createStage,
  listMatches,
  rankStage,
  replay,
  withdraw,
} from './stage.ts'
import { type StoredStage, decodeStage, encodeStage } from './stored-stage.ts'
import { type Format, formats } from './types.ts'

interface Course {
  format: Format
  count: number
  seed: number
  withdrawals: number
  corrections: number
}

/** Results in any order, with withdrawals and corrections among them. */
async function run({ format, count, seed, withdrawals, corrections }: Course): Promise<Stage> {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  let stage = await createStage(setupOf(format, count))
  let [left, right] = [withdrawals, corrections]
  for (let ready = findReady(stage); ready.length > 0; ready = findReady(stage)) {
    const closed = stage.log.filter((entry) => entry.kind === 'RESULT')
    if (left > 0 && random() < 0.1) {
      left -= 1
      await withdraw(stage, pick(stage.setup.entrants))
    } else if (right > 0 && closed.length > 0 && random() < 0.1) {
      right -= 1
      const { kind: _, ...old } = pick(closed)
      const winner = random() < 0.5 ? 'home' : 'away'
      const match = listMatches(stage)[old.number]!
      ;({ stage } = await correct(stage, resultOf(match, winner)))
    } else {
      await applyResult(
        stage,
        resultOf(pick(ready), random() < 0.5 ? 'home' : 'away', random() < 0.5 ? 0 : 1),
      )
    }
  }
  return stage
}

const courses = (format: Format, most: number): fc.Arbitrary<Course> =>
  fc.record({
    format: fc.constant(format),
    count: fc.integer({ min: 2, max: most }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    withdrawals: fc.nat({ max: 4 }),
    corrections: fc.nat({ max: 3 }),
  })

/** A release is checked with up to 256 teams, the gate with as many as take seconds. */
const isRelease = process.env['RACE_ROUNDS'] !== undefined

/**
 * The numbers of teams that are tried. Every pair of a round robin plays: 40 teams have as many matches as an
 * elimination of 800.
 */
const MAX_TEAMS: Record<Format, number> = {
  SINGLE_ELIMINATION: 256,
  DOUBLE_ELIMINATION: isRelease ? 256 : 96,
  ROUND_ROBIN: isRelease ? 40 : 20,
  GROUPS_THEN_PLAYOFFS: isRelease ? 256 : 64,
  SWISS: isRelease ? 256 : 96,
}

describe.each(formats)('%s', (format) => {
  test('ends with one winner, whatever the number of teams, the results, withdrawals and corrections', async () => {
    const examples: [Course][] = [2, 3, 4, 5, 6, 7, 9].map((count) => [
      { format, count, seed: count, withdrawals: 2, corrections: 2 },
    ])
    await fc.assert(
      fc.asyncProperty(courses(format, MAX_TEAMS[format]), async (course) => {
        const stage = await run(course)
        expectSound(stage)
        expectEnded(stage)
        expect(findReady(stage)).toEqual([])
      }),
      { numRuns: 10, examples, seed: 20_261_123 },
    )
  })

  test('is the same again when it is made from its seeding and its log', async () => {
    const stage = await run({ format, count: 13, seed: 5, withdrawals: 2, corrections: 2 })
    const again = await replay(stage, stage.log)
    expect(again.dropped).toEqual([])
    expect(listMatches(again.stage)).toEqual(listMatches(stage))
  })
})

test.each(formats)('%s is the same when it is stored and read', async (format) => {
  const stage = await run({ format, count: 13, seed: 7, withdrawals: 2, corrections: 2 })
  for (const one of [stage, await createStage(setupOf(format, 13))]) {
    const stored: StoredStage = JSON.parse(JSON.stringify(encodeStage(one)))
    // Its library adds functions to the storage.
    const toData = (data: Stage) => ({ ...data, storage: data.storage.rows })
    expect(toData(decodeStage(stored))).toEqual(toData(one))
  }
})

test.each(formats)('%s ends with 256 teams', async (format) => {
  const stage = await createStage(setupOf(format, 256))
  expectSound(stage)
  // All 32,640 matches of a round robin would take minutes; its rounds are checked above.
  if (format === 'ROUND_ROBIN') {
    expect(listMatches(stage)).toHaveLength((256 * 255) / 2)
    return
  }
  await playOut(stage, createRandom(256))
  expectSound(stage)
  expectEnded(stage)
})

test.each(formats)('%s has the places of a slow reference', async (format) => {
  await fc.assert(
    fc.asyncProperty(courses(format, isRelease ? 32 : 14), async (course) => {
      const stage = await run(course)
      const places = rankStage(stage).map(({ entrant, rank }): [string, number] => [entrant, rank])
      expect(Object.fromEntries(places)).toEqual(placeSlowly(stage))
    }),
    { numRuns: 40, seed: 20_261_123 },
  )
})
