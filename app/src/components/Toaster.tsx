import { TOAST_SWEEP_INTERVAL, ToastStack } from '@convoca/ui'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { toastQueueAtom } from '../atoms/toasts.ts'

/** The page's toast stack; sweeps expired toasts. */
export function Toaster() {
  const [{ toasts }, dispatch] = useAtom(toastQueueAtom)
  const hasToasts = toasts.length > 0
  useEffect(() => {
    if (!hasToasts) return undefined
    const timer = setInterval(() => dispatch({ type: 'sweep', now: Date.now() }), TOAST_SWEEP_INTERVAL)
    return () => clearInterval(timer)
  }, [hasToasts, dispatch])

  return (
    <ToastStack
      toasts={toasts}
      onDismiss={(id) => dispatch({ type: 'dismiss', id })}
      onPause={() => dispatch({ type: 'pause', now: Date.now() })}
      onResume={() => dispatch({ type: 'resume', now: Date.now() })}
    />
  )
}
