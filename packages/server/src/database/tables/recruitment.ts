import type { ColumnType, GeneratedAlways } from 'kysely'

/** Filled and kept by the store itself: what the public list asks of the team. */
type FromTeam<T> = ColumnType<T, never, never>

export interface VacanciesTable {
  id: string
  team_id: string
  title: string
  position: string
  number_of_vacancies: number
  min_ranking: number
  description: string
  is_active: boolean
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
  game_id: FromTeam<string>
  team_name: FromTeam<string>
  team_recruits: FromTeam<boolean>
  position_text: GeneratedAlways<string>
  search_text: GeneratedAlways<string>
}

export interface RecruitmentTables {
  vacancies: VacanciesTable
}
