import type { CSSProperties } from 'react'

const entry = '[role^="menuitem"]'

export const findItem = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(entry) : null

export const findItems = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>(entry),
]

/** The place below the button at this moment. */
export function placeBelow(button: HTMLElement, align: 'start' | 'end'): CSSProperties {
  const { left, right, bottom } = button.getBoundingClientRect()
  const isRight = (align === 'end') !== (getComputedStyle(button).direction === 'rtl')
  return isRight
    ? { top: bottom, right: document.documentElement.clientWidth - right }
    : { top: bottom, left }
}

/**
 * Lets the style sheet place the panel from the second frame on: it follows the button, and turns to where
 * there is room. It is placed at once if there is none below. An anchor costs a second layout, for which the
 * press does not wait. Returns what stops it.
 */
export function anchorSoon(panel: HTMLElement, button: HTMLElement, id: string): () => void {
  if (!CSS.supports('position-area: block-end')) return () => undefined
  const name = `--menu-${id.replaceAll(/\W/g, '')}`
  const anchor = () => {
    button.style.setProperty('anchor-name', name)
    panel.style.setProperty('position-anchor', name)
    for (const side of ['top', 'left', 'right']) panel.style.removeProperty(side)
    panel.dataset['anchored'] = ''
  }
  let frame = 0
  if (hasRoom(panel)) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(anchor)))
  else anchor()
  return () => cancelAnimationFrame(frame)
}

/** Measures the size in the layout, because a transform that begins smaller shows it. */
function hasRoom(panel: HTMLElement): boolean {
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = panel
  const { clientWidth, clientHeight } = document.documentElement
  return (
    offsetLeft >= 0 && offsetLeft + offsetWidth <= clientWidth && offsetTop + offsetHeight <= clientHeight
  )
}
