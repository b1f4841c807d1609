import { Bell, Database, Eye, Globe, KeyRound, Palette, QrCode, Receipt, UserRound } from 'lucide-react'
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
  /** The number of rows that stand for it while it loads. */
  rows: number
  load: () => Promise<ComponentType<SettingsSectionProps>>
}

/** The sections of the settings, in order; each is loaded on demand. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'account',
    label: 'Conta',
    icon: <UserRound aria-hidden />,
    rows: 4,
    load: async () => (await import('./sections/AccountSection.tsx')).AccountSection,
  },
  {
    id: 'appearance',
    label: 'Aparência',
    icon: <Palette aria-hidden />,
    rows: 2,
    load: async () => (await import('./sections/AppearanceSection.tsx')).AppearanceSection,
  },
  {
    id: 'privacy',
    label: 'Privacidade',
    icon: <Eye aria-hidden />,
    rows: 6,
    load: async () => (await import('./sections/PrivacySection.tsx')).PrivacySection,
  },
  {
    id: 'notifications',
    label: 'Notificações',
    icon: <Bell aria-hidden />,
    rows: 12,
    load: async () => (await import('./sections/NotificationsSection.tsx')).NotificationsSection,
  },
  {
    id: 'security',
    label: 'Segurança',
    icon: <KeyRound aria-hidden />,
    rows: 12,
    load: async () => (await import('./sections/SecuritySection.tsx')).SecuritySection,
  },
  {
    id: 'pix',
    label: 'Chaves Pix',
    icon: <QrCode aria-hidden />,
    rows: 4,
    load: async () => (await import('./sections/PixSection.tsx')).PixSection,
  },
  {
    id: 'payments',
    label: 'Pagamentos',
    icon: <Receipt aria-hidden />,
    rows: 4,
    load: async () => (await import('./sections/PaymentsSection.tsx')).PaymentsSection,
  },
  {
    id: 'sites',
    label: 'Sites parceiros',
    icon: <Globe aria-hidden />,
    rows: 4,
    load: async () => (await import('./sections/SitesSection.tsx')).SitesSection,
  },
  {
    id: 'data',
    label: 'Seus dados',
    icon: <Database aria-hidden />,
    rows: 4,
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
