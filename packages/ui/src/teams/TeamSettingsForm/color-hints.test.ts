import { expect, test } from 'vitest'
import { colorHints } from './color-hints.ts'

test('picks the text on each colour', () => {
  expect(colorHints('#000', '#ffffff')).toEqual({
    primary: 'white',
    secondary: 'black',
    alike: false,
  })
})

test('a code that is no colour has no hint', () => {
  expect(colorHints('#12', '#7c3aed')).toMatchObject({ primary: undefined, alike: false })
})

test('flags two similar colours, but not two of the same lightness with another hue', () => {
  expect(colorHints('#7c3aed', '#7c3aee').alike).toBe(true)
  expect(colorHints('#c00000', '#007a00').alike).toBe(false)
})
