import { expect, test } from 'vitest'
import { winRate } from './win-rate.ts'

test.each([
  [18, 6, 75],
  [1, 2, 33],
  [0, 4, 0],
  [3, 0, 100],
])('%i wins and %i losses are %i %%', (wins, losses, rate) => {
  expect(winRate(wins, losses)).toBe(rate)
})

test('a team that has not played has no rate', () => {
  expect(winRate(0, 0)).toBeUndefined()
})
