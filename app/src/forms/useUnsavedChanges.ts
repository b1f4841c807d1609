import { replaceEqualDeep } from '@tanstack/query-core'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { KeptForm } from '../atoms/kept-forms.ts'
import { confirmDiscardAtom, watchFormAtom } from '../atoms/unsaved-changes.ts'

/**
 * Asks before changes are lost, when the page is left or closed. Returns a function that closes the form itself, after
 * the same question. `kept` is what of them survives the end of the session (`useKeptValues`).
 */
export function useUnsavedChanges(hasChanges: () => boolean, kept?: KeptForm): (close: () => void) => void {
  const watch = useSetAtom(watchFormAtom)
  // After every render, because both close over the state of their component.
  useEffect(() => watch({ hasChanges, kept }))
  return useSetAtom(confirmDiscardAtom)
}

interface FormApi<T> {
  state: { values: T; isSubmitting: boolean }
}

/** Whether the values of a form differ from those it began with. Not while it is sent: it closes by itself then. */
export const isChanged = <T extends object>({ state }: FormApi<T>, start: T) =>
  !state.isSubmitting && replaceEqualDeep(start, state.values) !== start
