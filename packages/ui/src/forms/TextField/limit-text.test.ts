import { expect, test } from 'vitest'
import { limitText } from './limit-text.ts'

test.each([
  ['types what fits', 'ab', 'abc', 3, 'abc', 3],
  ['types one letter more at the end', 'abc', 'abcd', 4, 'abc', 3],
  ['types one letter more at the beginning', 'abc', 'dabc', 1, 'abc', 0],
  ['counts an emoji once', '😀😀', '😀😀😀', 6, '😀😀😀', 6],
  ['refuses an emoji more', '😀😀😀', '😀😀😀😀', 8, '😀😀😀', 6],
  ['pastes what fits in the middle', 'ac', 'abbbc', 4, 'abc', 2],
  ['cuts between two graphemes', 'a', 'a👍🏽👍🏽', 9, 'a👍🏽', 5],
  ['shortens what was too long before', 'abcdef', 'abcde', 5, 'abcde', 5],
  ['adds nothing to what was too long before', 'abcdef', 'abxcdef', 3, 'abcdef', 3],
])('%s', (_name, before, text, caret, limited, at) => {
  expect(limitText({ before, text, caret }, 3)).toEqual({ text: limited, caret: at })
})
