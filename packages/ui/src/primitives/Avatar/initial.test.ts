import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['ana_sp', 'A'],
  ['  érica', 'É'],
  ['', '?'],
  [null, '?'],
  ['👑 rei', '👑'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
