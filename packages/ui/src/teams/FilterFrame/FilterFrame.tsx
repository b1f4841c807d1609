'use client'

import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { SearchInput, type SearchInputTexts } from '../../primitives/SearchInput/SearchInput.tsx'
import { lazyComponent } from '../../primitives/lazy-part/lazy-part.ts'
import type { SheetTexts } from './SheetActions.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './FilterFrame.module.css'

const { Part: FilterSheet, load: loadSheet } = lazyComponent(() =>
  import('./FilterSheet.tsx').then((loaded) => loaded.FilterSheet),
)

export type FilterFrameTexts = SheetTexts & {
  label: string
  search: string
  count: (count: number) => string
  searchInput?: Partial<SearchInputTexts>
}

type FilterFrameProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  labels: Omit<FilterFrameTexts, 'count'> & Partial<FilterFrameTexts>
  search: string
  onSearchChange: (text: string) => void
  count?: number | undefined
  /** Filters in force. */
  active: number
  /** Shown at the end of the bar. */
  aside?: ReactNode
  /** Filters that stay visible on a phone: beside the search, or below it where there is no room. */
  tabs?: ReactNode
  /** Below the bar on wide screens. */
  panel: ComponentPropsWithRef<'div'>
  /** Content of the phone's sheet, mounted on each opening. */
  renderSheet: (close: () => void) => ReactNode
}

/** A list's search and filters. Up to 767 px the filters are in a bottom sheet, whose button says how many are on. */
export function FilterFrame(props: FilterFrameProps) {
  const { labels, search, onSearchChange, count, active, aside, tabs, panel, ...more } = props
  const { renderSheet, className, ...rest } = more
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-label={labels.label} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar}>
        <SearchInput
          className={styles.search}
          value={search}
          onChange={onSearchChange}
          label={labels.search}
          placeholder={labels.search}
          texts={labels.searchInput}
        />
        <p className={styles.count} role="status">
          {count === undefined ? '' : labels.count?.(count)}
        </p>
        {wrapText(aside)}
        <button
          type="button"
          className={styles.sheetButton}
          onClick={() => {
            void loadSheet()
            setOpen(true)
          }}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span className="cv-hidden">{labels.openSheet}</span>
          <span className={styles.badge} data-count={active === 0 ? 'none' : 'some'}>
            {active}
          </span>
        </button>
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </div>
      <div {...panel} className={styles.panel} />
      <FilterSheet open={open} onOpenChange={setOpen} labels={labels}>
        {renderSheet(close)}
      </FilterSheet>
    </section>
  )
}
