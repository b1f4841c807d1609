import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { toPreparedName } from './prepared-statements.ts'
import type { Database, Db } from './schema.ts'

/** Milliseconds. */
export interface DatabaseTimeouts {
  connection: number
  query: number
  statement: number
}

export interface ConnectionOptions {
  url: string
  poolSize: number
  /** Longer in tests: on a busy machine the database would seem to be away. */
  timeouts?: DatabaseTimeouts
  onIdleError: (error: Error) => void
}

export interface DatabaseConnection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

const DATE_OID = 1082
const INT8_OID = 20

/** `date` stays a string (no time zone shift), and `count(*)` becomes a number instead of a string. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === DATE_OID) return (value: string) => value
    if (oid === INT8_OID) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

/**
 * The limits for a connection and for a statement: whoever waits gets a 503 within five seconds. PostgreSQL
 * itself ends a statement that is merely slow a little earlier, which keeps the connection.
 */
const usualTimeouts: DatabaseTimeouts = { connection: 4_000, query: 4_000, statement: 3_500 }

/**
 * Result rows awaited through pg's own promise survive the young generation although nothing references them, so
 * each minor collection copies them and only a major one frees them. Rows received by a callback die young
 * (docs/decisions/0059).
 *
 * A connection whose response did not come in time is closed: it would deliver that response to a later query.
 */
class Client extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads return whatever was asked for
  override query(...args: unknown[]): any {
    const [text, values, callback] = args
    if (typeof text !== 'string' || typeof (callback ?? values) === 'function') {
      return super.query(...(args as [pg.Submittable]))
    }
    return new Promise((resolve, reject) => {
      const statement = { text, values: values as unknown[], name: toPreparedName(text) }
      super.query(statement, (error: Error | null, result) => {
        if (error === null) return resolve(result)
        if (error.message === 'Query read timeout') void this.end()
        reject(error)
      })
    })
  }
}

export function connect(options: ConnectionOptions): DatabaseConnection {
  const { timeouts = usualTimeouts } = options
  const pool = new pg.Pool({
    Client,
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.query,
    statement_timeout: timeouts.statement,
    // A connection whose other end has gone without a word is noticed although nothing is sent on it (LISTEN).
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'convoca',
    types,
  })
  let closing = false
  // An idle connection dropped by the database would crash the process if nothing listened.
  pool.on('error', (error) => {
    if (!closing) options.onIdleError(error)
  })
  // A checked-out connection may be dropped between two statements, too; the next statement then rejects.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const close = async (): Promise<void> => {
    closing = true
    await db.destroy()
    // Kysely does not end a pool that it has never used.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
