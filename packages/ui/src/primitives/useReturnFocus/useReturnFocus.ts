'use client'

import { useRef } from 'react'
import { focusWithFallback } from '../focus-with-fallback/index.ts'

/**
 * Spread on the content of a Radix dialog that is opened by state: without a Radix trigger it would drop the focus on
 * closing. Gives it back to whatever had it when the dialog opened, or to the page's content where that is gone: a row
 * that was removed took its button along, a dialog that is a page of its own had its link on the page before.
 * What has taken the focus meanwhile keeps it: the page that an entry led to.
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
