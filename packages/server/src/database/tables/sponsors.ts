import type { ColumnType } from 'kysely'

export interface SponsorsTable {
  id: string
  team_id: string
  name: string
  url: string | null
  description: string | null
  is_active: boolean
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface SponsorsTables {
  sponsors: SponsorsTable
}
