import { ErrorState } from '@convoca/ui'
import type { ReactNode } from 'react'
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
  /** Rows of the outline until it has come. Default 8. */
  rows?: number | undefined
  /** What is said of a failure. Default `Não foi possível carregar`. */
  failed?: string | undefined
  /** What some failures show instead of another try. */
  refusal?: ((error: unknown) => ReactNode) | undefined
  children: (data: T) => ReactNode
}

/** Shows what is read once it has come, and until then that it comes or fails. What is known stays. */
export function QueryContent<T>({ query, rows, failed, refusal, children }: QueryContentProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <ListSkeleton rows={rows} />
  return (
    refusal?.(query.error) ?? (
      <ErrorState
        title={failed}
        {...toFailure(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  )
}
