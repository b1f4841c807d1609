import { digitsOf } from './masks.ts'

/** The input's value before and after one edit by the browser. */
export interface RawEdit {
  /** Masked text before the edit. */
  before: string
  /** Text of the input after the edit, not masked yet. */
  raw: string
  /** Caret position in `raw`. */
  caret: number
  /** `InputEvent.inputType`, for the direction of a deletion. */
  inputType?: string | undefined
}

/** Position in `text` right after its `count`-th digit. */
export function caretAfterDigit(text: string, count: number): number {
  if (count <= 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

/**
 * Masks an edit and says where the caret belongs: after as many digits as were to the left of it. Deleting
 * a separator takes the digit beside it too, or the mask would put the separator back and the key
 * would seem dead.
 */
export function maskEdit(mask: (text: string) => string, edit: RawEdit): { text: string; caret: number } {
  let { raw } = edit
  let left = digitsOf(raw.slice(0, edit.caret)).length
  const deleting = edit.inputType?.startsWith('deleteContent') === true
  const onlySeparatorGone = digitsOf(raw) === digitsOf(edit.before) && raw.length < edit.before.length
  if (deleting && onlySeparatorGone) {
    const digits = digitsOf(raw)
    const forward = edit.inputType === 'deleteContentForward'
    const gone = forward ? left : left - 1
    if (gone >= 0) {
      raw = digits.slice(0, gone) + digits.slice(gone + 1)
      left = forward ? left : left - 1
    }
  }
  const text = mask(raw)
  // The caret of the end of the text stays at the end, even if the mask dropped digits.
  const atEnd = left >= digitsOf(raw).length
  return { text, caret: atEnd ? text.length : caretAfterDigit(text, left) }
}
