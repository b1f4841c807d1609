import { expect, test } from 'vitest'
import { formatPlace } from './number.ts'

test.each([
  [1, '#1'],
  [9_999, '#9.999'],
  [10_000, '#10.000'],
  [10_001, 'mais de 10.000'],
])('place %d of a ranking is %s', (place, text) => {
  expect(formatPlace(place)).toBe(text)
})
