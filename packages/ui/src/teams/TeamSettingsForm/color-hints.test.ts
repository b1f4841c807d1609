import { expect, test } from 'vitest'
import { colorHints } from './color-hints.ts'

test('says which text stands on each colour and how well it reads', () => {
  expect(colorHints('#000', '#ffffff')).toEqual({
    primary: { text: 'white', ratio: 21 },
    secondary: { text: 'black', ratio: 21 },
    alike: false,
  })
})

test('a code that is no colour has no hint', () => {
  expect(colorHints('#12', '#7c3aed')).toMatchObject({ primary: undefined, alike: false })
})

test('two colours that look the same are told, two of one lightness but another hue are not', () => {
  expect(colorHints('#7c3aed', '#7c3aee').alike).toBe(true)
  expect(colorHints('#c00000', '#007a00').alike).toBe(false)
})
