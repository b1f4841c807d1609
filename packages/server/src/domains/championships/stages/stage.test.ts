import { describe, expect, test } from 'vitest'
import { expectEnded, findReady, playOut, resultOf, setupOf, teams } from '../../../../test/stages.ts'
import { rankTable } from './standings.ts'
import {
  type Stage,
  applyResult,
  correct,
  createStage,
  findWinner,
  listMatches,
  rankGroups,
  rankStage,
  withdraw,
} from './stage.ts'
import type { Side, StageMatch } from './types.ts'

const find = (stage: Stage, wanted: Partial<StageMatch>) =>
  listMatches(stage).find((match) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(match, key) === value),
  )!
const play = (stage: Stage, wanted: Partial<StageMatch>, winner: Side) =>
  applyResult(stage, resultOf(find(stage, wanted), winner))

describe('byes', () => {
  test('of 13 teams go to the first three seeds, and are not played', async () => {
    const stage = await createStage(setupOf('SINGLE_ELIMINATION', 13))
    const byes = listMatches(stage).filter(({ state }) => state === 'BYE')
    expect(byes.flatMap(({ home, away }) => [home, away]).filter((team) => team !== null)).toEqual(
      expect.arrayContaining(['t0', 't1', 't2']),
    )
    expect(byes).toHaveLength(3)
  })

  test('of a Swiss round with an odd number go to the last team that had none', async () => {
    const stage = await createStage(setupOf('SWISS', 5))
    await playOut(stage)
    const byes = listMatches(stage).filter(({ state }) => state === 'BYE')
    expect(byes.map(({ home }) => home)[0]).toBe('t4')
    expect(new Set(byes.map(({ home }) => home)).size).toBe(3)
  })
})

