'use client'

import { type PointerEvent, useRef } from 'react'

/** The listeners of a scrolling element whose content the mouse drags; a finger scrolls it anyway. */
export function usePan() {
  const last = useRef<{ x: number; y: number } | null>(null)
  const stop = () => {
    last.current = null
  }
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'mouse' && button === 0) last.current = { x, y }
    },
    onPointerMove: ({ currentTarget, pointerId, buttons, clientX: x, clientY: y }: PointerEvent) => {
      if (!last.current || buttons === 0) return
      // Captured once it moves, so that a click stays a click.
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId)
      currentTarget.scrollBy(last.current.x - x, last.current.y - y)
      last.current = { x, y }
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
