/**
 * Prints the error rates of the profanity filter: innocent texts that it finds (none allowed), and listed words, disguised by
 * rule, that it misses (at most 2 %).
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProfanity } from '../src/text/index.ts'
import { allWords } from '../src/text/profanity/words.ts'

const readLines = async (name: string) =>
  (await readFile(join(import.meta.dirname, 'innocent-texts', `${name}.txt`), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')

const lists = await Promise.all(
  ['cities', 'names', 'words', 'phrases'].map(async (name) => ({ name, lines: await readLines(name) })),
)

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`

test('has at least 2,000 different innocent texts', () => {
  expect(new Set(lists.flatMap(({ lines }) => lines)).size).toBeGreaterThanOrEqual(2_000)
})

const plain = (entry: string) => entry.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The spellings of an entry: as listed, in upper case, without accents, as a nick. */
const spellings = (entry: string) => [
  entry,
  entry.toUpperCase(),
  plain(entry),
  plain(entry)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_'),
]

test.each(lists)('finds nothing in $name, in any spelling', ({ name, lines }) => {
  const tried = lines.flatMap(spellings)
  const hit = [...new Set(tried)].flatMap((text) => {
    const word = findProfanity(text)
    return word === null ? [] : [`${text} (${word})`]
  })
  console.log(
    `${name}: ${hit.length} of ${tried.length} hit, ${percent(hit.length, tried.length)} false positives`,
  )
  expect(hit).toEqual([])
})

const swap = (word: string, table: Record<string, string>) =>
  Array.from(word, (letter) => table[letter] ?? letter).join('')
const middle = (word: string) => Math.floor(word.length / 2)
const insert = (word: string, between: string) => Array.from(word).join(between)

/** A human can read the word in each of these. */
const disguises: Record<string, (word: string) => string> = {
  'upper case': (word) => word.toUpperCase(),
  'alternating case': (word) => Array.from(word, (c, i) => (i % 2 ? c.toUpperCase() : c)).join(''),
  accents: (word) => swap(word, { a: 'á', e: 'ê', i: 'í', o: 'ò', u: 'ü' }),
  'digits for vowels': (word) => swap(word, { a: '4', e: '3', o: '0' }),
  'signs for letters': (word) => swap(word, { a: '@', s: '$' }),
  'a repeated letter': (word) =>
    word.slice(0, middle(word)) + (word[middle(word)] ?? '').repeat(4) + word.slice(middle(word)),
  'a long ending': (word) => word + word.slice(-1).repeat(5),
  'zero-width characters': (word) => insert(word, '\u200b'),
  'soft hyphens': (word) => insert(word, '\u00ad'),
  'dots between': (word) => insert(word, '.'),
  'spaces between': (word) => insert(word, ' '),
  'underscores between': (word) => insert(word, '_'),
  'Cyrillic letters': (word) => swap(word, { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' }),
  'full-width letters': (word) =>
    Array.from(word, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  'mathematical letters': (word) =>
    Array.from(word, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) - 97 + 0x1d41a)).join(''),
  'one letter hidden': (word) => `${word.slice(0, middle(word))}*${word.slice(middle(word) + 1)}`,
  'x around': (word) => `xX${word}Xx`,
  'numbers after': (word) => `${word}123`,
  'inside a sentence': (word) => `esse time de ${word}, viu?`,
  'as a part of a nick': (word) => `sr_${word}_br`,
}

// A shorter word, disguised, cannot be distinguished from innocent text.
const listed = allWords().filter((word) => /^[a-z]{4,}$/.test(word))

test('finds at least 98 % of the disguised words', () => {
  let tried = 0
  let caught = 0
  const missed: string[] = []
  for (const [name, disguise] of Object.entries(disguises)) {
    const texts = listed.map(disguise)
    const through = texts.filter((text) => findProfanity(text) === null)
    tried += texts.length
    caught += texts.length - through.length
    missed.push(...through.map((text) => `${name}: ${text}`))
    console.log(`${name}: ${percent(through.length, texts.length)} missed of ${texts.length}`)
  }
  console.log(
    `all: ${tried - caught} of ${tried} missed, ${percent(tried - caught, tried)}\n${missed.slice(0, 20).join('\n')}`,
  )
  expect(tried).toBeGreaterThanOrEqual(300)
  expect(caught / tried).toBeGreaterThanOrEqual(0.98)
})
