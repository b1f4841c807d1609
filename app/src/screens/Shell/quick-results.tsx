import type { CommandGroup } from '@convoca/ui'
import { Shield, User } from 'lucide-react'
import type { Player } from '../../atoms/players.ts'

/** The part of a team that an entry shows. */
interface FoundTeam {
  id: string
  entity: { name: string; team_tag: string }
}

export interface QuickFound {
  players: readonly Player[]
  teams: readonly FoundTeam[]
  otherTeams: readonly FoundTeam[]
}

const toTeamCommands = (teams: readonly FoundTeam[], toHref: (tag: string) => string) =>
  teams.map(({ id, entity }) => ({
    id,
    label: entity.name,
    detail: entity.team_tag,
    href: toHref(entity.team_tag),
    icon: <Shield aria-hidden />,
  }))

/** Search results as groups of the command palette. */
export function toQuickResults({ players, teams, otherTeams }: QuickFound): CommandGroup[] {
  return [
    {
      id: 'players',
      label: 'Players',
      commands: players.map(({ id, nick, name }) => ({
        id,
        label: nick,
        detail: name,
        href: `/pro/${nick}`,
        icon: <User aria-hidden />,
      })),
    },
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
  ]
}
