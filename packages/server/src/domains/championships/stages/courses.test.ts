import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectPlayOffs, placeSlowly } from '../../../../test/slow-standings.ts'
import { expectSwissRounds } from '../../../../test/slow-swiss.ts'
import {
  createRandom,
  drawOf,
  expectEnded,
  expectSound,
  findReady,
  playOut,
  resultOf,
  setupOf,
  voidOf,
} from '../../../../test/stages.ts'
import {
  type Stage,
  applyResult,
  correct,
  createStage,
  findWinner,
  listMatches,
  rankStage,
  reinstate,
  replay,
  setBack,
  withdraw,
} from './stage.ts'
import { hasPlayOffs, hasSwissRounds } from './two-phases.ts'
import { type StoredStage, decodeStage, encodeStage } from './stored-stage.ts'
import { type Format, type Side, type StageMatch, type StageSetup, type TieBreak, formats } from './types.ts'

interface Course {
  format: Format
  count: number
  seed: number
  withdrawals: number
  corrections: number
  /** Withdrawals that are taken back. */
  returns: number
  /** Matches to which neither team comes. */
  absences: number
  /** Matches that are set back to not played. */
  setBacks: number
}

const allTieBreaks = [
  'HEAD_TO_HEAD',
  'GAME_DIFFERENCE',
  'GAMES_WON',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'WINS',
  'LOT',
] as const satisfies readonly TieBreak[]

/** Any tie-breaks in any order, the usual ones in every third course. */
function drawTable(random: () => number): Pick<StageSetup, 'tieBreaks' | 'winPoints' | 'lotSeed'> {
  if (random() < 0.33) return {}
  const order = allTieBreaks.map((one) => ({ one, by: random() })).toSorted((a, b) => a.by - b.by)
  const tieBreaks = order.slice(0, Math.floor(random() * 8)).map(({ one }) => one)
  return { tieBreaks, winPoints: random() < 0.5 ? 1 : 3, lotSeed: 'semente' }
}

/** A match for the third place or none, and any grand final. */
function drawFinals(random: () => number): Pick<StageSetup, 'hasThirdPlace' | 'grandFinal'> {
  const grandFinals = ['RESET', 'SINGLE', 'GAME_AHEAD'] as const
  return { hasThirdPlace: random() < 0.5, grandFinal: grandFinals[Math.floor(random() * 3)]! }
}

/** Any number of groups of two teams or more, and of qualified. */
function drawGroups(count: number, random: () => number) {
  const groupCount = 1 + Math.floor(random() * Math.max(1, Math.floor(count / 2)))
  const qualifiersPerGroup = 1 + Math.floor(random() * Math.floor(count / groupCount))
  return groupCount * qualifiersPerGroup < 2
    ? { groupCount: 1, qualifiersPerGroup: 2 }
    : { groupCount, qualifiersPerGroup }
}

/** Any kind of play-offs, in every third course as ever; by a number of teams of all groups in every other one. */
function drawPlayOffs(format: Format, count: number, random: () => number): Pick<StageSetup, 'playOffs'> {
  if (format === 'SWISS_THEN_PLAYOFFS') {
    const kind = random() < 0.5 ? 'SINGLE_ELIMINATION' : 'DOUBLE_ELIMINATION'
    return { playOffs: { format: kind, teams: 2 + Math.floor(random() * (count - 1)) } }
  }
  if (format !== 'GROUPS_THEN_PLAYOFFS' || random() < 0.33) return {}
  return {
    playOffs: {
      format: random() < 0.5 ? 'SINGLE_ELIMINATION' : 'DOUBLE_ELIMINATION',
      teams: random() < 0.5 ? null : 2 + Math.floor(random() * (count - 1)),
    },
  }
}

