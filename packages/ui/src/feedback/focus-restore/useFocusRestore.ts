'use client'

import { useRef, type FocusEvent } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import { focusWithFallback } from '../../primitives/focus-with-fallback.ts'

/** The element with the focus, its container, and the id of its item. */
interface Place {
  box: HTMLElement
  element: Element
  id: string | undefined
}

interface Options {
  /** The items in display order; a virtualised list does not render all of them. */
  items: readonly { id: string }[]
  /** Element to focus if no item is left. Default: `main`. */
  otherwise?: () => HTMLElement | null | undefined
}

/**
 * Accepting, reading or removing an item removes the pressed button: moves the focus to the item itself, else to the
 * next one or the previous one. It never moves to a button of another item, which a second press of Enter would set off.
 * Spread the handlers on the container. Items are marked by `data-item`.
 */
export function useFocusRestore({ items, otherwise }: Options) {
  const place = useRef<Place | null>(null)
  const shown = useRef<readonly string[]>([])
  useIsomorphicLayoutEffect(() => {
    const before = shown.current
    shown.current = items.map(({ id }) => id)
    if (place.current === null || place.current.element.isConnected) return
    const { box, id = '' } = place.current
    place.current = null
    if (document.activeElement !== document.body) return
    // Unmounted by virtualisation, not removed.
    if (shown.current.includes(id) && !cardOf(box, id)) return
    const at = before.indexOf(id)
    const order = at < 0 ? [] : [...before.slice(at), ...before.slice(0, at).toReversed()]
    const next = order.map((itemId) => cardOf(box, itemId)).find(Boolean)
    // An item takes the focus from here only, never by Tab.
    if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1
    focusWithFallback(next ?? otherwise?.() ?? null)
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // React sends the focus in a dialog here, too, if an item has opened it.
      if (!currentTarget.contains(target)) return
      const id = target.closest<HTMLElement>('[data-item]')?.dataset['item']
      place.current = { box: currentTarget, element: target, id }
    },
    // React does not receive the blur of a removed element.
    onBlur: () => {
      place.current = null
    },
  }
}

function cardOf(box: HTMLElement, id: string): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
}
