import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateTexts, type Failure } from '../ErrorState/ErrorState.tsx'
import { type ListPages, MoreButton, type MoreTexts } from './MoreButton.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'

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
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  /** Action of the empty state, e.g. a button "Convidar". */
  emptyAction?: ReactNode
}

type ListFrameProps = ComponentPropsWithRef<'div'> &
  ListState &
  ListPages & {
    labels: Omit<ListTexts, 'failed' | 'emptyHint'> & Partial<ListTexts & MoreTexts>
    isEmpty: boolean
    emptyIcon?: ReactNode
    /** Placeholder while loading. */
    placeholder: ReactNode
    retrying?: boolean | undefined
    /** Rendered above the list in every state. */
    head?: ReactNode
  }

/** The four states of a list: loading (announced), failed, empty, ready. */
export function ListFrame(props: ListFrameProps) {
  const { status = 'ready', isEmpty, labels, emptyIcon, emptyAction, placeholder, head, ...more } = props
  const { onRetry, retrying, failure, hasMore = false, loadingMore, onLoadMore, children, ...rest } = more
  const shown = status === 'ready' && isEmpty ? 'empty' : status
  return (
    <div {...rest} data-status={shown} aria-busy={shown === 'loading' || undefined}>
      {wrapText(head)}
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? labels.loading : ''}
      </p>
      {shown === 'loading' && wrapText(placeholder)}
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
      {shown === 'ready' && wrapText(children)}
      {shown === 'ready' && hasMore && <MoreButton {...{ loadingMore, onLoadMore, labels }} />}
    </div>
  )
}
