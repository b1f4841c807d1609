import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Nobody listens on the socket, or the other end closed it. */
const socketErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** SQLSTATEs: shutting down, crashed, starting up, too many connections, statement timeout. */
const sqlStates = new Set(['57P01', '57P02', '57P03', '53300', '57014'])
/** Errors of the driver, which have no code. */
const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'Query read timeout',
  'Client was closed and is not queryable',
  'timeout expired',
]

/** Whether the database could not be reached at all, as opposed to rejecting a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    if (socketErrorCodes.has(error.code) || sqlStates.has(error.code) || error.code.startsWith('08'))
      return true
  }
  return driverMessages.some((message) => error.message.includes(message))
}

/** Rejects when the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
