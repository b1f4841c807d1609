'use client'

import { useEffect, useRef, type FocusEvent } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import { focusWithFallback } from '../../primitives/focus-with-fallback.ts'

/** Remembers where the focus was before it entered the stack: F8 moves it in and back, closing a toast passes it on. */
export function useFocusOrigin(stack: { current: HTMLElement | null }) {
  const origin = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const { activeElement } = document
      const first = stack.current?.querySelector<HTMLElement>('li[data-state="open"] button')
      if (event.key !== 'F8' || !first || !(activeElement instanceof HTMLElement)) return
      event.preventDefault()
      const inside = stack.current?.contains(activeElement) === true
      // Blur first: a modal dialog's focus trap pulls back focus that moves outside, but ignores focus on the body.
      activeElement.blur()
      if (inside) return focusWithFallback(origin.current)
      first.focus()
      origin.current = activeElement
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [stack])
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  /**
   * A keyboard goes on to the neighbour. A pointer, or the last toast, gives the focus back to where it was, or to the
   * page's content where that is gone: left inside it would pause the rest. A pointer that came from nowhere needs none.
   */
  const handOn = (button: HTMLButtonElement, byKeyboard: boolean) => {
    const toast = button.closest('li')
    const neighbours = [toast?.nextElementSibling, toast?.previousElementSibling]
    const next = neighbours.find(
      (neighbour) => neighbour instanceof HTMLElement && neighbour.dataset['state'] === 'open',
    )
    if (byKeyboard) next?.querySelector('button')?.focus()
    if (document.activeElement !== button) return
    // Blur first, as above.
    button.blur()
    if (byKeyboard || origin.current !== null) focusWithFallback(origin.current)
  }
  // A toast that is pushed out may contain the focus; a layout effect runs before it becomes inert.
  useIsomorphicLayoutEffect(() => {
    const pushedOut = stack.current?.querySelector<HTMLButtonElement>('li[data-state="closed"] button:focus')
    if (pushedOut) handOn(pushedOut, true)
  })
  return { remember, handOn }
}
