import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState, type ErrorStateTexts, type Failure } from '../ErrorState/index.ts'
import { type ListPages, MoreButton, type MoreTexts } from './MoreButton.tsx'

export interface ListTexts {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
  errorState?: Partial<ErrorStateTexts>
}

export interface ListState {
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Of "Tentar de novo" after an error; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** What happened and the request's number, where they are known; told after an error. */
  failure?: Failure | undefined
  /** What fills an empty list, e.g. a button "Convidar". */
  emptyAction?: ReactNode
}

type ListFrameProps = ComponentPropsWithRef<'div'> &
  ListState &
  ListPages & {
    labels: Omit<ListTexts, 'failed'> & Partial<ListTexts & MoreTexts>
    isEmpty: boolean
    emptyIcon: ReactNode
    /** Stands where the content will be. */
    placeholder: ReactNode
    retrying?: boolean | undefined
    /** Above the list, whatever its state. */
    head?: ReactNode
  }

/** A list's four states: loading (announced), failed, empty, full. */
export function ListFrame(props: ListFrameProps) {
  const { status = 'ready', isEmpty, labels, emptyIcon, emptyAction, placeholder, head, ...more } = props
  const { onRetry, retrying, failure, hasMore = false, loadingMore, onLoadMore, children, ...rest } = more
  const shown = status === 'ready' && isEmpty ? 'empty' : status
  return (
    <div {...rest} data-status={shown} aria-busy={shown === 'loading' || undefined}>
      {head}
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? labels.loading : ''}
      </p>
      {shown === 'loading' && placeholder}
      {shown === 'error' && (
        <ErrorState {...failure} title={labels.failed} texts={labels.errorState} {...{ onRetry, retrying }} />
      )}
      {shown === 'empty' && (
        <EmptyState
          icon={emptyIcon}
          title={labels.empty}
          description={labels.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && children}
      {shown === 'ready' && hasMore && <MoreButton {...{ loadingMore, onLoadMore, labels }} />}
    </div>
  )
}
