import { PageHeader } from '@convoca/ui'
import { SettingsNav } from '@convoca/ui/app'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { CircleHelp, LifeBuoy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import type { SettingsSectionId } from '../../navigation/search.ts'
import { settingsSectionAtom, settingsSections } from './settings-sections.tsx'
import type { SettingsSection } from './settings-sections.tsx'
import styles from './settings.module.css'
import { useSectionScroll } from './useSectionScroll.ts'

/** /settings: each section has an address, by `?section=`. */
export function SettingsScreen() {
  const { section } = useSearch({ from: '/shell/guarded/settings' })
  return <Settings section={section} />
}

export function Settings({ section }: { section?: SettingsSectionId | undefined }) {
  const isPhone = useMediaQuery(phone)
  const chosen = settingsSections.find(({ id }) => id === section)
  return (
    <>
      <PageHead title={chosen ? `${chosen.label} · Configurações` : 'Configurações'} />
      {isPhone ? <PhoneSettings chosen={chosen} /> : <WideSettings asked={chosen?.id} />}
    </>
  )
}

interface SectionListProps {
  className?: string | undefined
  current?: string | undefined
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

function SectionList({ current, ...rest }: SectionListProps) {
  return (
    <SettingsNav
      {...rest}
      label="Seções das configurações"
      items={settingsSections.map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        href: `/settings?section=${id}`,
        active: id === current,
      }))}
    />
  )
}

/** All sections below each other; the list beside them follows the scroll. */
function WideSettings({ asked }: { asked: SettingsSectionId | undefined }) {
  const { frameRef, current = settingsSections[0]?.id } = useSectionScroll(asked)
  const navigate = useNavigate()
  /** Follows a link of the list by scrolling the page to its section. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const id = settingsSections.find((section) => link?.search === `?section=${section.id}`)?.id
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const target = frameRef.current?.querySelector<HTMLElement>(`[data-section="${id}"]`)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView()
    void navigate({ to: '/settings', search: { section: id }, resetScroll: false })
  }
  return (
    <>
      <PageHeader title="Configurações" />
      <div className={styles.frame}>
        <SectionList className={styles.nav} current={current} onClick={follow} />
        <div ref={frameRef} className={styles.sections}>
          {settingsSections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Elsewhere these are in the footer, which phones do not have. */
const help = [
  { id: 'faq', label: 'Perguntas frequentes', icon: <CircleHelp aria-hidden />, href: '/faq' },
  { id: 'support', label: 'Fale conosco', icon: <LifeBuoy aria-hidden />, href: '/support' },
]

/** The list of sections, each of which is a page. */
function PhoneSettings({ chosen }: { chosen: SettingsSection | undefined }) {
  if (!chosen) {
    return (
      <>
        <PageHeader title="Configurações" />
        <div className={styles.frame}>
          <SectionList />
          <SettingsNav label="Ajuda" items={help} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader title={chosen.label} back={{ href: '/settings', label: 'Configurações' }} />
      <div className={styles.frame}>
        <Section key={chosen.id} section={chosen} />
      </div>
    </>
  )
}

function Section({ section }: { section: SettingsSection }) {
  const loaded = useQueryAtom(settingsSectionAtom, section)
  const user = useAtomValue(userAtom)
  return (
    <div className={styles.section} data-section={section.id} tabIndex={-1}>
      <QueryContent query={loaded} rows={section.rows}>
        {(Part) => (user ? <Part userId={user.id} /> : null)}
      </QueryContent>
    </div>
  )
}
