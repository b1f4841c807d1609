import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './schema.ts'

export interface StoreOptions {
  url: string
  poolSize: number
  onIdleError: (error: Error) => void
}

export interface Store {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

const DATE_OID = 1082
const INT8_OID = 20

/** `date` stays text and `count(*)` becomes a number; both would otherwise surprise every caller. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === DATE_OID) return (value: string) => value
    if (oid === INT8_OID) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

export function connect(options: StoreOptions): Store {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'convoca',
    types,
  })
  let closing = false
  // Without a listener an idle connection that the server drops would end the process.
  pool.on('error', (error) => {
    if (!closing) options.onIdleError(error)
  })
  // The same for one that is lent out and drops between two statements: the next statement tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const close = async (): Promise<void> => {
    closing = true
    await db.destroy()
    // Kysely leaves a pool alone that it has never used.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
