'use client'

import { useEffect, useRef, type FocusEvent, type HTMLAttributes } from 'react'
import { focusWithFallback } from '../../primitives/focus-with-fallback.ts'

/**
 * Restores the focus when the content of a bar disappears with the focus inside. `content` identifies what the bar
 * shows; spread the handlers on its root, in place of the caller's own, which are passed on.
 */
export function useBarFocusRestore<T extends HTMLElement>(
  content: unknown,
  handlers: Pick<HTMLAttributes<T>, 'onFocus' | 'onBlur'>,
) {
  const origin = useRef<HTMLElement | null>(null)
  const inside = useRef(false)
  useEffect(() => {
    // Removing the focused element fires no `blur` in React.
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    focusWithFallback(origin.current)
  }, [content])
  return {
    onFocus: (event: FocusEvent<T>) => {
      handlers.onFocus?.(event)
      const { relatedTarget } = event
      if (!inside.current) origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      inside.current = true
    },
    onBlur: (event: FocusEvent<T>) => {
      handlers.onBlur?.(event)
      inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
