import { toFailure } from '../atoms/errors.ts'

interface QueryResult {
  data: unknown
  error: unknown
  isError: boolean
  refetch: () => unknown
}

/** How a read stands, why it failed, and another try, as lists take them. What is known stays while reading it again fails. */
export const toQueryProps = ({ data, error, isError, refetch }: QueryResult) =>
  ({
    status: data === undefined ? (isError ? 'error' : 'loading') : 'ready',
    failure: isError ? toFailure(error) : undefined,
    onRetry: () => void refetch(),
  }) as const
