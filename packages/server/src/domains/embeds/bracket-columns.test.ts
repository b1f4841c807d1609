import { expect, test } from 'vitest'
import type { Schemas } from '../../contract/types.ts'
import { readColumns } from './bracket-columns.ts'

type Match = Schemas['ChampionshipMatch']

const match = (given: Partial<Match>): Match => ({
  id: '0199b7c0-0000-7000-8000-000000000000',
  number: 0,
  phase: 1,
  bracket: 'WINNERS',
  round: 1,
  position: 1,
  best_of: 1,
  group: 1,
  home: null,
  away: null,
  state: 'WAITING',
  home_score: null,
  away_score: null,
  winner: null,
  is_forfeit: false,
  is_disputed: false,
  scheduled_at: null,
  home_checked_in: false,
  away_checked_in: false,
  revision: 1,
  ...given,
})
const round = (count: number, given: Partial<Match>) =>
  Array.from({ length: count }, (_, index) => match({ ...given, position: index + 1 }))
const shapeOf = (matches: readonly Match[]) => readColumns(matches).map(({ length }) => length)

test('the last three rounds of a tree are drawn, none with more than four matches', () => {
  const tree = [1, 2, 3, 4].flatMap((number) => round(16 / 2 ** number, { round: number }))
  expect(shapeOf(tree.toReversed())).toEqual([4, 2, 1])
  expect(shapeOf(round(2, {}))).toEqual([2])
})

test('the upper bracket leads to the final; a second final only where it is played', () => {
  const double = [
    ...round(2, { round: 1 }),
    ...round(1, { round: 2 }),
    ...round(2, { bracket: 'LOSERS' }),
    ...round(1, { bracket: 'FINAL', round: 1 }),
  ]
  expect(shapeOf([...double, match({ bracket: 'FINAL', round: 2 })])).toEqual([2, 1, 1])
  expect(shapeOf([...double, match({ bracket: 'FINAL', round: 2, state: 'READY' })])).toEqual([1, 1, 1])
})

test('a bye keeps its place; groups, Swiss rounds and nothing at all have no tree', () => {
  expect(readColumns([match({ state: 'BYE' }), match({ position: 2, number: 7 })])).toEqual([
    [null, expect.objectContaining({ number: 7 })],
  ])
  expect(readColumns([...round(4, { bracket: 'GROUP' }), ...round(4, { bracket: 'SWISS' })])).toEqual([])
  expect(readColumns([])).toEqual([])
})
