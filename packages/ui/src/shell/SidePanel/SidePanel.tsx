import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import styles from './SidePanel.module.css'

export interface SidePanelTexts {
  /** Name of the landmark. */
  label: string
}

export const sidePanelTexts: SidePanelTexts = { label: 'Painel lateral' }

export type SidePanelProps = HTMLAttributes<HTMLElement> & {
  texts?: Partial<SidePanelTexts> | undefined
  ref?: Ref<HTMLElement>
}

/**
 * What stays at the end of the page beside the content, 320 px wide, as the chat; over the content under 1180 px, and
 * the whole screen on phones (requirement 000, section 2). `AppShell` puts its `sidePanel` into one.
 */
export function SidePanel({ texts, className, children, ...rest }: SidePanelProps) {
  const t = { ...sidePanelTexts, ...texts }
  return (
    <aside aria-label={t.label} {...rest} className={clsx(styles.panel, className)}>
      {children}
    </aside>
  )
}
