import type { ColumnType } from 'kysely'

export interface SeedsTable {
  name: string
  done_at: ColumnType<Date, Date | undefined, never>
}

export interface SeedTables {
  seeds: SeedsTable
}
