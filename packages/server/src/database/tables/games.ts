import type { ColumnType, GeneratedAlways } from 'kysely'

export interface GamesTable {
  id: string
  name: string
  created_at: ColumnType<Date, Date | undefined, never>
  search_text: GeneratedAlways<string>
}

export interface GamesTables {
  games: GamesTable
}
