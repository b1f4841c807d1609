import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Team } from '../../atoms/teams.ts'
import type { SectionProps } from './sections/section.ts'

export type TeamTab =
  | 'overview'
  | 'members'
  | 'invitations'
  | 'schedule'
  | 'communications'
  | 'achievements'
  | 'sponsors'
  | 'recruitment'
  | 'activity'
  | 'settings'

export interface TeamTabEntry {
  id: TeamTab
  label: string
  Section: ComponentType<SectionProps>
  /** Who sees it: the server's `permissions` say so, nobody's role. */
  shown?: (permissions: Team['permissions']) => boolean
}

/** The parts of the team's page in the order of the tabs; each loads when it is first opened. */
export const teamTabs: readonly TeamTabEntry[] = [
  {
    id: 'overview',
    label: 'Visão geral',
    Section: lazy(async () => ({
      default: (await import('./sections/OverviewSection.tsx')).OverviewSection,
    })),
  },
  {
    id: 'members',
    label: 'Membros',
    Section: lazy(async () => ({ default: (await import('./sections/MembersSection.tsx')).MembersSection })),
  },
  {
    id: 'invitations',
    label: 'Convites',
    shown: ({ invite }) => invite,
    Section: lazy(async () => ({
      default: (await import('./sections/InvitationsSection.tsx')).InvitationsSection,
    })),
  },
  {
    id: 'schedule',
    label: 'Agenda',
    Section: lazy(async () => ({
      default: (await import('./sections/ScheduleSection.tsx')).ScheduleSection,
    })),
  },
  {
    id: 'communications',
    label: 'Comunicados',
    Section: lazy(async () => ({
      default: (await import('./sections/CommunicationsSection.tsx')).CommunicationsSection,
    })),
  },
  {
    id: 'achievements',
    label: 'Conquistas',
    Section: lazy(async () => ({
      default: (await import('./sections/AchievementsSection.tsx')).AchievementsSection,
    })),
  },
  {
    id: 'sponsors',
    label: 'Patrocinadores',
    Section: lazy(async () => ({
      default: (await import('./sections/SponsorsSection.tsx')).SponsorsSection,
    })),
  },
  {
    id: 'recruitment',
    label: 'Recrutamento',
    Section: lazy(async () => ({
      default: (await import('./sections/RecruitmentSection.tsx')).RecruitmentSection,
    })),
  },
  {
    id: 'activity',
    label: 'Atividade',
    Section: lazy(async () => ({
      default: (await import('./sections/ActivitySection.tsx')).ActivitySection,
    })),
  },
  {
    id: 'settings',
    label: 'Configurações',
    Section: lazy(async () => ({
      default: (await import('./sections/SettingsSection.tsx')).SettingsSection,
    })),
  },
]
