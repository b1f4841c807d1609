'use client'

import { useRef } from 'react'
import { focusWithFallback } from '../focus-with-fallback.ts'

/**
 * Spread on the content of a Radix dialog that is opened by state: without a Radix trigger, closing it would leave the
 * focus on the body. Restores it to the element that had it when the dialog opened. Where what was decided has taken
 * that away with its row, it goes to the row, the next or the previous one, which `data-item` marks, and else to `main`.
 * Focus that has moved elsewhere meanwhile is kept, e.g. after a navigation.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const rows = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
      rows.current = listRows(opener.current)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      if (opener.current?.isConnected) focusWithFallback(toElement(opener.current))
      else focusWithFallback(focusable(rows.current.find((row) => row.isConnected)))
    },
  }
}

const toElement = (element: Element | null) => (element instanceof HTMLElement ? element : null)

/** The row that an element is in, those after it, and those before it from the last to the first. */
function listRows(element: Element | null): readonly HTMLElement[] {
  const own = element?.closest<HTMLElement>('[data-item]')
  if (!own) return []
  const list = own.parentElement?.closest('ul, ol, tbody, [role="list"], section, main')
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [own])]
  const at = all.indexOf(own)
  return [...all.slice(at), ...all.slice(0, at).toReversed()]
}

/** A row takes the focus from here only, never by Tab. */
function focusable(row: HTMLElement | undefined): HTMLElement | null {
  if (row && !row.hasAttribute('tabindex')) row.tabIndex = -1
  return row ?? null
}
