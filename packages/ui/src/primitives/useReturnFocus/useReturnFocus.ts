import { useRef } from 'react'

/**
 * Spread on the content of a Radix dialog that is opened by state: without a Radix trigger it would drop the focus on
 * closing. Gives it back to whatever had it when the dialog opened, or to the page's content where that is gone: a row
 * that was removed took its button along.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const gone = opener.current?.isConnected === false
      if (gone) document.querySelector<HTMLElement>('main')?.focus()
      else opener.current?.focus()
    },
  }
}
