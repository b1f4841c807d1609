import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import type { MenuItem } from '../menu/menu.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './SettingsNav.module.css'

export type SettingsNavProps = HTMLAttributes<HTMLElement> & {
  /** Name of the navigation for screen readers. */
  label: string
  /** The sections in the order shown, each with an address of its own. */
  items: readonly MenuItem[]
  ref?: Ref<HTMLElement>
}

/**
 * The sections of a settings page: beside the open one on a wide page, a list of rows on a phone, where each section is
 * a page. Links with `aria-current`, not ARIA tabs.
 */
export function SettingsNav({ label, items, className, ...rest }: SettingsNavProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.nav, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.entry} href={item.href} aria-current={item.active ? 'page' : undefined}>
              {wrapText(item.icon)}
              <span className={styles.label}>{item.label}</span>
              <ChevronRight aria-hidden className={styles.chevron} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
