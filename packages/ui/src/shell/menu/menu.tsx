import { Bell, CalendarDays, LayoutDashboard, Megaphone, Settings, Shield, Trophy, Users } from 'lucide-react'
import type { ReactNode } from 'react'

export interface MenuItem {
  id: string
  label: string
  href: string
  icon?: ReactNode
  /** The page shown belongs to this entry. */
  active?: boolean | undefined
  /** Whether only signed-in users see it. Default false. */
  personal?: boolean | undefined
}

/** The items that a guest sees of them. */
export function publicOnly(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.filter(({ personal }) => !personal)
}

export interface ShellUser {
  id: string
  nick: string
  name?: string | null | undefined
  avatarUrl?: string | null | undefined
  /** The user's public profile, /pro/{nick}. */
  profileHref: string
}

/** The top menu. */
export const mainMenuItems: readonly MenuItem[] = [
  { id: 'championships', label: 'Campeonatos', href: '/championships', icon: <Trophy aria-hidden /> },
  { id: 'events', label: 'Eventos', href: '/events/', icon: <CalendarDays aria-hidden /> },
  { id: 'teams', label: 'Minhas Equipes', href: '/teams', icon: <Shield aria-hidden /> },
  { id: 'jobs', label: 'Vagas', href: '/jobs', icon: <Megaphone aria-hidden /> },
  { id: 'players', label: 'Players', href: '/players', icon: <Users aria-hidden /> },
]

export const dashboardItem: MenuItem = {
  id: 'dashboard',
  label: 'Dashboard',
  href: '/dashboard',
  icon: <LayoutDashboard aria-hidden />,
  personal: true,
}

export const notificationsItem: MenuItem = {
  id: 'notifications',
  label: 'Notificações',
  href: '/notifications',
  icon: <Bell aria-hidden />,
  personal: true,
}

export const settingsItem: MenuItem = {
  id: 'settings',
  label: 'Configurações',
  href: '/settings',
  icon: <Settings aria-hidden />,
  personal: true,
}

/** Addresses that belong to an entry without starting with its own. */
const alsoUnder: Record<string, readonly string[]> = {
  teams: ['/team', '/my/teams'],
  jobs: ['/team-jobs'],
}

/** A team's vacancies belong to the vacancies, though their address begins like the team's. */
const vacanciesOfTeam = /^\/team\/[^/]+\/recruitment\/?$/

function covers(href: string, pathname: string): boolean {
  const folder = href.replace(/\/$/, '')
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

/** Marks the entry a page belongs to. `/` is the championship list. */
export function markActive(items: readonly MenuItem[], pathname: string): MenuItem[] {
  const path = pathname === '/' ? '/championships' : pathname.replace(vacanciesOfTeam, '/jobs')
  return items.map((item) => ({
    ...item,
    active: [item.href, ...(alsoUnder[item.id] ?? [])].some((href) => covers(href, path)),
  }))
}
