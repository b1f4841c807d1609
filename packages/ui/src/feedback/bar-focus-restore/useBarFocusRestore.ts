'use client'

import { useEffect, useRef, type FocusEvent, type HTMLAttributes } from 'react'
import { focusWithFallback } from '../../primitives/focus-with-fallback/index.ts'

/**
 * For a bar whose content comes and goes: what goes with the focus inside gives it back to where it came from. `content`
 * names what the bar shows; the handlers belong on its root, in place of those that its owner gave it.
 */
export function useBarFocusRestore<T extends HTMLElement>(
  content: unknown,
  told: Pick<HTMLAttributes<T>, 'onFocus' | 'onBlur'>,
) {
  const origin = useRef<HTMLElement | null>(null)
  const inside = useRef(false)
  useEffect(() => {
    // The loss of what was taken away is not told.
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    focusWithFallback(origin.current)
  }, [content])
  return {
    onFocus: (event: FocusEvent<T>) => {
      told.onFocus?.(event)
      const { relatedTarget } = event
      if (!inside.current) origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      inside.current = true
    },
    onBlur: (event: FocusEvent<T>) => {
      told.onBlur?.(event)
      inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
