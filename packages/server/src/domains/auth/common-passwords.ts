import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The form in which a password is compared: lower case, no accents, the usual letter look-alikes undone. */
function foldPassword(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The 20,000 most used passwords (`scripts/common-passwords.ts`), and Brazilian words that they lack. */
function readWords(): ReadonlySet<string> {
  const mostUsed = gunzipSync(readFileSync(new URL('./common-passwords.txt.gz', import.meta.url))).toString()
  const brazilian = readFileSync(new URL('./brazilian-passwords.txt', import.meta.url), 'utf8')
  const lines = `${mostUsed}\n${brazilian}`.split('\n').filter((line) => !line.startsWith('# '))
  return new Set(
    lines
      .flatMap((line) => line.split(' '))
      .filter((word) => word !== '')
      .map(foldPassword),
  )
}

const words = readWords()

const keyboardRows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
]

function undoLookAlikes(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }
  return text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign)
}

/** The number of digits or signs up to which they make a common word no harder to guess. */
const DECORATION = 6
const SHORTEST_WORD = 3

/** The text without up to `DECORATION` of the digits and signs at its start and end; `s3nh4123` also is `s3nh4`. */
function listUndecorated(text: string): string[] {
  const before = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0
  const after = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0
  const found: string[] = []
  for (let start = 0; start <= Math.min(before, DECORATION); start += 1) {
    for (let end = 0; end <= Math.min(after, DECORATION - start); end += 1) {
      if (start + end + SHORTEST_WORD <= text.length) found.push(text.slice(start, text.length - end))
    }
  }
  return found
}

function isDecoratedWord(password: string, isWord: (text: string) => boolean): boolean {
  return listUndecorated(password).some((text) => isWord(text) || isWord(undoLookAlikes(text)))
}

function isOneBlockRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+(?:.{0,3})$/u.test(password) && new Set(password).size <= 4
}

function isWalk(password: string): boolean {
  return keyboardRows.some((row) => (row + row).includes(password))
}

/** `31122001`, `2001-03-14`: a date is the first thing that is tried. */
function isDateOrNumber(password: string): boolean {
  return /^[\d./ -]{8,14}$/.test(password)
}

/** Whether a guesser would try the password early. `personal` are the account's nick and e-mail. */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const text = foldPassword(password)
  const own = new Set(
    personal.flatMap((value) => [foldPassword(value), foldPassword(value.split('@')[0] ?? '')]),
  )
  const isWord = (candidate: string): boolean => words.has(candidate) || own.has(candidate)
  return isDecoratedWord(text, isWord) || isOneBlockRepeated(text) || isWalk(text) || isDateOrNumber(text)
}
