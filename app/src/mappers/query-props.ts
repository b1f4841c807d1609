import { toFailure } from '../atoms/errors.ts'

interface QueryResult {
  data: unknown
  error: unknown
  isError: boolean
  refetch: () => unknown
}

/** A query as the props of a list: status, error and retry. Data stays while a refetch fails. */
export const toQueryProps = ({ data, error, isError, refetch }: QueryResult) =>
  ({
    status: data === undefined ? (isError ? 'error' : 'loading') : 'ready',
    failure: isError ? toFailure(error) : undefined,
    onRetry: () => void refetch(),
  }) as const
