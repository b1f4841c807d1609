'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './SidePanel.module.css'

export const sidePanelTexts = {
  /** Name of the landmark. */
  label: 'Painel lateral',
}

export type SidePanelTexts = typeof sidePanelTexts

export type SidePanelProps = HTMLAttributes<HTMLElement> & {
  texts?: Partial<SidePanelTexts> | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Complementary content beside the page, 320 px wide, such as the chat; it overlays the content below 1180 px and
 * fills a phone. `AppShell` wraps its `sidePanel` in one. It does not trap the focus.
 */
export function SidePanel({ texts, className, children, ...rest }: SidePanelProps) {
  const t = useTexts('SidePanel', sidePanelTexts, texts)
  return (
    <aside aria-label={t.label} {...rest} className={clsx(styles.panel, className)}>
      {children}
    </aside>
  )
}
