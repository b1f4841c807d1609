import type { GameOption, TeamCardTeam } from '@convoca/ui'
import type { TeamHeaderProps } from '@convoca/ui/app'
import { hydrationTimeZone } from '@convoca/ui/plain'
import { formatDay } from '@convoca/ui/app'
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

/** `12 mar 2025` in Brazil: the server that renders a page does not know the visitor's time zone. */
export const formatShortDate = (iso: string) => formatDay(new Date(hydrationTimeZone(iso)))

/** The path of a team's public page. */
export const getPublicTeamPath = (tag: string) => `/team/profile/${tag}`
