import { sql } from 'kysely'
import type { Db } from '../src/database/schema.ts'

/** Every column of every table in which one of the values occurs, `table.column`: texts, JSON, dates and bytes. */
export async function findColumnsWith(db: Db, values: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema')
  `.execute(db)
  const found: string[] = []
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${table}`)}
      where exists (select 1 from unnest(${values}::text[]) as value where strpos(lower(${text}), lower(value)) > 0) limit 1
    `.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}
