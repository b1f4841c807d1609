import { failureOf } from '../atoms/errors.ts'

interface Read {
  data: unknown
  error: unknown
  isError: boolean
  refetch: () => unknown
}

/** How a read stands, why it failed, and another try, as lists take them. What is known stays while reading it again fails. */
export const readState = ({ data, error, isError, refetch }: Read) =>
  ({
    status: data === undefined ? (isError ? 'error' : 'loading') : 'ready',
    failure: isError ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
  }) as const
