'use client'

import { useRef } from 'react'
import { focusWithFallback } from '../focus-with-fallback/index.ts'

/**
 * Spread on the content of a Radix dialog that is opened by state: without a Radix trigger, closing it would leave the
 * focus on the body. Restores it to the element that had it when the dialog opened, or to `main` if that is gone.
 * Focus that has moved elsewhere meanwhile is kept, e.g. after a navigation.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      focusWithFallback(opener.current instanceof HTMLElement ? opener.current : null)
    },
  }
}
