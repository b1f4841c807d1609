'use client'

import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'

/** Moves the focus to `main` when an element unmounts with the focus inside. */
export function useFocusMainOnUnmount(box: { current: HTMLElement | null }): void {
  useIsomorphicLayoutEffect(() => {
    const leaving = box.current
    return () => {
      if (leaving?.contains(document.activeElement)) document.querySelector('main')?.focus()
    }
  }, [box])
}
