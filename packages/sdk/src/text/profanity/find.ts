import { foldAccents, foldRuns, respell, respellAll, unleet } from './normalise.ts'
import { parseUrl } from '../secure-url.ts'
import { trimDecoration, trimEnds } from './trim.ts'
import { allWords, stems } from './words.ts'

interface ListedWord {
  word: string
  runs: number[]
}

/** The listed words by their folded letters. */
function buildIndex(): Map<string, ListedWord[]> {
  const index = new Map<string, ListedWord[]>()
  for (const word of allWords()) {
    const { letters, runs } = foldRuns(respell(word))
    const listed = index.get(letters)
    if (listed) listed.push({ word, runs })
    else index.set(letters, [{ word, runs }])
  }
  return index
}

// Built lazily, so that importing this file costs nothing.
let builtIndex: Map<string, ListedWord[]> | undefined
const wordIndex = () => (builtIndex ??= buildIndex())

const foldedStems = stems.map((stem) => ({ stem, ...foldRuns(respell(stem)) }))

/** Listed words and stems by their folded letters, one level for each letter. */
interface TrieNode {
  next: Map<string, TrieNode>
  ends: ListedWord[]
}

function buildTrie(): TrieNode {
  const root: TrieNode = { next: new Map(), ends: [] }
  const listed = [...wordIndex()].flatMap(([letters, words]) => words.map((word) => ({ letters, ...word })))
  const all = [...listed, ...foldedStems.map(({ stem, letters, runs }) => ({ letters, word: stem, runs }))]
  for (const { letters, word, runs } of all) {
    let node = root
    for (const letter of letters) {
      const next = node.next.get(letter) ?? { next: new Map(), ends: [] }
      node.next.set(letter, next)
      node = next
    }
    node.ends.push({ word, runs })
  }
  return root
}

let builtTrie: TrieNode | undefined

/** The listed words by their length. */
function groupByLength(): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const listed of wordIndex().values())
    for (const { word } of listed) {
      const group = groups.get(word.length)
      if (group) group.push(word)
      else groups.set(word.length, [word])
    }
  return groups
}

let builtLengths: Map<number, string[]> | undefined

/** Whether a word contains a stem with its doubled letters: `fuck`, written `fucc`, is not in `Fuchs`. */
function containsStem(
  word: { letters: string; runs: number[] },
  stem: { letters: string; runs: number[] },
): boolean {
  let at = word.letters.indexOf(stem.letters)
  while (at !== -1) {
    const from = at
    if (stem.runs.every((count, index) => (word.runs[from + index] ?? 0) >= count)) return true
    at = word.letters.indexOf(stem.letters, at + 1)
  }
  return false
}

/** `*` stands for one hidden letter; at least half of the letters must be visible. */
function findMasked(word: string): string | null {
  const hidden = word.split('*').length - 1
  if (word.length < 4 || hidden * 2 > word.length) return null
  builtLengths ??= groupByLength()
  const visible = [...word].flatMap((letter, at) => (letter === '*' ? [] : [{ letter, at }]))
  const hit = builtLengths
    .get(word.length)
    ?.find((listed) => visible.every(({ letter, at }) => listed[at] === letter))
  return hit ?? null
}

/** Looks up one word of plain lower-case letters (and `*`). */
function findWord(word: string): string | null {
  if (word.length < 2) return null
  if (word.includes('*')) return findMasked(word)
  const { letters, runs } = foldRuns(respell(word))
  const listed = wordIndex().get(letters)
  const hit = listed?.find((entry) => entry.runs.every((count, at) => (runs[at] ?? 0) >= count))
  if (hit) return hit.word
  if (letters.length < 3) return null
  return foldedStems.find((entry) => containsStem({ letters, runs }, entry))?.stem ?? null
}

