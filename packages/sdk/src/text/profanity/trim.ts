/**
 * Cuts the characters of this class off both ends. A pattern with `+$` would look at each run in the middle
 * again and again.
 */
export function trimEnds(text: string, ends: RegExp): string {
  let from = 0
  let to = text.length
  while (from < to && ends.test(text.charAt(from))) from += 1
  while (to > from && ends.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** `xxnamexx` is `name`: the `x` around a nick are no part of it. */
export function trimDecoration(text: string): string {
  if (!text.startsWith('x') || !text.endsWith('x')) return text
  const inner = trimEnds(text, /x/)
  return inner === '' ? text : inner
}
