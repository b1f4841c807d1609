import { firstGraphemes } from '../first-graphemes.ts'

/** First letter of a name, upper-case by Portuguese rules; `?` for none. */
export function initialOf(name: string | null | undefined): string {
  return firstGraphemes((name ?? '').trim(), 1).toLocaleUpperCase('pt-BR') || '?'
}
