import type { ColumnType, Generated } from 'kysely'

export interface SessionsTable {
  id: string
  user_id: string
  token_hash: Buffer
  device: Generated<string>
  created_at: ColumnType<Date, Date | undefined, never>
  last_used_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

/** Where an account was logged in to from; `origin` is a hash. */
export interface LoginOriginsTable {
  user_id: string
  origin: Buffer
  last_used_at: Date
}

export interface AuthTables {
  login_origins: LoginOriginsTable
  sessions: SessionsTable
}
