const HUES = 8

/** Which of the eight grounds of tokens.css an id gets: the same on every machine and every visit (FNV-1a). */
export function seedHue(seed: string): number {
  let hash = 0x811c9dc5
  for (const char of seed) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return (hash % HUES) + 1
}

/** First letter of a name, upper-case by Portuguese rules; `?` for none. */
export function initialOf(name: string | null | undefined): string {
  const [first] = (name ?? '').trim()
  return first === undefined ? '?' : first.toLocaleUpperCase('pt-BR')
}
