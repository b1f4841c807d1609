'use client'

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/**
 * Replays the press of a button whose menu or list has not loaded: remembers it, and dispatches it on the
 * button that the loaded one has put in its place, so that it opens just as it would have. A touch is
 * replayed as a mouse's press, because the click that would follow went to the button before.
 */
export function usePressReplay(
  hasLoaded: boolean,
  load: () => Promise<unknown>,
  findButton: () => HTMLElement | null | undefined,
) {
  const press = useRef<Event | null>(null)
  const isFocused = useRef(false)
  const find = useRef(findButton)
  useEffect(() => {
    find.current = findButton
  })
  useEffect(() => {
    const button = hasLoaded ? find.current() : null
    if (!button) return
    if (isFocused.current) button.focus()
    if (press.current) button.dispatchEvent(press.current)
    press.current = null
    isFocused.current = false
  }, [hasLoaded])

  const remember = (event: Event) => {
    press.current = event
    void load()
  }
  /** Spread on the button until the part has loaded, which brings its own. */
  const closed = {
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerEnter: () => void load(),
    onFocus: () => {
      isFocused.current = true
      void load()
    },
    onBlur: () => {
      isFocused.current = false
    },
    onPointerDown: ({ button, ctrlKey, clientX, clientY }: PointerEvent) => {
      if (button !== 0 || ctrlKey) return
      const from = { clientX, clientY, pointerType: 'mouse' }
      remember(new window.PointerEvent('pointerdown', { bubbles: true, cancelable: true, ...from }))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event
      if (!openingKeys.includes(key)) return
      event.preventDefault()
      remember(new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))
    },
  } as const
  return hasLoaded ? {} : closed
}
