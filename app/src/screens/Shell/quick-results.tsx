import type { CommandGroup } from '@convoca/ui'
import { Shield, User } from 'lucide-react'
import type { Player } from '../../atoms/players.ts'

/** What an entry shows of a team: of one's own and of others' lists alike. */
interface FoundTeam {
  id: string
  entity: { name: string; team_tag: string }
}

export interface QuickFound {
  players: readonly Player[]
  teams: readonly FoundTeam[]
  otherTeams: readonly FoundTeam[]
}

const toTeamCommands = (teams: readonly FoundTeam[], hrefOf: (tag: string) => string) =>
  teams.map(({ id, entity }) => ({
    id,
    label: entity.name,
    detail: entity.team_tag,
    href: hrefOf(entity.team_tag),
    icon: <Shield aria-hidden />,
  }))

/** What the server found, as groups of the command palette. */
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
