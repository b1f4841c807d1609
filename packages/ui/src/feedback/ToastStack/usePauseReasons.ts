'use client'

import { useCallback, useEffect, useRef, type FocusEvent } from 'react'

type PauseReason = 'hover' | 'focus' | 'hidden'

/**
 * The expiry is paused while there is a reason: hover, focus or a hidden tab. Calls `onPause` for the first reason and
 * `onResume` when none is left.
 */
export function usePauseReasons(
  root: { current: HTMLElement | null },
  shown: readonly unknown[],
  onPause: (() => void) | undefined,
  onResume: (() => void) | undefined,
) {
  const reasons = useRef<Set<PauseReason> | null>(null)
  const setReason = useCallback(
    (reason: PauseReason, active: boolean) => {
      const all = (reasons.current ??= new Set())
      const wasPaused = all.size > 0
      if (active) all.add(reason)
      else all.delete(reason)
      if (wasPaused === all.size > 0) return
      if (wasPaused) onResume?.()
      else onPause?.()
    },
    [onPause, onResume],
  )
  useEffect(() => {
    const change = () => setReason('hidden', document.hidden)
    change()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [setReason])
  useEffect(() => {
    // Removing a toast does not reliably fire `pointerleave` or `blur`.
    if (shown.length === 0) setReason('hover', false)
    if (!root.current?.contains(document.activeElement)) setReason('focus', false)
  }, [root, shown, setReason])
  return {
    onPointerEnter: () => setReason('hover', true),
    onPointerLeave: () => setReason('hover', false),
    // Events bubble here too: `useTopLayer` stops them at the stack.
    onFocusCapture: () => setReason('focus', true),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setReason('focus', currentTarget.contains(relatedTarget)),
  }
}
