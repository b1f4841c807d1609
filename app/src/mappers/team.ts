import type { GameOption, TeamCardTeam } from '@convoca/ui'
import type { TeamHeaderProps } from '@convoca/ui/app'
import { hydrationTimeZone } from '@convoca/ui/plain'
import type { Game } from '../atoms/games.ts'
import type { PublicTeam, Team, TeamListItem } from '../atoms/teams.ts'
import { toTeamPictures } from './files.ts'

export const toGameOption = ({ id, name, icon }: Game): GameOption => ({ id, name, iconUrl: icon?.url })

/** A team of the list as props of its card; the game is looked up by its id (docs/product.md#teams). */
export function toTeamCard({ entity, files }: TeamListItem, games: readonly Game[]): TeamCardTeam {
  const game = games.find(({ id }) => id === entity.game_id)
  return {
    name: entity.name,
    tag: entity.team_tag,
    description: entity.description,
    ...toTeamPictures(files),
    isRecruiting: entity.is_recruiting,
    createdAt: entity.created_at,
    memberCount: entity.team_members_count,
    ownerName: entity.owner.name,
    game: game && toGameOption(game),
    wins: entity.performance.wins,
    losses: entity.performance.losses,
    members: entity.team_members.map(({ avatar, entity: user }) => ({
      id: user.user_id,
      name: user.user_name,
      avatarUrl: avatar,
    })),
    primaryColor: entity.primary_color,
    secondaryColor: entity.secondary_color,
  }
}

/** A team as props of its pages' header. */
export const toTeamHeader = ({ entity, files }: Team | PublicTeam): TeamHeaderProps['team'] => ({
  name: entity.name,
  tag: entity.team_tag,
  ...toTeamPictures(files),
  primaryColor: entity.primary_color,
  secondaryColor: entity.secondary_color,
  isRecruiting: entity.is_recruiting,
})

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/**
 * Formats a day as dd MMM yyyy, as on the cards (docs/product.md#teams), in Brazil: the server that renders a page does
 * not know the visitor's time zone. Without date-fns, whose formats weigh more than the page's own script.
 */
export function formatShortDate(iso: string) {
  const [year, month, day] = hydrationTimeZone(iso).slice(0, 10).split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** The path of a team's public page. */
export const getPublicTeamPath = (tag: string) => `/team/profile/${tag}`
