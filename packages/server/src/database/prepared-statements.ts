import { sql } from 'kysely'

const MARK = '/* prepared */'

/**
 * Stands at the front of a statement that each connection prepares when it first runs, so that PostgreSQL neither parses nor
 * plans it again. Its text must always be the same, its plan a good one for all parameters, and what it returns named
 * column by column: a prepared `*` fails once a migration adds to the table.
 */
export const preparedMark = sql.raw(MARK)

const names = new Map<string, string>()

/** The name under which the statement is prepared; undefined for one that is planned each time. */
export function toPreparedName(text: string): string | undefined {
  // The mark stands at the front, after `select ` at most.
  if (!text.slice(0, MARK.length + 10).includes(MARK)) return undefined
  const name = names.get(text) ?? `planned_${names.size}`
  names.set(text, name)
  return name
}
