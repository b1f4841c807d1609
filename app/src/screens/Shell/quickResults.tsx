import type { CommandGroup } from '@convoca/ui'
import { Shield, User } from 'lucide-react'
import type { Player } from '../../atoms/players.ts'
import type { TeamListItem } from '../../atoms/teams.ts'

export interface QuickFound {
  players: readonly Player[]
  teams: readonly TeamListItem[]
}

/** What the server found, as groups of the command palette. */
export function toQuickResults({ players, teams }: QuickFound): CommandGroup[] {
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
      commands: teams.map(({ id, entity }) => ({
        id,
        label: entity.name,
        detail: entity.team_tag,
        href: `/my/teams/${entity.team_tag}`,
        icon: <Shield aria-hidden />,
      })),
    },
  ]
}
