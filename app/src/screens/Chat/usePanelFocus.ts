import { useEffect } from 'react'

/** Moves the focus into a panel that opens, and back to what opened it when it closes with the focus in it. */
export function usePanelFocus(target: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const opener = document.activeElement
    target.current?.focus()
    return () => {
      // The element with the focus is gone with the panel.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [target])
}
