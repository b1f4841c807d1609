/** The number of letters to add, remove, replace or swap with the next one to make one word of the other. */
function countEdits(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 0; line < from.length; line += 1) {
    const next = [line + 1]
    for (let at = 0; at < to.length; at += 1) {
      const cost = from[line] === to[at] ? 0 : 1
      const isSwapped = line > 0 && from[line] === to[at - 1] && from[line - 1] === to[at]
      next.push(
        Math.min(
          (row[at] ?? 0) + cost,
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          isSwapped ? (before[at - 1] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

/** `retries` begins as `retry` does, though half of its letters are others. */
const hasSameStart = (name: string, other: string) =>
  other.length > 4 && name.slice(0, 4) === other.slice(0, 4) && Math.abs(name.length - other.length) < 4

/** The known name that a wrong one was probably meant to be, whatever its case; undefined where none is close. */
export function findSimilar(name: string, known: readonly string[]): string | undefined {
  // Nobody mistypes a word of this length, and comparing it would take long.
  if (name.length > 50) return undefined
  const wanted = name.toLowerCase()
  const [best] = known
    .map((other) => ({ other, edits: countEdits(wanted, other.toLowerCase()) }))
    .filter(
      ({ other, edits }) =>
        edits <= Math.max(1, Math.floor(Math.min(name.length, other.length) / 3)) ||
        hasSameStart(wanted, other.toLowerCase()),
    )
    .toSorted((a, b) => a.edits - b.edits)
  return best?.other
}

/** A sentence that names the similar one, with a space before it, or nothing. */
export function didYouMean(name: string, known: readonly string[], prefix = ''): string {
  const similar = findSimilar(name, known)
  return similar === undefined ? '' : ` Did you mean ${prefix}${similar}?`
}

/** Refuses settings that do not exist: a mistyped one would silently keep its default. */
export function refuseUnknownSettings(owner: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new TypeError(
    `${owner} has no option ${unknown}.${didYouMean(unknown, known)} Its options are ${known.join(', ')}.`,
  )
}
