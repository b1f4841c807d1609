import type { ColumnType } from 'kysely'

export interface AchievementsTable {
  id: string
  team_id: string
  title: string
  description: string | null
  /** 1 is the first place. */
  placement: number | null
  /** yyyy-mm-dd. */
  date: string
  game_id: string | null
  championship: string | null
  /** The championship that gave it, of a trophy. */
  championship_id: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface AchievementsTables {
  achievements: AchievementsTable
}
