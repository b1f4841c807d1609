import { describe, expect, it } from 'vitest'
import { countCharacters, firstGraphemes, truncate } from './graphemes.ts'

const graphemes = {
  'an emoji': '😀',
  'a family': '👨‍👩‍👧‍👦',
  'a flag': '🇧🇷',
  'the flag of a region': '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'a skin tone': '👍🏽',
  'a keycap': '1️⃣',
  'a decomposed letter': 'a\u0303',
  'a syllable of Hangul': '\u1112\u1161\u11ab',
  'a letter of Devanagari': 'नि',
} as const

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

describe('truncate', () => {
  it.each(Object.entries(graphemes))('never cuts %s, wherever the limit falls', (_name, grapheme) => {
    const text = `ab${grapheme.repeat(40)}`
    const whole = new Set(Array.from(segmenter.segment(text), ({ index }) => index))
    for (let max = 1; max <= countCharacters(text); max += 1) {
      const cut = truncate(text, max, '')
      expect(countCharacters(cut)).toBeLessThanOrEqual(max)
      expect(whole.has(cut.length) || cut === text, `${max}: ${JSON.stringify(cut)}`).toBe(true)
    }
  })

  it('counts what stands for the rest', () => {
    expect(truncate('a'.repeat(10), 10)).toBe('a'.repeat(10))
    expect(truncate('a'.repeat(11), 10)).toBe(`${'a'.repeat(9)}…`)
    expect(truncate('😀'.repeat(11), 10)).toBe(`${'😀'.repeat(9)}…`)
    expect(truncate('😀'.repeat(10), 10)).toBe('😀'.repeat(10))
    expect(truncate('Copa de verão', 8)).toBe('Copa de…')
  })

  it('cuts a grapheme that is longer than the limit between its characters', () => {
    const stacked = `a${'\u0301'.repeat(300)}`
    expect(countCharacters(truncate(stacked, 200))).toBe(200)
    expect(truncate('😀', 1)).toBe('😀')
    expect(truncate(`😀${'\u{e0067}'.repeat(9)}`, 4, '').isWellFormed()).toBe(true)
  })
})

it('takes whole graphemes from the beginning', () => {
  expect(firstGraphemes('🇧🇷🇦🇷🇺🇾', 2)).toBe('🇧🇷🇦🇷')
  expect(firstGraphemes('é', 3)).toBe('é')
  expect(firstGraphemes('', 1)).toBe('')
})
