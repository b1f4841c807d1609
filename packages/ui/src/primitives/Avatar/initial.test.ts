import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['ana_sp', 'A'],
  ['  érica', 'É'],
  ['', '?'],
  [null, '?'],
  ['👑 rei', '👑'],
  ['🇧🇷 Brasil', '🇧🇷'],
  ['👩‍🚀 ana', '👩‍🚀'],
  ['e\u0301rica', 'E\u0301'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
