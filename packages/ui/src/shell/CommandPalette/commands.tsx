import { Bell, CalendarDays, House, LogIn, LogOut, Settings, Trophy, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { matchesSearch } from '../../primitives/text-search/text-search.ts'

export interface Command {
  id: string
  label: string
  icon?: ReactNode
  /** A second, quieter text at the right, e.g. a team's tag. Not searched. */
  detail?: string | undefined
  /** Address of the entry, which is then a link. */
  href?: string | undefined
  /** Called when the entry is chosen. */
  onSelect?: (() => void) | undefined
}

export interface CommandGroup {
  id: string
  label: string
  commands: readonly Command[]
}

/** Filters the entries by label and drops empty groups. */
export function filterCommands(groups: readonly CommandGroup[], search: string): CommandGroup[] {
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => matchesSearch(label, search)),
    }))
    .filter(({ commands }) => commands.length > 0)
}

export interface QuickCommandsFor {
  /** The user's public profile. */
  profileHref: string
  onLogout: () => void
}

const publicPlaces: readonly Command[] = [
  { id: 'home', label: 'Início', href: '/', icon: <House aria-hidden /> },
  { id: 'championships', label: 'Campeonatos', href: '/championships', icon: <Trophy aria-hidden /> },
  { id: 'events', label: 'Eventos', href: '/events/', icon: <CalendarDays aria-hidden /> },
]

/** The groups "Navegação" and "Perfil". `null` is a guest, who only gets public entries. */
export function quickCommands(user: QuickCommandsFor | null): CommandGroup[] {
  if (!user) {
    return [
      { id: 'navigation', label: 'Navegação', commands: publicPlaces },
      {
        id: 'profile',
        label: 'Perfil',
        commands: [{ id: 'login', label: 'Login', href: '/auth', icon: <LogIn aria-hidden /> }],
      },
    ]
  }
  return [
    {
      id: 'navigation',
      label: 'Navegação',
      commands: [
        ...publicPlaces,
        { id: 'notifications', label: 'Notificações', href: '/notifications', icon: <Bell aria-hidden /> },
      ],
    },
    {
      id: 'profile',
      label: 'Perfil',
      commands: [
        { id: 'me', label: 'Meu Perfil', href: user.profileHref, icon: <User aria-hidden /> },
        { id: 'settings', label: 'Configurações', href: '/settings', icon: <Settings aria-hidden /> },
        { id: 'logout', label: 'Sair', onSelect: user.onLogout, icon: <LogOut aria-hidden /> },
      ],
    },
  ]
}
