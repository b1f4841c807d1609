import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isReadOnly } from './availability.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** An arbitrary constant, the same for every server. */
const ADVISORY_LOCK = 4_826_671_901

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

async function applyOne(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`Migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}

/** Code that does not know a migration would write rows that newer code cannot read. */
function refuseNewer(applied: ReadonlyMap<string, string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !names.has(name)).toSorted()
  if (newer.length === 0) return
  throw new MigrationError(
    `The database belongs to a newer version of this server (it has ${newer.join(', ')}); start that version, or restore a backup from before it.`,
  )
}

/**
 * Applies the pending migrations in order, each in its own transaction, and returns their names.
 * Servers that start at the same time wait for each other on an advisory lock.
 */
export async function migrate(pool: pg.Pool, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  // A connection of its own: building an index may take longer than the pool's statements.
  const client = new pg.Client({ ...pool.options, query_timeout: 0, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseNewer(applied, migrations)
    const pending: string[] = []
    for (const migration of migrations) {
      const checksum = applied.get(migration.name)
      if (checksum === undefined) {
        await applyOne(client, migration)
        pending.push(migration.name)
      } else if (checksum !== migration.checksum) {
        throw new MigrationError(
          `Migration ${migration.name} was changed after it had been applied; migrations are forward only.`,
        )
      }
    }
    return pending
  } catch (error) {
    if (!isReadOnly(error)) throw error
    throw new MigrationError(
      'The database is read-only: the server needs one that it can write to, such as the primary of a replicated one.',
      { cause: error },
    )
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => undefined)
    await client.end()
  }
}
