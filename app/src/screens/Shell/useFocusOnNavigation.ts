import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a change of page the focus goes to its content: what led there is gone, or belongs to the frame. Not on the first
 * page, nor where the page has put the focus itself or the address names a place in it.
 */
export function useFocusOnNavigation() {
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const named = useRouterState({ select: ({ resolvedLocation }) => Boolean(resolvedLocation?.hash) })
  const before = useRef(shown)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== shown
    before.current = shown
    if (!changed || named) return
    const placed = document.activeElement?.closest('main, [role="dialog"][data-state="open"]')
    if (!placed) document.querySelector('main')?.focus({ preventScroll: true })
  }, [shown, named])
}
