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

/**
 * The rows of a statement that is awaited by pg's own promise outlive the young generation, though nobody holds them:
 * half of what a list allocates was copied by each collection, and lay there until the next large one. Those that come
 * by a callback do not (decision 0031).
 */
class Client extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads answer with whatever was asked for
  override query(...given: unknown[]): any {
    const [text, values, callback] = given
    if (typeof text !== 'string' || typeof (callback ?? values) === 'function') {
      return super.query(...(given as [pg.Submittable]))
    }
    return new Promise((resolve, reject) => {
      super.query(text, values as unknown[], (error: Error | null, result) => {
        if (error === null) resolve(result)
        else reject(error)
      })
    })
  }
}

export function connect(options: StoreOptions): Store {
  const pool = new pg.Pool({
    Client,
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
