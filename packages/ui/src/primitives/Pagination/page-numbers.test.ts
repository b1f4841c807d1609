import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [8, 12, [1, null, 7, 8, 9, null, 12]],
  [9, 12, [1, null, 8, 9, 10, 11, 12]],
  [12, 12, [1, null, 8, 9, 10, 11, 12]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
])('page %i of %i shows %j', (page, total, places) => {
  expect(pageNumbers(page, total)).toEqual(places)
})
