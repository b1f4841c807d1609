/** Text with a piece put in place of the selection, and where the caret then stands. Without a selection: at the end. */
export function insertAt(
  text: string,
  piece: string,
  start: number = text.length,
  end: number = start,
): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length }
}
