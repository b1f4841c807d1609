'use client'

import { useReturnFocus } from '../useReturnFocus/useReturnFocus.ts'
import { emptySearchFirst } from './empty-search-first.ts'

/** Spread on the content of a Radix dialog with a search field: focuses it on opening and restores the focus on closing. */
export function useSearchDialog() {
  const returnFocus = useReturnFocus()
  return {
    ...returnFocus,
    onOpenAutoFocus: (event: Event) => {
      returnFocus.onOpenAutoFocus()
      if (!(event.currentTarget instanceof HTMLElement)) return
      event.preventDefault()
      event.currentTarget.querySelector('input')?.focus()
    },
    onEscapeKeyDown: emptySearchFirst,
  }
}
