'use client'

import { clsx } from 'clsx'
import { LogOut } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { dashboardItem, mainMenuItems, publicOnly, settingsItem, type MenuItem } from '../menu/menu.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './Sidebar.module.css'

export type SidebarProps = HTMLAttributes<HTMLElement> & {
  /** Default Dashboard and the main menu. */
  items?: readonly MenuItem[] | undefined
  /** Entry at the foot. `null` for none. Default Configurações. */
  settings?: MenuItem | null | undefined
  /** Leaves out the `personal` entries: Dashboard and Configurações. Default false. */
  guest?: boolean | undefined
  /** 80 px with icons alone; else 220 px. */
  collapsed?: boolean | undefined
  /** Sair, for signed-in users; without it the entry is absent. */
  onLogout?: (() => void) | undefined
  ref?: Ref<HTMLElement>
}

const defaultItems = [dashboardItem, ...mainMenuItems]

/** The desktop's side menu. must keep every name readable by screen readers and as tooltip when collapsed. */
export function Sidebar(props: SidebarProps) {
  const {
    items = defaultItems,
    settings = settingsItem,
    guest = false,
    collapsed = false,
    onLogout,
    className,
    ...rest
  } = props
  const filterSeen = (entries: readonly MenuItem[]) => (guest ? publicOnly(entries) : entries)
  return (
    <nav
      aria-label="Menu lateral"
      {...rest}
      className={clsx(styles.sidebar, className)}
      data-collapsed={collapsed || undefined}
    >
      <ul className={styles.list}>
        {filterSeen(items).map((item) => (
          <Entry key={item.id} item={item} collapsed={collapsed} />
        ))}
      </ul>
      <ul className={styles.list}>
        {filterSeen(settings ? [settings] : []).map((item) => (
          <Entry key={item.id} item={item} collapsed={collapsed} />
        ))}
        {onLogout && (
          <li>
            <button
              type="button"
              className={styles.entry}
              title={collapsed ? 'Sair' : undefined}
              onClick={onLogout}
            >
              <Face icon={<LogOut aria-hidden />} label="Sair" />
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Entry({ item, collapsed }: { item: MenuItem; collapsed: boolean }) {
  return (
    <li>
      <a
        className={styles.entry}
        href={item.href}
        aria-current={item.active ? 'page' : undefined}
        title={collapsed ? item.label : undefined}
      >
        <Face icon={item.icon} label={item.label} />
      </a>
    </li>
  )
}

function Face({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {wrapText(icon)}
      <span className={styles.label}>{label}</span>
    </>
  )
}
