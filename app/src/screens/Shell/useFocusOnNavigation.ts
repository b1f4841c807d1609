import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the content after a navigation, because the link that was followed is gone or part of the layout.
 * Not on the first page, nor where the page has set the focus itself or the URL has a hash.
 */
export function useFocusOnNavigation() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const hasHash = useRouterState({ select: ({ resolvedLocation }) => Boolean(resolvedLocation?.hash) })
  const before = useRef(pathname)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== pathname
    before.current = pathname
    if (!changed || hasHash) return
    const focused = document.activeElement?.closest('main, [role="dialog"][data-state="open"]')
    if (!focused) document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname, hasHash])
}
