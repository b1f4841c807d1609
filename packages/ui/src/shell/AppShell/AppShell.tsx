'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { SidePanel } from '../SidePanel/SidePanel.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './AppShell.module.css'

export type AppShellProps = HTMLAttributes<HTMLDivElement> & {
  /** A `TopBar`. */
  topBar: ReactNode
  /** A `Sidebar`; hidden on phones. */
  sidebar?: ReactNode
  /** The sidebar is 80 px instead of 220. */
  sidebarCollapsed?: boolean | undefined
  /** A `Footer`. */
  footer?: ReactNode
  /** Shown at the right while the chat panel is visible; whole width on phones. */
  sidePanel?: ReactNode
  /** Above the content, e.g. OfflineBanner. */
  banner?: ReactNode
  /** The page. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Frame of every page of the main layout. must be used once: it contains `<main id="conteudo">`, the target of the
 * skip link, which the router focuses after a navigation.
 */
export function AppShell({
  topBar,
  sidebar,
  sidebarCollapsed = false,
  footer,
  sidePanel,
  banner,
  children,
  className,
  ...rest
}: AppShellProps) {
  return (
    <div {...rest} className={clsx(styles.shell, className)} data-collapsed={sidebarCollapsed || undefined}>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      {wrapText(topBar)}
      <div className={styles.body}>
        {sidebar && <div className={styles.sidebar}>{sidebar}</div>}
        <div className={styles.column}>
          {wrapText(banner)}
          <main id="conteudo" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {wrapText(footer)}
        </div>
        {sidePanel && <SidePanel>{sidePanel}</SidePanel>}
      </div>
    </div>
  )
}
