import { useRef } from 'react'

/**
 * Spread on the content of a Radix dialog that is opened by state: without a Radix trigger it would drop the focus on
 * closing. Gives it back to whatever had it when the dialog opened.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
