'use client'

import { useRef, type FocusEvent } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect/index.ts'
import { focusWithFallback } from '../../primitives/focus-with-fallback/index.ts'

/** The focused button: its action and the id of its item. */
interface Place {
  button: Element
  action: string | undefined
  id: string | undefined
}

interface Options {
  box: { current: HTMLElement | null }
  /** In display order; a virtualised list does not render all of them. */
  items: readonly { id: string }[]
  /** Element to focus if no other item has such a button. Default: `main`. */
  otherwise?: () => HTMLElement | null | undefined
}

/**
 * Accepting, reading or removing an item removes the pressed button: moves the focus to the same button of the next
 * item, else of the previous one. Spread the handlers on the container. Items are marked by `data-item`, their buttons
 * by `data-action`.
 */
export function useFocusRestore({ box, items, otherwise }: Options) {
  const place = useRef<Place | null>(null)
  const shown = useRef<readonly string[]>([])
  useIsomorphicLayoutEffect(() => {
    const before = shown.current
    shown.current = items.map(({ id }) => id)
    if (place.current === null || place.current.button.isConnected) return
    const { action, id = '' } = place.current
    place.current = null
    if (document.activeElement !== document.body) return
    // Unmounted by virtualisation, not removed.
    if (shown.current.includes(id) && !cardOf(box.current, id)) return
    const at = before.indexOf(id)
    const order = at < 0 ? [] : [...before.slice(at), ...before.slice(0, at).toReversed()]
    const next = order
      .map((one) => cardOf(box.current, one)?.querySelector<HTMLElement>(`[data-action="${action}"]`))
      .find(Boolean)
    focusWithFallback(next ?? otherwise?.() ?? null)
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const button = target.closest<HTMLElement>('[data-action]')
      const id = target.closest<HTMLElement>('[data-item]')?.dataset['item']
      place.current = button && { button, action: button.dataset['action'], id }
    },
    // React does not receive the blur of a removed element.
    onBlur: () => {
      place.current = null
    },
  }
}

function cardOf(box: HTMLElement | null, id: string): Element | null | undefined {
  return box?.querySelector(`[data-item="${CSS.escape(id)}"]`)
}
