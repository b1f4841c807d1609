import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Of the socket: nobody listens, or the other end went away. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** Of PostgreSQL: shutting down, starting up, out of connections, statement cancelled by the time limit. */
const storeCodes = new Set(['57P01', '57P02', '57P03', '53300', '57014'])
/** The driver has no codes for these. */
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'Query read timeout',
]

/** Whether the store could not be asked at all, as opposed to refusing what it was asked. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStoreAway)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    if (socketCodes.has(error.code) || storeCodes.has(error.code) || error.code.startsWith('08')) return true
  }
  return driverSentences.some((sentence) => error.message.includes(sentence))
}

/** Asks the store for nothing; fails when it cannot answer. */
export async function pingStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
