type Cell = string | number | null

/**
 * The places at which a spreadsheet may find the beginning of a formula. That is not only the cell's: one
 * that expects another separator than the comma cuts a cell in two at it, and full-width signs count in some.
 */
const beginnings = /(?:^|[,;|\t\r\n])[\s"',;|]*([=+\-@＝＋－＠]?)/g

/** RFC 4180. What a spreadsheet would compute gets an apostrophe before it. */
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const inert = (cell ?? '').replace(beginnings, (found: string, sign: string) =>
    sign === '' ? found : `${found.slice(0, -1)}'${sign}`,
  )
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One line for each row. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