/** The possible readings of a token. */
function getReadings(token: string): Set<string> {
  const found = new Set<string>()
  const trimmed = trimEnds(token, /[^a-z0-9]/)
  for (const shape of [token, trimmed, trimEnds(trimmed, /\d/), trimDecoration(trimmed)]) {
    // Only a token with a letter can be leet; others are numbers.
    if (!/[a-z]/.test(shape)) continue
    for (const one of ['i', 'l'] as const) {
      const reading = trimEnds(unleet(shape, one), /\*/)
      // `1fa6` is a number: words of three letters are only found in letters.
      if (reading.length > 3 || /^[a-z*]+$/.test(shape)) found.add(reading)
    }
  }
  return found
}

function findToken(token: string): string | null {
  for (const reading of getReadings(token.toLowerCase())) {
    const hit = findWord(reading)
    if (hit !== null) return hit
  }
  return null
}

/** `p u t a`, `p.u.t.a`: single letters in a row are joined. */
function findSpelledOut(parts: string[]): string | null {
  let row: string[] = []
  for (const part of [...parts, '']) {
    const letter = part.toLowerCase()
    if (isRepeated(letter)) {
      row.push(unleet(letter, 'i'))
      continue
    }
    const letters = row.join('')
    const hit = findInLetters(letters) ?? findInLetters(respellAll(letters))
    if (hit !== null) return hit
    row = []
  }
  return null
}

const isRepeated = ([first, ...others]: string): boolean =>
  first !== undefined && others.every((letter) => letter === first)

/** The longest word at the first letter with which one begins. */
function findInLetters(row: string): string | null {
  const { letters, runs } = foldRuns(row)
  builtTrie ??= buildTrie()
  for (let from = 0; from < letters.length; from++) {
    let node: TrieNode | undefined = builtTrie
    let used = 0
    let longest: string | null = null
    for (let at = from; node !== undefined && at <= letters.length; at++) {
      const hit = node.ends.find((end) =>
        end.runs.every((count, index) => (runs[from + index] ?? 0) >= count),
      )
      if (hit && used >= 3) longest = hit.word
      used += runs[at] ?? 0
      node = node.next.get(letters[at] ?? '')
    }
    if (longest !== null) return longest
  }
  return null
}

const camelParts = (word: string) => word.split(/(?<=[a-z0-9])(?=[A-Z])/).filter((part) => part.length > 2)

/** Searches text without white space: its parts, its camelCase parts and the whole. */
function findInChunk(chunk: string): string | null {
  const parts = chunk.split(/[^\p{L}\p{N}@$!|+*€£¢¡]+/u).filter((part) => part !== '')
  const plainParts = chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const tokens = [...parts, ...plainParts, ...plainParts.flatMap(camelParts)]
  if (parts.length > 1 && parts.join('').length > 2) tokens.push(parts.join(''))
  // A part is often a token of several kinds; one letter is no word.
  for (const token of new Set(tokens)) {
    const hit = token.length < 2 ? null : findToken(token)
    if (hit !== null) return hit
  }
  return null
}

/**
 * The first inappropriate word of a text, as listed, or null. Finds it despite case, accents, digits and signs for letters,
 * repeated letters, invisible characters, letters of other alphabets and spelling it out; ignores words that merely contain
 * it (computador, Cuiabá, disputa).
 */
export function findProfanity(text: string): string | null {
  const folded = foldAccents(text)
  const chunks = folded.split(/\s+/).filter((chunk) => chunk !== '')
  for (const chunk of chunks) {
    const hit = findInChunk(chunk)
    if (hit !== null) return hit
  }
  return findSpelledOut(folded.split(/[^\p{L}\p{N}@$!]+/u).filter((part) => part !== ''))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Checks host and path of a URL; anything else is checked as text. */
export function findProfanityInUrl(address: string): string | null {
  const url = parseUrl(address) ?? parseUrl(`https://${address}`)
  if (!url) return findProfanity(address)
  return findProfanity(url.hostname) ?? findProfanity(decode(url.pathname))
}

/** `field` is the Portuguese label of the field. */
export function profanityMessage(field: string, word: string): string {
  return `O campo ${field} contém a palavra inapropriada "${word}"`
}

/** The message for a field that contains a URL. */
export function profanityUrlMessage(field: string, word: string): string {
  return `A URL no campo ${field} contém a palavra inapropriada "${word}"`
}
