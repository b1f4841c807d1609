import { ErrorState } from '@convoca/ui'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { requestIdOf } from '../../atoms/errors.ts'

/** A screen that could not be loaded or drawn. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const requestId = requestIdOf(error)
  return (
    <ErrorState
      {...(requestId ? { requestId } : {})}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
