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
const READ_ONLY = '25006'
/** SQLSTATEs: shutting down, crashed, starting up, too many connections, statement timeout. */
const sqlStates = new Set(['57P01', '57P02', '57P03', '53300', '57014', READ_ONLY])
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

/** Whether a write was refused because the database, such as a replica, is read-only. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY
}

/** Rejects when the database cannot be reached; false when it is read-only. */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db)
  return rows[0]?.setting === 'off'
}
