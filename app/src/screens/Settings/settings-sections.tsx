import { Bell, Database, Eye, Globe, KeyRound, Palette, QrCode, UserRound } from 'lucide-react'
import { atomWithQuery } from 'jotai-tanstack-query'
import type { ComponentType, ReactNode } from 'react'
import type { SettingsSectionId } from '../../navigation/search.ts'

export interface SettingsSectionProps {
  userId: string
}

export interface SettingsSection {
  id: SettingsSectionId
  label: string
  icon: ReactNode
  load: () => Promise<ComponentType<SettingsSectionProps>>
}

/** The sections of the settings, in order; each is loaded on demand. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'account',
    label: 'Conta',
    icon: <UserRound aria-hidden />,
    load: async () => (await import('./sections/AccountSection.tsx')).AccountSection,
  },
  {
    id: 'appearance',
    label: 'Aparência',
    icon: <Palette aria-hidden />,
    load: async () => (await import('./sections/AppearanceSection.tsx')).AppearanceSection,
  },
  {
    id: 'privacy',
    label: 'Privacidade',
    icon: <Eye aria-hidden />,
    load: async () => (await import('./sections/PrivacySection.tsx')).PrivacySection,
  },
  {
    id: 'notifications',
    label: 'Notificações',
    icon: <Bell aria-hidden />,
    load: async () => (await import('./sections/NotificationsSection.tsx')).NotificationsSection,
  },
  {
    id: 'security',
    label: 'Segurança',
    icon: <KeyRound aria-hidden />,
    load: async () => (await import('./sections/SecuritySection.tsx')).SecuritySection,
  },
  {
    id: 'sites',
    label: 'Sites',
    icon: <Globe aria-hidden />,
    load: async () => (await import('./sections/SitesSection.tsx')).SitesSection,
  },
  {
    id: 'pix',
    label: 'Chaves Pix',
    icon: <QrCode aria-hidden />,
    load: async () => (await import('./sections/PixSection.tsx')).PixSection,
  },
  {
    id: 'data',
    label: 'Seus dados',
    icon: <Database aria-hidden />,
    load: async () => (await import('./sections/DataSection.tsx')).DataSection,
  },
]

/** The lazy section, as a query, so that a failed load can be retried. */
export const settingsSectionAtom = ({ id, load }: SettingsSection) =>
  atomWithQuery(() => ({
    queryKey: ['settings-section', id],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  }))
