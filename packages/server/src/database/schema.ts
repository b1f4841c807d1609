import type { ColumnType, Kysely } from 'kysely'
import type { AuthTables } from '../domains/auth/tables.ts'
import type { UsersTables } from '../domains/users/tables.ts'

interface IdempotencyKeysTable {
  scope: string
  operation: string
  key: string
  request_hash: Buffer
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: ColumnType<Date, Date | undefined, never>
}

interface PlatformTables {
  idempotency_keys: IdempotencyKeysTable
}

/** Every table of the store; each domain describes its own in `domains/<domain>/tables.ts`. */
export interface Database extends PlatformTables, AuthTables, UsersTables {}

/** The pool or an open transaction: repositories take either and never ask which. */
export type Db = Kysely<Database>
