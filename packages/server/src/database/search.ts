import { type RawBuilder, sql } from 'kysely'

const TRIGRAM = 3

/**
 * A condition on a `search_text` column, accent- and case-insensitive, that can use its trigram index.
 * Without a text it matches everything.
 */
export function containsText(column: string, text: string | undefined): RawBuilder<boolean> {
  const literal = toLiteral(text ?? '')
  if (literal === '') return sql<boolean>`true`
  return sql<boolean>`${sql.ref(column)} like '%' || convoca_fold(${literal}) || '%'`
}

/**
 * A condition for the text of a search field. A text of fewer letters than a trigram has is looked for at the
 * beginning of words, which the index knows: anywhere in them it would be found by reading all rows.
 */
export function matchesSearch(column: string, text = ''): RawBuilder<boolean> {
  const isShort = text.trim() !== '' && text.trim().length < TRIGRAM
  return isShort ? startsWord(column, text) : containsText(column, text)
}

/** A condition for a text with which the column or a word of it starts. */
export function startsWord(column: string, text: string): RawBuilder<boolean> {
  const literal = toLiteral(text)
  return sql<boolean>`(
    ${sql.ref(column)} like convoca_fold(${literal}) || '%'
    or ${sql.ref(column)} like '% ' || convoca_fold(${literal}) || '%'
  )`
}

/** Escapes the wildcards of LIKE. */
function toLiteral(text: string): string {
  // Characters that are folded to a wildcard have to be one before wildcards are escaped.
  const normalized = text.normalize('NFKC').trim().replace(/\s+/gu, ' ')
  return normalized.replace(/[\\%_]/g, '\\$&')
}
