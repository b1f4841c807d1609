'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { MenuItem } from '../menu/menu.tsx'
import styles from './TopMenu.module.css'

export type TopMenuProps = HTMLAttributes<HTMLElement> & {
  /** The entries in the order shown; `markActive` marks the present one. */
  items: readonly MenuItem[]
  ref?: Ref<HTMLElement>
}

/** The three to five main links in the top bar, as a labelled navigation. Parts of one page have `Tabs`. */
export function TopMenu({ items, className, ...rest }: TopMenuProps) {
  return (
    <nav aria-label="Menu principal" {...rest} className={className}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.link} href={item.href} aria-current={item.active ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
