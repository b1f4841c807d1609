/** Replaces the selection and returns the text with the new caret position; appends without a selection. */
export function insertAt(
  text: string,
  piece: string,
  start: number = text.length,
  end: number = start,
): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
