import { Avatar, TeamLogo } from '@convoca/ui'
import type { CommandGroup } from '@convoca/ui/app'
import type { Championship } from '../../atoms/championships.ts'
import type { Player } from '../../atoms/players.ts'
import type { TeamListItem } from '../../atoms/teams.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { findFileUrl, toTeamPictures } from '../../mappers/files.ts'
import { toPlayerItem } from '../../mappers/player.ts'

/** The part of a team that an entry shows. */
type FoundTeam = Pick<TeamListItem, 'id' | 'files'> & {
  entity: Pick<TeamListItem['entity'], 'name' | 'team_tag' | 'primary_color' | 'secondary_color'>
}

export interface QuickFound {
  players: readonly Player[]
  championships: readonly Pick<Championship, 'id' | 'name' | 'url' | 'game' | 'files'>[]
  teams: readonly FoundTeam[]
  otherTeams: readonly FoundTeam[]
}

const pictureSize = 32

const toTeamCommands = (teams: readonly FoundTeam[], toHref: (tag: string) => string) =>
  teams.map(({ id, entity, files }) => ({
    id,
    label: entity.name,
    detail: entity.team_tag,
    href: toHref(entity.team_tag),
    icon: (
      <TeamLogo
        name={entity.name}
        tag={entity.team_tag}
        primaryColor={entity.primary_color}
        secondaryColor={entity.secondary_color}
        src={toTeamPictures(files).logoUrl}
        size={pictureSize}
      />
    ),
  }))

interface Talking {
  meId: string | undefined
  /** Opens the conversation with a user. */
  onTalk: (userId: string) => void
}

const toPlayerCommand = (player: Player) => {
  const { id, nick, name } = player
  const { picture } = toPlayerItem(player)
  return {
    id,
    label: nick,
    detail: name,
    href: `/pro/${nick}`,
    icon: <Avatar id={id} name={nick} src={picture} size="s" decorative />,
  }
}

const toChampionshipCommand = ({ id, name, url, game, files }: QuickFound['championships'][number]) => ({
  id,
  label: name,
  detail: game.name,
  href: getChampionshipPath(url),
  icon: <TeamLogo name={name} tag={url} src={findFileUrl(files, 'CHAMPIONSHIP_LOGO')} size={pictureSize} />,
})

/** The conversations that can be opened with the players. */
const toChatCommands = (players: readonly Player[], { meId, onTalk }: Talking) =>
  players
    .filter(({ id }) => id !== meId)
    .map((player) => {
      const { id, label, icon } = toPlayerCommand(player)
      return { id, label, icon, detail: 'Conversar', onSelect: () => onTalk(id) }
    })

/** Search results as groups of the command palette. */
export function toQuickResults(found: QuickFound, talking: Talking): CommandGroup[] {
  const { players, championships, teams, otherTeams } = found
  return [
    { id: 'players', label: 'Players', commands: players.map(toPlayerCommand) },
    {
      id: 'teams',
      label: 'Minhas Equipes',
      commands: toTeamCommands(teams, (tag) => `/my/teams/${tag}`),
    },
    {
      id: 'other-teams',
      label: 'Outros times',
      commands: toTeamCommands(otherTeams, (tag) => `/team/profile/${tag}`),
    },
    { id: 'championships-found', label: 'Campeonatos', commands: championships.map(toChampionshipCommand) },
    { id: 'chats', label: 'Chats', commands: toChatCommands(players, talking) },
  ]
}
