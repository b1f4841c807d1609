import { ErrorState } from '@convoca/ui'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { toFailure } from '../../atoms/errors.ts'

/** The error state of a screen that failed to load or render. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorState
      {...toFailure(error)}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
