'use client'

import { useReturnFocus } from '../useReturnFocus/index.ts'
import { emptySearchFirst } from './empty-search-first.ts'

/** Spread on the content of a Radix dialog that begins with a search: the focus goes there, and back on closing. */
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
