const entry = '[role^="menuitem"]'

export const findItem = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(entry) : null

export const findItems = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>(entry),
]

/** By the style sheet, which follows the button and turns to where there is room; once, where the browser cannot. */
export function placeBeside(panel: HTMLElement, button: HTMLElement, id: string): void {
  const name = `--menu-${id.replaceAll(/\W/g, '')}`
  button.style.setProperty('anchor-name', name)
  panel.style.setProperty('position-anchor', name)
  if (CSS.supports('position-area: block-end')) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const isRight = (panel.dataset['align'] === 'end') !== (getComputedStyle(button).direction === 'rtl')
  panel.style.top = `${bottom}px`
  if (isRight) panel.style.right = `${document.documentElement.clientWidth - right}px`
  else panel.style.left = `${left}px`
}
