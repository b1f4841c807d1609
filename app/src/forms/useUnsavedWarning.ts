import { evaluate } from '@tanstack/react-form'
import { useEffect } from 'react'

/** While what is written differs from what the form began with, leaving or reloading the page asks first. */
export function useUnsavedWarning<T extends object>(written: T, start: T): void {
  const unsaved = !evaluate(written, start)
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
