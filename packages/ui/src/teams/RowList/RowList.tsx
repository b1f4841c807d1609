import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import classes from './RowList.module.css'

export type RowListTexts = {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export type RowListState = {
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  emptyAction?: ReactNode
}

export type RowListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  RowListState & {
    rows: readonly { id: string; row: ReactNode }[]
    words: RowListTexts
    emptyIcon: ReactNode
    /** How many rows the skeleton has. */
    expected: number
  }

/** A framed list of rows with its four states: loading, failed, empty, full. */
export function RowList(props: RowListProps) {
  const {
    rows,
    words,
    emptyIcon,
    expected,
    status = 'ready',
    onRetry,
    emptyAction,
    className,
    ...rest
  } = props
  const shown = status === 'ready' && rows.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.list, className)}
      data-status={shown}
      aria-busy={status === 'loading'}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={expected} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState icon={emptyIcon} title={words.empty} description={words.emptyHint} action={emptyAction} />
      )}
      {shown === 'ready' && (
        <ul className={classes.rows} aria-label={words.label}>
          {rows.map(({ id, row }) => (
            <li key={id} className={classes.item}>
              {row}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