/** Results in any order, with withdrawals, double walk-overs and corrections among them. */
async function run({
  format,
  count,
  seed,
  withdrawals,
  corrections,
  returns,
  absences,
  setBacks,
}: Course): Promise<Stage> {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  let [left, right, back, none, undone] = [withdrawals, corrections, returns, absences, setBacks]
  const setup = {
    ...setupOf(format, count),
    ...drawGroups(count, random),
    ...drawTable(random),
    ...drawPlayOffs(format, count, random),
    ...drawFinals(random),
    bestOf: [1, 3, 5],
  }
  const hasDraws = random() < 0.5
  const play = (match: StageMatch, winner: Side, lost = 0) =>
    hasDraws && match.bracket === 'GROUP' && random() < 0.3 ? drawOf(match) : resultOf(match, winner, lost)
  let stage = await createStage(setup)
  for (let ready = findReady(stage); ready.length > 0; ready = findReady(stage)) {
    const closed = stage.log.filter((entry) => entry.kind === 'RESULT')
    if (left > 0 && random() < 0.1) {
      left -= 1
      stage = await withdraw(stage, pick(stage.setup.entrants))
    } else if (back > 0 && stage.withdrawn.size > 0 && random() < 0.2) {
      back -= 1
      ;({ stage } = await reinstate(stage, pick([...stage.withdrawn])))
    } else if (right > 0 && closed.length > 0 && random() < 0.1) {
      right -= 1
      const { kind: _, ...old } = pick(closed)
      const winner = random() < 0.5 ? 'home' : 'away'
      const match = listMatches(stage).find(({ number }) => number === old.number)!
      const isVoid = none > 0 && random() < 0.3
      if (isVoid) none -= 1
      ;({ stage } = await correct(stage, isVoid ? voidOf(match) : play(match, winner)))
    } else if (undone > 0 && closed.length > 0 && random() < 0.1) {
      undone -= 1
      const { number } = pick(closed)
      const after = await setBack(stage, number)
      if (after !== null)
        expect(listMatches(after.stage)[number]).toMatchObject({ state: 'READY', outcome: null })
      stage = after?.stage ?? stage
    } else if (none > 0 && random() < 0.1) {
      none -= 1
      await applyResult(stage, voidOf(pick(ready)))
    } else {
      await applyResult(stage, play(pick(ready), random() < 0.5 ? 'home' : 'away', random() < 0.5 ? 0 : 1))
    }
  }
  return disqualifyAfterTheEnd(stage, left)
}

/** The current champion, as often as withdrawals are left. */
async function disqualifyAfterTheEnd(ended: Stage, times: number): Promise<Stage> {
  let stage = ended
  for (let left = times; left > 0; left -= 1) {
    const champion = findWinner(stage)
    if (champion !== null) stage = await withdraw(stage, champion)
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
    returns: fc.nat({ max: 2 }),
    absences: fc.nat({ max: 3 }),
    setBacks: fc.nat({ max: 3 }),
  })

async function check(course: Course): Promise<void> {
  const stage = await run(course)
  expectSound(stage)
  expectEnded(stage)
  expect(findReady(stage)).toEqual([])
  if (hasPlayOffs(course)) expectPlayOffs(stage)
  if (hasSwissRounds(course)) expectSwissRounds(stage, { hasLeft: course.withdrawals > 0 })
  const places = rankStage(stage).map(({ entrant, rank }): [string, number] => [entrant, rank])
  expect(Object.fromEntries(places)).toEqual(placeSlowly(stage))
  const again = await replay(stage, stage.log)
  expect(again.dropped).toEqual([])
  expect(listMatches(again.stage)).toEqual(listMatches(stage))
}

/** The seed stays, so that each run has the same courses. */
const checkCourses = (format: Format, numRuns: number) => {
  const examples = [2, 3, 4, 5, 6, 7, 9].map((count): [Course] => [
    { format, count, seed: count, withdrawals: 2, corrections: 2, returns: 1, absences: 1, setBacks: 1 },
  ])
  return fc.assert(fc.asyncProperty(courses(format, 33), check), { numRuns, examples, seed: 20_261_128 })
}

test.each(formats)(
  '%s ends with one winner and the places of a slow reference, whatever happens in 50 courses of 2 to 33 teams',
  (format) => expect(checkCourses(format, 50)).resolves.toBeUndefined(),
)

test.each(formats)('%s does so in 900 courses', { tags: ['night'], timeout: 3_600_000 }, (format) =>
  expect(checkCourses(format, 900)).resolves.toBeUndefined(),
)

test.each(formats)('%s is the same when it is stored and read', async (format) => {
  const stage = await run({
    format,
    count: 13,
    seed: 7,
    withdrawals: 2,
    corrections: 2,
    returns: 1,
    absences: 1,
    setBacks: 1,
  })
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
