import { PageHeader, SettingsNav } from '@convoca/ui'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { CircleHelp, LifeBuoy } from 'lucide-react'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import type { SettingsSectionId } from '../../navigation/search.ts'
import { settingsSectionAtom, settingsSections } from './settings-sections.tsx'
import type { SettingsSection } from './settings-sections.tsx'
import styles from './settings.module.css'

/** /settings: one section at a time, by `?section=`. */
export function SettingsScreen() {
  const { section } = useSearch({ from: '/shell/guarded/settings' })
  return <Settings section={section} />
}

/** Elsewhere these are in the footer, which phones do not have. */
const help = [
  { id: 'faq', label: 'Perguntas frequentes', icon: <CircleHelp aria-hidden />, href: '/faq' },
  { id: 'support', label: 'Fale conosco', icon: <LifeBuoy aria-hidden />, href: '/support' },
]

/** Without a section: the first one beside the list, or on a phone the list alone. */
export function Settings({ section }: { section?: SettingsSectionId | undefined }) {
  const isPhone = useMediaQuery(phone)
  const chosen = settingsSections.find(({ id }) => id === section)
  const open = chosen ?? (isPhone ? undefined : settingsSections[0])
  const nav = (
    <SettingsNav
      label="Seções das configurações"
      className={styles.nav}
      items={settingsSections.map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        href: `/settings?section=${id}`,
        active: id === open?.id,
      }))}
    />
  )
  return (
    <>
      <PageHead title={chosen ? `${chosen.label} · Configurações` : 'Configurações'} />
      <PageHeader
        {...(isPhone && open
          ? { title: open.label, back: { href: '/settings', label: 'Configurações' } }
          : { title: 'Configurações' })}
      />
      <div className={styles.frame}>
        {isPhone && open ? null : nav}
        {open ? <Section key={open.id} section={open} /> : null}
        {isPhone && !open ? <SettingsNav label="Ajuda" items={help} /> : null}
      </div>
    </>
  )
}

function Section({ section }: { section: SettingsSection }) {
  const loaded = useQueryAtom(settingsSectionAtom, section)
  const user = useAtomValue(userAtom)
  return (
    <div className={styles.section}>
      <QueryContent query={loaded} rows={6}>
        {(Part) => (user ? <Part userId={user.id} /> : null)}
      </QueryContent>
    </div>
  )
}
