import type { Schemas } from '../../contract/types.ts'
import { toTeamSummary } from '../teams/mappers.ts'
import type { VacancyRow } from './queries.ts'

export function toVacancy(row: VacancyRow): Schemas['Vacancy'] {
  return {
    id: row.id,
    team_id: row.team_id,
    team: toTeamSummary(row),
    game_id: row.game_id,
    title: row.title,
    position: row.position,
    number_of_vacancies: row.number_of_vacancies,
    min_ranking: row.min_ranking,
    description: row.description,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
  }
}
