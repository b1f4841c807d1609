import { countCharacters } from './graphemes.ts'

/** Characters that show nothing: controls, marks of direction, joiners, fillers, and the blanks that are no white space. */
const invisible = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}`

/** Invisible characters that make another character what it is, where they stand in their place. */
const parts = [
  // The joiner of a sequence of emoji: `👩‍💻`.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  // Whether a sign is an emoji or text: `❤️`, `1️⃣`.
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  // The shape of an ideograph in somebody's name.
  String.raw`(?<=\p{Unified_Ideograph})[\u{e0100}-\u{e01ef}]`,
  // The flag of a region, which is spelled in invisible letters.
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}`,
]

const hiddenInNames = new RegExp(`(${parts.join('|')})|[${invisible}]`, 'gu')
const blank = new RegExp(`^[\\s${invisible}]*$`, 'u')
const ignored = new RegExp(`[${invisible}]`, 'gu')

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}

/** The number of characters of a text that can be seen, a run of white space as one: the meaning of a least length. */
export function countVisible(text: string): number {
  return countCharacters(text.replace(ignored, '').replace(/\s+/gu, ' ').trim())
}

/**
 * A name as it is stored: on one line, runs of white space collapsed, without what cannot be seen (what belongs to an
 * emoji stays). Signs such as `º`, `½` and `™` stay as they are typed: names are compared by `foldText`. A letter has no
 * more than three marks: more of them are drawn over the lines around.
 */
export function cleanName(text: string): string {
  const visible = text
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(hiddenInNames, '$1')
    .normalize('NFC')
  return visible
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

// Controls, and what turns the direction of the text around it.
const harmful = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
const MAX_BLANK_LINES = 2

/** Leaves two blank lines in a row at most, since more push away what others have written. */
function limitBlankLines(text: string): string {
  let blanks = 0
  const lines = text.split('\n').filter((line) => {
    blanks = line.trim() === '' ? blanks + 1 : 0
    return blanks <= MAX_BLANK_LINES
  })
  return lines.join('\n')
}

/** A text of several lines as it is stored: as it was typed, in NFC. One that shows nothing is empty. */
export function cleanText(text: string): string {
  if (isBlank(text)) return ''
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(harmful, '')
  return limitBlankLines(lines.normalize('NFC')).trim()
}

/**
 * A text to compare by, which is never stored: it has no case and no accents, signs are the letters and
 * digits that they stand for (`3ª` is `3a`, `m²` is `m2`, full-width letters are plain ones), and what cannot
 * be seen does not count.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ignored, '').replace(/\p{M}/gu, '').toLowerCase()
}
