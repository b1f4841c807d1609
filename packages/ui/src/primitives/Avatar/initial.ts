/** First letter of a name, upper-case by Portuguese rules; `?` for none. */
export function initialOf(name: string | null | undefined): string {
  const [first] = (name ?? '').trim()
  return first?.toLocaleUpperCase('pt-BR') ?? '?'
}
