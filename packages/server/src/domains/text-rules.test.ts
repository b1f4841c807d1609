import { cleanName, findProfanityInUrl } from '@convoca/sdk/text'
import { expect, test } from 'vitest'
import { cleanOptional, lengthErrors, profanityErrors } from './text-rules.ts'

test('takes a text with nothing to read for none', () => {
  const given = [' Copa  Ipê ', '\u200b ', null, undefined]
  expect(given.map((text) => cleanOptional(text, cleanName))).toEqual(['Copa Ipê', null, null, null])
})

test('counts characters, not the halves of one', () => {
  expect(lengthErrors('title', '🐆🐆🐆', { min: 3, max: 3 })).toEqual([])
  expect(lengthErrors('title', 'ab', { min: 3 })).toEqual([
    { path: 'title', code: 'TOO_SHORT', message: 'title must have at least 3 characters' },
  ])
  expect(lengthErrors('title', 'abcd', { max: 3 })).toEqual([
    { path: 'title', code: 'TOO_LONG', message: 'title must have at most 3 characters' },
  ])
})

test('names the field of an offensive word, in a text or in an address', () => {
  const error = { path: 'url', code: 'PROFANITY', message: 'url must be free of offensive words' }
  expect(profanityErrors('url', 'https://mate.example/p%6frra', findProfanityInUrl)).toEqual([error])
  expect(profanityErrors('description', 'Disputa de computadores')).toEqual([])
  expect(profanityErrors('description', null)).toEqual([])
})
