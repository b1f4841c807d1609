import { expect, it } from 'vitest'
import { formatDuration } from '../format-duration.ts'
import { insertAt } from './insert-at.ts'

it('inserts an emoji at the caret', () => {
  expect(insertAt('gg wp', '🔥', 2)).toEqual({ text: 'gg🔥 wp', caret: 4 })
})

it('replaces what is selected', () => {
  expect(insertAt('gg wp', '👏', 3, 5)).toEqual({ text: 'gg 👏', caret: 5 })
})

it('goes to the end without a caret', () => {
  expect(insertAt('gg', '👏')).toEqual({ text: 'gg👏', caret: 4 })
})

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [61, '1:01'],
])('writes %s s as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
