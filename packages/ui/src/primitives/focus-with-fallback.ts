/** Focuses an element, or `main` if it is missing or cannot take the focus. */
export function focusWithFallback(element: HTMLElement | null): void {
  element?.focus()
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
