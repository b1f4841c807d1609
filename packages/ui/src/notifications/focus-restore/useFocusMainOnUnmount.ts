'use client'

import { useLayoutEffect } from 'react'

/** What goes away as a whole with the focus inside leaves it to the page's content. */
export function useFocusMainOnUnmount(box: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const leaving = box.current
    return () => {
      if (leaving?.contains(document.activeElement)) document.querySelector('main')?.focus()
    }
  }, [box])
}
