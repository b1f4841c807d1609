'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import styles from './SidePanel.module.css'

export type SidePanelProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
}

/**
 * Complementary content beside the page, 320 px wide, such as the chat; it overlays the content below 1180 px and
 * fills a phone. `AppShell` wraps its `sidePanel` in one. It does not trap the focus.
 */
export function SidePanel({ className, children, ...rest }: SidePanelProps) {
  return (
    <aside aria-label="Painel lateral" {...rest} className={clsx(styles.panel, className)}>
      {children}
    </aside>
  )
}
