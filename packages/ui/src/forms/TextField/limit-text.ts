const count = (text: string) => [...text].length

/** The longest beginning of at most `room` characters that ends between two graphemes. */
function beginningOf(text: string, room: number): string {
  let beginning = ''
  for (const { segment } of new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }).segment(text)) {
    if (count(beginning) + count(segment) > room) break
    beginning += segment
  }
  return beginning
}

interface Edit {
  before: string
  /** The text with what was typed or pasted, whose end is at the caret. */
  text: string
  caret: number
}

/**
 * The text of at most `max` characters after an edit: of what was added, what fits. It is what the attribute `maxlength` does,
 * which counts UTF-16 units, of which an emoji has two or more.
 */
export function limitText({ before, text, caret }: Edit, max: number): { text: string; caret: number } {
  if (text.length <= max || count(text) <= max || count(text) <= count(before)) return { text, caret }
  // It was longer before anybody typed: it can only be shortened.
  if (count(before) > max) return { text: before, caret: Math.min(caret, before.length) }
  const after = text.slice(caret)
  const head = beginningOf(text.slice(0, caret), max - count(after))
  return { text: head + after, caret: head.length }
}
