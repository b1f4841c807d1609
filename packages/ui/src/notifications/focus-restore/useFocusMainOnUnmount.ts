'use client'

import { useLayoutEffect } from 'react'

/** Moves the focus to `main` when an element unmounts with the focus inside. */
export function useFocusMainOnUnmount(box: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const leaving = box.current
    return () => {
      if (leaving?.contains(document.activeElement)) document.querySelector('main')?.focus()
    }
  }, [box])
}
