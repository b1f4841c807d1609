interface Read {
  data: unknown
  isError: boolean
  refetch: () => unknown
}

/** How a read stands, and another try, as lists take them. What is known stays while reading it again fails. */
export const readState = ({ data, isError, refetch }: Read) =>
  ({
    status: data === undefined ? (isError ? 'error' : 'loading') : 'ready',
    onRetry: () => void refetch(),
  }) as const
