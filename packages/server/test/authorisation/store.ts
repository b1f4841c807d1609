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
  /** The tables of which any row differs. */
  findChanged(): Promise<string[]>
  restore(): Promise<void>
}

/** One digest of every row of each of the tables. */
async function digest(db: Db, tables: readonly string[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map()
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
          from ${sql.table(table)} t`,
  )
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}

/** Every writing statement counts at its table, also one that is rolled back: only those tables may have changed. */
async function countWrites(db: Db, tables: readonly string[]): Promise<void> {
  await sql`create table saved.writes (name text primary key)`.execute(db)
  await sql`insert into saved.writes select unnest(${tables}::text[])`.execute(db)
  await sql
    .raw(
      `create function saved.count_write() returns trigger language plpgsql as
       $$ begin perform nextval(format('saved.%I', tg_table_name || '_writes')); return null; end $$`,
    )
    .execute(db)
  for (const table of tables) {
    await sql`create sequence ${sql.table(`saved.${table}_writes`)}`.execute(db)
    await sql`create trigger count_write after insert or update or delete on ${sql.table(table)}
      for each statement execute function saved.count_write()`.execute(db)
  }
}

async function findWritten(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from saved.writes
    where pg_sequence_last_value(format('saved.%I', name || '_writes')::regclass) is not null`.execute(db)
  return rows.map(({ name }) => name)
}

export async function saveStore(db: Db): Promise<SavedStore> {
  const tables = await tableNames(db)
  await sql`create schema saved`.execute(db)
  const columns = new Map<string, string[]>()
  for (const table of tables) {
    columns.set(table, await storedColumns(db, table))
    await sql`create table ${sql.table(`saved.${table}`)} as table ${sql.table(table)}`.execute(db)
  }
  await countWrites(db, tables)
  const before = await digest(db, tables)
  return {
    findChanged: async () => {
      const now = await digest(db, await findWritten(db))
      return [...now].flatMap(([table, sum]) => (before.get(table) === sum ? [] : [table]))
    },
    restore: async () => {
      const written = await findWritten(db)
      await db.transaction().execute(async (trx) => {
        // Neither triggers nor foreign keys: what comes back was whole.
        await sql`set local session_replication_role = replica`.execute(trx)
        for (const table of written) {
          const list = sql.join((columns.get(table) ?? []).map((column) => sql.ref(column)))
          await sql`delete from ${sql.table(table)}`.execute(trx)
          await sql`insert into ${sql.table(table)} (${list}) overriding system value
            select ${list} from ${sql.table(`saved.${table}`)}`.execute(trx)
          await sql`select setval(${`saved.${table}_writes`}::regclass, 1, false)`.execute(trx)
        }
      })
    },
  }
}
