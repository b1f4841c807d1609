/** FNV-1a: neighbouring texts land far apart, and on the same place on every machine and every visit. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Which of the eight grounds of tokens.css an id gets. */
export function seedHue(seed: string): number {
  return (hashOf(seed) % 8) + 1
}

/** First letter of a name, upper-case by Portuguese rules; `?` for none. */
export function initialOf(name: string | null | undefined): string {
  const [first] = (name ?? '').trim()
  return first?.toLocaleUpperCase('pt-BR') ?? '?'
}
