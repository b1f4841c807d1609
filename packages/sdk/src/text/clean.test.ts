import { describe, expect, it } from 'vitest'
import { cleanName, cleanText, countVisible, foldText, isBlank } from './clean.ts'

const signs = [
  '3ª Divisão',
  'Art. 1º',
  '1º lugar',
  '½ final',
  'Time™',
  '100 m²',
  'Ｔｉｍｅ',
  '①',
  'ﬁm',
  'R$ 5…',
  'Ⅳ',
]

describe('cleanName', () => {
  it.each(signs)('keeps %s as it is typed', (name) => expect(cleanName(name)).toBe(name))

  it.each(['👩‍💻 Dev', '🏳️‍🌈', '❤️ Time', '1️⃣ Um', '👨🏽‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 FC', '🇧🇷', '葛󠄀城'])(
    'keeps the sequence %s',
    (name) => expect(cleanName(name)).toBe(name),
  )

  it.each([
    ['Ana\u200e Lima', 'Ana Lima'],
    ['Ana\u2060Lima', 'AnaLima'],
    ['\u202eanA\u202c', 'anA'],
    ['A\u200dna\ufe0f', 'Ana'],
    ['\u{e0041}Ana\u{e0062}', 'Ana'],
    ['Ana\u2800\u2800Lima', 'Ana Lima'],
    ['  Ana\t\n Lima\u00a0', 'Ana Lima'],
    ['Conceic\u0327a\u0303o', 'Conceição'],
    ['a\u200b\u0303', 'ã'],
    [`T${'\u0301'.repeat(40)}ime`, 'T\u0301\u0301\u0301ime'],
    ['👩\u200d', '👩'],
  ])('of %j leaves %j', (typed, stored) => expect(cleanName(typed)).toBe(stored))
})

describe('cleanText', () => {
  it.each(signs)('keeps %s as it is typed', (text) => expect(cleanText(text)).toBe(text))

  it('keeps spaces, tabs and the beginnings of lines', () => {
    const text = '- um\n    - dois  \n\n\n\ta  b\u00a0c\n\n```\n  x\n```'
    expect(cleanText(`\n${text}\n`)).toBe(text)
  })

  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\n\n\n\n\n\nb', 'a\n\n\nb'],
    ['a\n \n\t\n \n \nb', 'a\n \n\t\nb'],
    ['\u202eabc\u2066d\u0000\u0007', 'abcd'],
    ['cafe\u0301', 'café'],
  ])('of %j leaves %j', (typed, stored) => expect(cleanText(typed)).toBe(stored))
})

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' ',
    '\u2800\u2800\u2800',
    '\u200b\u2060\ufeff',
    '\u3164\u115f',
    '\u00ad\u034f',
    '\ufe0f',
    '\u{e0041}\u180e',
    '\u0000\n',
  ])('%j is empty', (text) => {
    expect([isBlank(text), cleanName(text), cleanText(text)]).toEqual([true, '', ''])
  })

  it.each(['.', '👩‍💻', 'ㅤa', '\u0301'])('%j is not', (text) => expect(isBlank(text)).toBe(false))
})

it('counts what can be seen', () => {
  expect(countVisible('oi \u200b\u2800\n\n \u2060a')).toBe(4)
  expect(countVisible('\u3164')).toBe(0)
})

it.each([
  ['3ª Divisão', '3a divisao'],
  ['100 m²', '100 m2'],
  ['Ｔｉｍｅ™', 'timetm'],
  ['A\u200dÇÃO\u2800', 'acao'],
])('%j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded))
