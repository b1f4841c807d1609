/** FNV-1a hash: deterministic, and similar texts get distant values. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Number of the seed colour (`--cv-seed-1` to `-8`) of an id. */
export function seedHue(seed: string): number {
  return (hashOf(seed) % 8) + 1
}

/** First letter of a name, upper-case by Portuguese rules; `?` for none. */
export function initialOf(name: string | null | undefined): string {
  const [first] = (name ?? '').trim()
  return first?.toLocaleUpperCase('pt-BR') ?? '?'
}
