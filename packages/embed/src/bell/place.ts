const GAP = 8

/** Puts the panel below the bell, within the window: its end at the bell's, as far as there is room. */
export function place(panel: HTMLElement, bell: HTMLElement): void {
  const { left, right, top, bottom } = bell.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = panel.getBoundingClientRect()
  const isFromRight = getComputedStyle(bell).direction === 'rtl'
  const wanted = isFromRight ? left : right - width
  const x = Math.max(GAP, Math.min(wanted, clientWidth - width - GAP))
  const below = bottom + GAP
  const above = top - GAP - height
  const y =
    below + height > clientHeight - GAP && above >= GAP
      ? above
      : Math.max(GAP, Math.min(below, clientHeight - height - GAP))
  panel.style.setProperty('left', `${x}px`)
  panel.style.setProperty('top', `${y}px`)
}
