'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFocusRestore } from '../focus-restore/useFocusRestore.ts'
import { ListFrame, type ListState, type ListTexts } from '../ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../Skeleton/Skeleton.tsx'
import styles from './RowList.module.css'

export type RowListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    rows: readonly { id: string; row: ReactNode }[]
    labels: Omit<ListTexts, 'emptyHint'> & Partial<ListTexts>
    emptyIcon?: ReactNode
    /** The number of rows of the skeleton. */
    expected: number
  }

/** A list of rows with its four states, in a frame; one with `data-flush` stands in a panel, which has it. */
export function RowList({ rows, expected, className, ...frame }: RowListProps) {
  const focusRestore = useFocusRestore({ items: rows })
  return (
    <ListFrame
      {...frame}
      className={clsx(styles.list, className)}
      isEmpty={rows.length === 0}
      placeholder={<SkeletonRows rows={expected} />}
    >
      <ul className={styles.rows} aria-label={frame.labels.label} {...focusRestore}>
        {rows.map(({ id, row }) => (
          <li key={id} className={styles.item} data-item={id}>
            {row}
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
