/**
 * A whole number below `count`, always the same for a seed: what people and teams without a colour of their own get
 * theirs by. FNV-1a, so that similar seeds get distant numbers.
 */
export function pickBySeed(seed: string, count: number): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % count
}
