'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react'
import styles from './Tabs.module.css'

export interface TabItem {
  id: string
  label: string
  href: string
  active?: boolean | undefined
  /** Count shown beside the label, e.g. of unread items. */
  count?: number | undefined
}

export type TabsProps = HTMLAttributes<HTMLElement> & {
  /** Name of the navigation for screen readers. */
  label: string
  /** The tabs in the order shown. */
  items: readonly TabItem[]
  ref?: Ref<HTMLElement>
}

/**
 * Navigation between the parts of a page that each have their own address: links with `aria-current`, not ARIA tabs.
 * Overflowing tabs scroll sideways, fade at the edge behind which there are more, and the current one is kept in view.
 */
export function Tabs({ label, items, className, ...rest }: TabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const active = items.find((item) => item.active)?.id
  useEffect(() => {
    const row = list.current
    if (!row) return
    const showActive = () => {
      const tab = row.querySelector<HTMLElement>('[aria-current]')
      // The row is scrolled instead of using scrollIntoView, which may move the page as well.
      if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    }
    // Fonts and counts that load later change widths; the observer also reports the initial sizes.
    const sizes = new ResizeObserver(showActive)
    for (const item of row.children) sizes.observe(item)
    return () => sizes.disconnect()
  }, [active])
  useEffect(() => (list.current ? markHiddenEdges(list.current) : undefined), [])
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.tabs, className)}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tab} href={item.href} aria-current={item.active ? 'page' : undefined}>
              <span>{item.label}</span>
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Keeps `data-before` and `data-after` on a row as long as items are scrolled out at that edge; returns the cleanup. */
function markHiddenEdges(row: HTMLElement): () => void {
  const mark = () => {
    // Negative from right to left.
    const from = Math.abs(row.scrollLeft)
    row.toggleAttribute('data-before', from > 1)
    row.toggleAttribute('data-after', from + row.clientWidth < row.scrollWidth - 1)
  }
  const sizes = new ResizeObserver(mark)
  for (const element of [row, ...row.children]) sizes.observe(element)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
