import { ErrorState } from '@convoca/ui'
import type { ReactNode } from 'react'
import { PageHead } from './PageHead.tsx'
import { toFailure } from '../atoms/errors.ts'
import { ListSkeleton } from './ListSkeleton.tsx'

export interface QueryContentProps<T> {
  query: {
    data: T | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** The page's title while there is no data, where the query's subject is the page's. */
  title?: string | undefined
  /** Rows of the skeleton. Default 8. */
  rows?: number | undefined
  /** The title of an error. Default `Não foi possível carregar`. */
  failed?: string | undefined
  /** Replaces the error state for some errors. */
  fallback?: ((error: unknown) => ReactNode) | undefined
  children: (data: T) => ReactNode
}

/** Renders the data of a query, its skeleton or its error. Data stays while a refetch fails. */
export function QueryContent<T>(props: QueryContentProps<T>) {
  const { query, title, rows, failed, fallback, children } = props
  if (query.data !== undefined) return children(query.data)
  const head = title === undefined ? null : <PageHead title={title} />
  if (!query.isError)
    return (
      <>
        {head}
        <ListSkeleton rows={rows} />
      </>
    )
  return (
    fallback?.(query.error) ?? (
      <>
        {head}
        <ErrorState
          title={failed}
          {...toFailure(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </>
    )
  )
}
