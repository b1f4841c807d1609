import { expect, test } from 'vitest'
import { pickBySeed } from './seed.ts'

test('is the same for the same seed', () => {
  expect(pickBySeed('0198f1c2', 360)).toBe(pickBySeed('0198f1c2', 360))
})

test('uses every number below the count', () => {
  const numbers = new Set(Array.from({ length: 400 }, (_, index) => pickBySeed(`user-${index}`, 8)))
  expect([...numbers].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
