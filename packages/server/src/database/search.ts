import { type RawBuilder, sql } from 'kysely'

/**
 * True where a folded `search_text` column contains the text, whatever its accents and case. No text
 * finds everything. The trigram index of the column answers it.
 */
export function containsText(column: string, text: string | undefined): RawBuilder<boolean> {
  const wanted = (text ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ')
  if (wanted === '') return sql<boolean>`true`
  const literal = wanted.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`${sql.ref(column)} like '%' || convoca_fold(${literal}) || '%'`
}
