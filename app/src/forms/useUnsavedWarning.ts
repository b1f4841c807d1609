import { evaluate } from '@tanstack/react-form'
import { useEffect } from 'react'

/** Warns before the page is left or reloaded while the form has unsaved changes. */
export function useUnsavedWarning<T extends object>(values: T, initial: T): void {
  const unsaved = !evaluate(values, initial)
  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
