'use client'

import { useEffect } from 'react'

/** Calls back on Ctrl+K or Cmd+K anywhere in the page, even while typing, and prevents the browser's default. */
export function useCommandPaletteShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.isComposing) return
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat) onShortcut()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onShortcut])
}