describe('the grand final of a double elimination', () => {
  async function toFinal(): Promise<Stage> {
    const stage = await createStage(setupOf('DOUBLE_ELIMINATION', 4))
    for (let match = findReady(stage)[0]; match?.bracket !== 'FINAL'; match = findReady(stage)[0])
      await applyResult(stage, resultOf(match!, 'home'))
    return stage
  }

  test('has no second match where the team without a loss has won', async () => {
    const stage = await toFinal()
    await play(stage, { bracket: 'FINAL', round: 1 }, 'home')
    expect(find(stage, { bracket: 'FINAL', round: 2 }).state).toBe('NOT_NEEDED')
    expect(findReady(stage)).toEqual([])
    expect(findWinner(stage)).toBe('t0')
  })

  test('is played again where it has lost', async () => {
    const stage = await toFinal()
    const { away } = find(stage, { bracket: 'FINAL', round: 1 })
    await play(stage, { bracket: 'FINAL', round: 1 }, 'away')
    const reset = find(stage, { bracket: 'FINAL', round: 2 })
    expect([reset.state, findWinner(stage)]).toEqual(['READY', null])
    await applyResult(stage, resultOf(reset, reset.home === away ? 'home' : 'away'))
    expect(findWinner(stage)).toBe(away)
    expect(rankStage(stage).map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  })
})

describe('a correction', () => {
  test('keeps what does not depend on it and drops results of teams that no longer meet', async () => {
    const stage = await createStage(setupOf('SINGLE_ELIMINATION', 8))
    await playOut(stage)
    const first = find(stage, { round: 1, position: 1 })
    const { stage: corrected, dropped } = await correct(stage, resultOf(first, 'away'))
    // The semifinal and the final of the team that is out.
    expect(dropped.map(({ number }) => number)).toEqual([
      find(stage, { round: 2, position: 1 }).number,
      find(stage, { round: 3, position: 1 }).number,
    ])
    expect(find(corrected, { round: 1, position: 2 }).outcome).toEqual(
      find(stage, { round: 1, position: 2 }).outcome,
    )
    expect([findWinner(stage), findWinner(corrected)]).toEqual([first.home, null])
    await playOut(corrected)
    expectEnded(corrected)
  })

  test('of scores alone drops nothing', async () => {
    const stage = await createStage(setupOf('DOUBLE_ELIMINATION', 8))
    await playOut(stage)
    const { dropped, stage: corrected } = await correct(
      stage,
      resultOf(find(stage, { round: 1, position: 1 }), 'home', 1),
    )
    expect([dropped, findWinner(corrected)]).toEqual([[], findWinner(stage)])
  })

  test('leaves the pairs of Swiss rounds that were made', async () => {
    const stage = await createStage(setupOf('SWISS', 8))
    await playOut(stage)
    const { stage: corrected, dropped } = await correct(stage, resultOf(listMatches(stage)[0]!, 'away'))
    expect(dropped).toEqual([])
    expect(corrected.rounds).toEqual(stage.rounds)
  })
})

describe('a withdrawal', () => {
  test('forfeits the open match and those to come', async () => {
    const stage = await createStage(setupOf('DOUBLE_ELIMINATION', 4))
    await withdraw(stage, 't0')
    const lost = listMatches(stage).filter(({ outcome }) => outcome?.isForfeit)
    expect(lost.map(({ bracket }) => bracket)).toEqual(['WINNERS'])
    await playOut(stage)
    expect(rankStage(stage).at(-1)?.entrant).toBe('t0')
    expectEnded(stage)
  })

  test('of everybody leaves the last one as the winner', async () => {
    const stage = await createStage(setupOf('SINGLE_ELIMINATION', 6))
    for (const team of teams(6)) await withdraw(stage, team)
    expect(findWinner(stage)).toBe('t5')
  })
})

test('a match that is not ready, or of other teams, takes no result', async () => {
  const stage = await createStage(setupOf('SINGLE_ELIMINATION', 4))
  const [first] = findReady(stage)
  await applyResult(stage, resultOf(first!, 'home'))
  await expect(applyResult(stage, resultOf(first!, 'away'))).rejects.toThrow('not ready')
  const second = findReady(stage)[0]!
  await expect(applyResult(stage, { ...resultOf(second, 'home'), home: 't0' })).rejects.toThrow('not ready')
})

test('the firsts of the groups meet the seconds of others in the play-offs', async () => {
  const stage = await createStage({ ...setupOf('GROUPS_THEN_PLAYOFFS', 8), groupCount: 2 })
  for (let ready = findReady(stage); ready[0]?.phase === 1; ready = findReady(stage))
    await applyResult(stage, resultOf(ready[0], 'home'))
  const [a, b] = rankGroups(stage).map((table) => table.map(({ entrant }) => entrant))
  const semifinals = listMatches(stage).filter(({ phase, round }) => phase === 2 && round === 1)
  const pairs = semifinals.map(({ home, away }) => [home, away])
  expect(pairs).toHaveLength(2)
  expect(pairs).toEqual(
    expect.arrayContaining([
      [a?.[0], b?.[1]],
      [b?.[0], a?.[1]],
    ]),
  )
})

test('of teams level on points the winner of their match is first', () => {
  const match = (number: number, home: string, away: string, homeScore: number, awayScore: number) => ({
    number,
    phase: 1 as const,
    bracket: 'GROUP' as const,
    group: 1,
    round: number,
    position: 1,
    home,
    away,
    state: 'CLOSED' as const,
    outcome: {
      homeScore,
      awayScore,
      winner: homeScore > awayScore ? ('home' as const) : ('away' as const),
      isForfeit: false,
    },
  })
  // Two teams have two wins; a has the better difference.
  const matches = [
    match(0, 'a', 'b', 1, 2),
    match(1, 'a', 'c', 2, 0),
    match(2, 'a', 'd', 2, 0),
    match(3, 'b', 'c', 2, 1),
    match(4, 'b', 'd', 0, 2),
  ]
  const table = rankTable(matches, {
    entrants: ['a', 'b', 'c', 'd'],
    tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE'],
    winPoints: 1,
    lotSeed: '',
    withdrawn: new Set(),
  })
  expect(table.map(({ entrant }) => entrant)).toEqual(['b', 'a', 'd', 'c'])
})
