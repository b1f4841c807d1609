import type { TeamAchievement } from '@convoca/ui/app'
import type { Achievement } from '../atoms/achievements.ts'
import type { Game } from '../atoms/games.ts'
import { findFileUrl } from './files.ts'

/** An achievement as props of its card; the game is looked up by its id. */
export function toAchievement(achievement: Achievement, games: readonly Game[]): TeamAchievement {
  const { id, title, description, placement, date, championship, files, game_id } = achievement
  return {
    id,
    title,
    description,
    placement,
    date,
    championship,
    gameName: games.find((game) => game.id === game_id)?.name,
    pictureUrl: findFileUrl(files, 'AWARD_ICON'),
  }
}
