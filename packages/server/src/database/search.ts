import { type RawBuilder, sql } from 'kysely'

/**
 * A condition on a `search_text` column, accent- and case-insensitive, that can use its trigram index.
 * Without a text it matches everything.
 */
export function containsText(column: string, text: string | undefined): RawBuilder<boolean> {
  const normalized = (text ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ')
  if (normalized === '') return sql<boolean>`true`
  const literal = normalized.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`${sql.ref(column)} like '%' || convoca_fold(${literal}) || '%'`
}
