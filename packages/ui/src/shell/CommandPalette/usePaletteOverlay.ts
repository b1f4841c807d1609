'use client'

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import { focusWithFallback } from '../../primitives/focus-with-fallback.ts'

/** The palette's list scrolls, the page behind it does not. */
function keepPage(event: Event): void {
  const list = event.target instanceof Element ? event.target.closest('[role=listbox]') : null
  if (!list || list.scrollHeight <= list.clientHeight) event.preventDefault()
}

/** Keeps the focus among what takes it: the box, and after a failure a button. */
function keepFocus(event: KeyboardEvent): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const next = stops.findIndex((stop) => stop === document.activeElement) + (event.shiftKey ? -1 : 1)
  event.preventDefault()
  stops.at(next % stops.length)?.focus()
}

/**
 * Spread on the layer that covers the page while the palette is open. On the platform's popover, because Radix's dialog
 * locks the page by properties of the body that everything in it inherits: two styles anew of all there is.
 */
export function usePaletteOverlay(close: () => void) {
  const overlay = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)

  useIsomorphicLayoutEffect(() => {
    const element = overlay.current
    opener.current ??= document.activeElement
    element?.showPopover()
    const box = element?.querySelector('input')
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
    element?.addEventListener('wheel', keepPage, { passive: false })
    element?.addEventListener('touchmove', keepPage, { passive: false })
    return () => {
      element?.removeEventListener('wheel', keepPage)
      element?.removeEventListener('touchmove', keepPage)
    }
  }, [])

  // Once it is gone. A focus that has moved elsewhere meanwhile, as after a navigation, is kept.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      focusWithFallback(opener.current instanceof HTMLElement ? opener.current : null)
    },
    [],
  )

  return {
    ref: overlay,
    onPointerDown: ({ target, currentTarget, button }: PointerEvent) => {
      const isOutside = target instanceof Element && !target.closest('[role=dialog]')
      if (isOutside && currentTarget.contains(target) && button === 0) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Tab') keepFocus(event)
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    },
  }
}
