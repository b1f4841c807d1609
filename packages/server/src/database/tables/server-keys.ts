import type { ColumnType } from 'kysely'

export interface ServerKeysTable {
  name: string
  fingerprint: string
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface ServerKeysTables {
  server_keys: ServerKeysTable
}
