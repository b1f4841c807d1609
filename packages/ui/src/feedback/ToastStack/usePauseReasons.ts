'use client'

import { useCallback, useEffect, useRef, type FocusEvent } from 'react'

type PauseReason = 'hover' | 'focus' | 'hidden'

/**
 * The clock stands still as long as one reason holds: the pointer over the stack, the focus inside, or a tab that is not
 * looked at. The owner is told of the first one that comes and of the last one that goes.
 */
export function usePauseReasons(
  root: { current: HTMLElement | null },
  shown: readonly unknown[],
  onPause: (() => void) | undefined,
  onResume: (() => void) | undefined,
) {
  const reasons = useRef<Set<PauseReason> | null>(null)
  const hold = useCallback(
    (reason: PauseReason, holds: boolean) => {
      const all = (reasons.current ??= new Set())
      const wasPaused = all.size > 0
      if (holds) all.add(reason)
      else all.delete(reason)
      if (wasPaused === all.size > 0) return
      if (wasPaused) onResume?.()
      else onPause?.()
    },
    [onPause, onResume],
  )
  useEffect(() => {
    const change = () => hold('hidden', document.hidden)
    change()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [hold])
  useEffect(() => {
    // Removing a toast does not reliably fire `pointerleave` or `blur`.
    if (shown.length === 0) hold('hover', false)
    if (!root.current?.contains(document.activeElement)) hold('focus', false)
  }, [root, shown, hold])
  return {
    onPointerEnter: () => hold('hover', true),
    onPointerLeave: () => hold('hover', false),
    // Events bubble here too: `useTopLayer` stops them at the stack.
    onFocusCapture: () => hold('focus', true),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      hold('focus', currentTarget.contains(relatedTarget)),
  }
}
