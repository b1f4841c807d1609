import { sql } from 'kysely'
import type { Db } from '../../src/database/schema.ts'

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function storedColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ name }) => name)
}

/** A copy of every table, to compare with and to restore. */
export interface SavedStore {
  isUnchanged(): Promise<boolean>
  restore(): Promise<void>
}

/** One digest of every row of every table. */
async function digest(db: Db, tables: readonly string[]): Promise<string> {
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
          from ${sql.table(table)} t`,
  )
  const { rows } = await sql<{ name: string; sum: string }>`
    ${sql.join(parts, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ name, sum }) => `${name} ${sum}`).join('\n')
}

export async function saveStore(db: Db): Promise<SavedStore> {
  const tables = await tableNames(db)
  await sql`create schema saved`.execute(db)
  const columns = new Map<string, string[]>()
  for (const table of tables) {
    columns.set(table, await storedColumns(db, table))
    await sql`create table ${sql.table(`saved.${table}`)} as table ${sql.table(table)}`.execute(db)
  }
  const before = await digest(db, tables)
  return {
    isUnchanged: async () => (await digest(db, tables)) === before,
    restore: () =>
      db.transaction().execute(async (trx) => {
        // Neither triggers nor foreign keys: what comes back was whole.
        await sql`set local session_replication_role = replica`.execute(trx)
        for (const table of tables) {
          const list = sql.join((columns.get(table) ?? []).map((column) => sql.ref(column)))
          await sql`delete from ${sql.table(table)}`.execute(trx)
          await sql`insert into ${sql.table(table)} (${list}) overriding system value
            select ${list} from ${sql.table(`saved.${table}`)}`.execute(trx)
        }
      }),
  }
}
