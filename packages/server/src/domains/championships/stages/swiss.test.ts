import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSwissRounds } from '../../../../test/slow-swiss.ts'
import { createRandom, findReady, playOut, resultOf, setupOf } from '../../../../test/stages.ts'
import {
  type Stage,
  applyResult,
  correct,
  createStage,
  findWinner,
  isOver,
  listMatches,
  reinstate,
  replay,
  withdraw,
} from './stage.ts'

const start = (count: number, swissRounds: number): Promise<Stage> =>
  createStage({ ...setupOf('SWISS', count), swissRounds })

/** Winners by match, in the order of the matches; the home team of those that are not named. */
async function playBy(stage: Stage, winners: string): Promise<void> {
  const list = winners.split(' ')
  for (let [match] = findReady(stage); match !== undefined; [match] = findReady(stage))
    await applyResult(stage, resultOf(match, list[match.number] === 'a' ? 'away' : 'home'))
}

const isRematch = (stage: Stage): boolean[] => {
  const seen = new Set<string>()
  return stage.rounds.map((pairs) =>
    pairs
      .map(([home, away]) => [home, away ?? 'bye'].toSorted().join(' '))
      .map((key) => seen.has(key) || !seen.add(key))
      .some(Boolean),
  )
}

test('six teams play all of four rounds, where the closest third round would leave no fourth one', async () => {
  const stage = await start(6, 4)
  await playBy(stage, 'a h a h h h h h h')
  expect(stage.rounds).toHaveLength(4)
  expect([isOver(listMatches(stage)), findWinner(stage) !== null]).toEqual([true, true])
  expectSwissRounds(stage, { hasLeft: false })
})

test.each([
  [4, 3],
  [5, 5],
  [6, 5],
  [7, 7],
  [8, 7],
  [10, 9],
  [12, 11],
  [14, 13],
  [15, 15],
  [16, 15],
  [20, 15],
  [28, 15],
])('%i teams play all of %i rounds without meeting twice, whoever wins', async (count, rounds) => {
  for (let seed = 0; seed < 5; seed += 1) {
    const stage = await start(count, rounds)
    await playOut(stage, createRandom(seed * 100 + count))
    expectSwissRounds(stage, { hasLeft: false })
    expect(isRematch(stage)).not.toContain(true)
  }
})

test.each([
  [2, 3, [false, true, true]],
  [3, 4, [false, false, false, true]],
  [4, 4, [false, false, false, true]],
])('%i teams that have announced %i rounds meet again in the last ones', async (count, rounds, again) => {
  const stage = await start(count, rounds)
  await playOut(stage, createRandom(1))
  expect(isRematch(stage)).toEqual(again)
  expectSwissRounds(stage, { hasLeft: false })
})

test('of six teams two leave: the four that are left play all rounds, and meet again in the last one', async () => {
  const stage = await start(6, 5)
  while (stage.rounds.length < 4) await applyResult(stage, resultOf(findReady(stage)[0]!, 'home'))
  for (const team of stage.setup.entrants.slice(4)) await withdraw(stage, team)
  await playOut(stage)
  expect(stage.rounds).toHaveLength(5)
  expectSwissRounds(stage, { hasLeft: true })
})

test('rounds end where one team is left', async () => {
  const stage = await start(4, 3)
  for (const team of stage.setup.entrants.slice(1)) await withdraw(stage, team)
  expect([isOver(listMatches(stage)), findWinner(stage)]).toEqual([true, 't0'])
})

interface Course {
  count: number
  rounds: number
  seed: number
  withdrawals: number
  returns: number
  corrections: number
}

const courses: fc.Arbitrary<Course> = fc.record({
  count: fc.integer({ min: 4, max: 33 }),
  rounds: fc.integer({ min: 1, max: 15 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  withdrawals: fc.nat({ max: 6 }),
  returns: fc.nat({ max: 2 }),
  corrections: fc.nat({ max: 2 }),
})

async function run({ count, rounds, seed, ...events }: Course): Promise<Stage> {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const left = { ...events }
  let stage = await start(count, rounds)
  for (let ready = findReady(stage); ready.length > 0; ready = findReady(stage)) {
    const closed = stage.log.filter((entry) => entry.kind === 'RESULT')
    if (left.withdrawals > 0 && random() < 0.08) {
      left.withdrawals -= 1
      stage = await withdraw(stage, pick(stage.setup.entrants))
    } else if (left.returns > 0 && stage.withdrawn.size > 0 && random() < 0.1) {
      left.returns -= 1
      ;({ stage } = await reinstate(stage, pick([...stage.withdrawn])))
    } else if (left.corrections > 0 && closed.length > 0 && random() < 0.05) {
      left.corrections -= 1
      const { kind: _, ...old } = pick(closed)
      const match = listMatches(stage)[old.number]!
      ;({ stage } = await correct(stage, resultOf(match, random() < 0.5 ? 'home' : 'away')))
    } else await applyResult(stage, resultOf(pick(ready), random() < 0.5 ? 'home' : 'away'))
  }
  return stage
}

async function check(course: Course): Promise<void> {
  const stage = await run(course)
  expect(isOver(listMatches(stage))).toBe(true)
  expectSwissRounds(stage, { hasLeft: course.withdrawals > 0 })
  const again = await replay(stage, stage.log)
  expect(again.dropped).toEqual([])
  expect(listMatches(again.stage)).toEqual(listMatches(stage))
}

const checkCourses = (numRuns: number) =>
  fc.assert(fc.asyncProperty(courses, check), { numRuns, seed: 20_261_129 })

test('4 to 33 teams play every announced round in 60 courses with teams that leave and come back', () =>
  expect(checkCourses(60)).resolves.toBeUndefined())

test('they do so in 1,100 courses', { tags: ['night'], timeout: 3_600_000 }, () =>
  expect(checkCourses(1100)).resolves.toBeUndefined(),
)
