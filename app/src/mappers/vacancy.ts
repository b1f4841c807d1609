import type { VacancyItem } from '@convoca/ui/app'
import type { Game } from '../atoms/games.ts'
import type { Vacancy } from '../atoms/recruitment.ts'
import { toGameOption } from './team.ts'

/** A vacancy as props of its card, with its team and game, for lists of several teams. */
export function toVacancyItem(vacancy: Vacancy, games: readonly Game[]): VacancyItem {
  const { team } = vacancy
  const game = games.find(({ id }) => id === vacancy.game_id)
  return {
    ...toOwnVacancyItem(vacancy),
    team: {
      name: team.name,
      tag: team.team_tag,
      primaryColor: team.primary_color,
      secondaryColor: team.secondary_color,
      logoUrl: team.logo ?? undefined,
    },
    game: game && toGameOption(game),
  }
}

/** A vacancy without team and game, for its own team's page. */
export function toOwnVacancyItem(vacancy: Vacancy): VacancyItem {
  return {
    id: vacancy.id,
    title: vacancy.title,
    position: vacancy.position,
    numberOfVacancies: vacancy.number_of_vacancies,
    minRanking: vacancy.min_ranking,
    description: vacancy.description,
    isActive: vacancy.is_active,
    createdAt: vacancy.created_at,
  }
}
