import { atomWithQuery } from 'jotai-tanstack-query'
import type { ComponentType } from 'react'
import { queryOptions } from '../../atoms/query.ts'
import type { Team } from '../../atoms/teams.ts'
import type { SectionProps } from './sections/section-props.ts'

export type TeamTab =
  | 'overview'
  | 'members'
  | 'invitations'
  | 'schedule'
  | 'communications'
  | 'achievements'
  | 'sponsors'
  | 'recruitment'
  | 'payments'
  | 'activity'
  | 'settings'

export interface TeamTabEntry {
  id: TeamTab
  label: string
  load: () => Promise<ComponentType<SectionProps>>
  /** Decides by the server's `permissions`, never by role. Default always. */
  isVisible?: (permissions: Team['permissions']) => boolean
}

/** The tabs of the team's page, in order; each section is loaded on demand. */
export const teamTabs: readonly TeamTabEntry[] = [
  {
    id: 'overview',
    label: 'Visão geral',
    load: async () => (await import('./sections/OverviewSection.tsx')).OverviewSection,
  },
  {
    id: 'members',
    label: 'Membros',
    load: async () => (await import('./sections/MembersSection.tsx')).MembersSection,
  },
  {
    id: 'invitations',
    label: 'Convites',
    isVisible: ({ invite }) => invite,
    load: async () => (await import('./sections/InvitationsSection.tsx')).InvitationsSection,
  },
  {
    id: 'schedule',
    label: 'Agenda',
    load: async () => (await import('./sections/ScheduleSection.tsx')).ScheduleSection,
  },
  {
    id: 'communications',
    label: 'Comunicados',
    load: async () => (await import('./sections/CommunicationsSection.tsx')).CommunicationsSection,
  },
  {
    id: 'achievements',
    label: 'Conquistas',
    load: async () => (await import('./sections/AchievementsSection.tsx')).AchievementsSection,
  },
  {
    id: 'sponsors',
    label: 'Patrocinadores',
    load: async () => (await import('./sections/SponsorsSection.tsx')).SponsorsSection,
  },
  {
    id: 'recruitment',
    label: 'Recrutamento',
    load: async () => (await import('./sections/RecruitmentSection.tsx')).RecruitmentSection,
  },
  {
    id: 'payments',
    label: 'Pagamentos',
    isVisible: ({ enterChampionships }) => enterChampionships,
    load: async () => (await import('./sections/PaymentsSection.tsx')).PaymentsSection,
  },
  {
    id: 'activity',
    label: 'Atividade',
    load: async () => (await import('./sections/ActivitySection.tsx')).ActivitySection,
  },
  {
    id: 'settings',
    label: 'Configurações',
    load: async () => (await import('./sections/SettingsSection.tsx')).SettingsSection,
  },
]

/** The lazy section of a tab, as a query, so that a failed load can be retried. */
export const sectionQuery = ({ id, load }: TeamTabEntry) =>
  queryOptions({ queryKey: ['section', id], queryFn: load, staleTime: Infinity, gcTime: Infinity })
export const sectionAtom = (tab: TeamTabEntry) => atomWithQuery(() => sectionQuery(tab))
