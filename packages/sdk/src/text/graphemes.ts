let built: Intl.Segmenter | undefined
const segmenter = () => (built ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }))

/** The number of characters of a text as the contract counts them: code points, not the UTF-16 units of `length`. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** The first `count` things that a reader sees as one: `🇧🇷`, `👩‍💻` and `ç` count once, however they are encoded. */
export function firstGraphemes(text: string, count: number): string {
  let first = ''
  let taken = 0
  for (const { segment } of segmenter().segment(text)) {
    if (taken === count) break
    first += segment
    taken += 1
  }
  return first
}

/** The longest beginning of at most `max` characters that ends between two graphemes. */
function beginningOf(text: string, max: number): string {
  let end = 0
  let used = 0
  for (const { segment, index } of segmenter().segment(text)) {
    used += countCharacters(segment)
    if (used > max) break
    end = index + segment.length
  }
  // A single grapheme that is longer than the whole limit is cut between its characters.
  return end > 0
    ? text.slice(0, end)
    : Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('')
}

/**
 * A text of at most `max` characters, as the contract counts them. What does not fit is cut off between two graphemes,
 * never inside an emoji or a letter with its accents, and stands as `ending`, which the limit includes.
 */
export function truncate(text: string, max: number, ending = '…'): string {
  if (text.length <= max || countCharacters(text) <= max) return text
  return beginningOf(text, max - countCharacters(ending)).trimEnd() + ending
}
