import { expect, test } from 'vitest'
import { expectPlayOffs } from '../../../../test/slow-standings.ts'
import { createRandom, findReady, playOut, resultOf, setupOf } from '../../../../test/stages.ts'
import { type Qualified, seatPlayOffs } from './play-offs.ts'
import { type Stage, applyResult, correct, createStage, listMatches, rankGroups, withdraw } from './stage.ts'

const start = (count: number, groupCount: number, qualifiersPerGroup: number): Promise<Stage> =>
  createStage({ ...setupOf('GROUPS_THEN_PLAYOFFS', count), groupCount, qualifiersPerGroup })

const firstRound = (stage: Stage) =>
  listMatches(stage)
    .filter(({ phase, round }) => phase === 2 && round === 1)
    .map(({ home, away }) => [home, away])

async function playGroups(stage: Stage, random: () => number): Promise<void> {
  for (let ready = findReady(stage); ready[0]?.phase === 1; ready = findReady(stage))
    await applyResult(stage, resultOf(ready[0], random() < 0.5 ? 'home' : 'away', random() < 0.5 ? 0 : 1))
}

test('of eight teams in three groups, two qualify of each: none meet at once, and byes are by points', async () => {
  const stage = await start(8, 3, 2)
  await playGroups(stage, () => 0)
  const groupOf = (team: string | null) =>
    rankGroups(stage).findIndex((table) => table.some(({ entrant }) => entrant === team))
  const pairs = firstRound(stage).filter((pair) => !pair.includes(null))
  expect(pairs).toHaveLength(2)
  for (const [home, away] of pairs) expect(groupOf(home!)).not.toBe(groupOf(away!))
  expectPlayOffs(stage)
})

test.each([
  [8, 3, 2],
  [9, 3, 2],
  [10, 3, 3],
  [10, 5, 2],
  [12, 4, 3],
  [14, 7, 1],
  [15, 5, 3],
  [18, 6, 2],
  [21, 3, 7],
  [33, 11, 2],
])('%i teams in %i groups, of which %i qualify, are spread by merit', async (count, groups, qualified) => {
  for (let seed = 0; seed < 4; seed += 1) {
    const stage = await start(count, groups, qualified)
    await playGroups(stage, createRandom(seed))
    expect(firstRound(stage).flat()).toContain(rankGroups(stage)[0]?.[0]?.entrant)
    expectPlayOffs(stage)
  }
})

/** The place in the group decides first; among those of one place the order is any. */
function qualify(groups: number, each: number, random: () => number): Qualified[] {
  return Array.from({ length: each }, (_, place) =>
    Array.from({ length: groups }, (_unused, group) => ({
      group,
      entrant: `${group}.${place}`,
      by: random(),
    }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ group, entrant }) => ({ group, entrant })),
  ).flat()
}

test('whatever the number of groups and qualified, none of a group meet at once and the best have the byes', () => {
  for (let groups = 2; groups <= 32; groups += 1)
    for (let each = 1; each <= 16 && groups * each <= 64; each += 1) {
      const qualified = qualify(groups, each, createRandom(groups * 100 + each))
      const seats = seatPlayOffs(qualified)
      expect(seats.filter((team) => team !== null).toSorted()).toEqual(
        qualified.map(({ entrant }) => entrant).toSorted(),
      )
      const byes = seats.length - qualified.length
      const alone = seats.flatMap((team, place) => (team !== null && seats[place ^ 1] === null ? [team] : []))
      expect(alone.toSorted()).toEqual(
        qualified
          .slice(0, byes)
          .map(({ entrant }) => entrant)
          .toSorted(),
      )
      for (let place = 0; place < seats.length; place += 2) {
        const [one, other] = [seats[place], seats[place + 1]]
        if (one != null && other != null) expect(one.split('.')[0]).not.toBe(other.split('.')[0])
      }
    }
})

test('two of a group can meet in the final only', () => {
  for (let groups = 2; groups <= 32; groups += 1) {
    const seats = seatPlayOffs(qualify(groups, 2, createRandom(groups)))
    const half = seats.slice(0, seats.length / 2).flatMap((team) => team?.split('.')[0] ?? [])
    expect(new Set(half).size).toBe(half.length)
  }
})

test('play-offs stay as they were made, until a result of the groups is another one', async () => {
  const stage = await start(8, 3, 2)
  await playGroups(stage, () => 0)
  const before = firstRound(stage)
  await playOut(stage)
  const first = listMatches(stage).find(({ phase, state }) => phase === 2 && state === 'CLOSED')!
  const { stage: corrected } = await correct(stage, resultOf(first, 'away'))
  expect(firstRound(corrected)).toEqual(before)
  const other = before.flat().find((team) => team !== null)!
  expect(firstRound(await withdraw(corrected, other))).toEqual(before)
  const group = listMatches(stage).find(({ phase }) => phase === 1)!
  const again = (await correct(stage, resultOf(group, 'away'))).stage
  expectPlayOffs(again)
})
