/** Gives the focus to an element, or to the page's content where that cannot have it: it may be gone, or disabled. */
export function focusWithFallback(element: HTMLElement | null): void {
  element?.focus()
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
