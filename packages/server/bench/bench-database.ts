import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseConnection, connect } from '../src/database/connect.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import type { Database, Db } from '../src/database/schema.ts'

export interface BenchDatabase {
  folder: string
  url: string
  connection: DatabaseConnection
}

/** Runs a bench on a migrated PostgreSQL of its own, which is stopped and deleted even if the bench fails. */
export async function withDatabase(
  poolSize: number,
  run: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'convoca-bench-'))
  const postgres = await startEmbedded({ dataDir: folder })
  const connection = connect({ url: postgres.url, poolSize, onIdleError: () => undefined })
  try {
    await migrate(connection.pool)
    await run({ folder, url: postgres.url, connection })
  } finally {
    await connection.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Inserts test data without the server's statement timeout, which a slow machine would exceed. */
export async function fillDatabase<T>(url: string, fill: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await fill(db)
  } finally {
    await db.destroy()
  }
}
