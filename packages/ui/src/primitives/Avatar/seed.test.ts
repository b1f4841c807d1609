import { describe, expect, it } from 'vitest'
import { initialOf, seedHue } from './seed.ts'

describe('the ground behind an initial', () => {
  it('is the same for the same id', () => {
    expect(seedHue('0198f1c2')).toBe(seedHue('0198f1c2'))
  })

  it('is one of eight, all of them used', () => {
    const hues = new Set(Array.from({ length: 400 }, (_, index) => seedHue(`user-${index}`)))
    expect([...hues].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('the initial', () => {
  it.each([
    ['ana_sp', 'A'],
    ['  érica', 'É'],
    ['', '?'],
    [null, '?'],
    ['👑 rei', '👑'],
  ])('of %j is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
