import { replaceEqualDeep } from '@tanstack/query-core'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { confirmDiscardAtom, watchFormAtom } from '../atoms/unsaved-changes.ts'

/**
 * Asks before changes are lost, when the page is left or closed. Returns a function that closes the form itself, after
 * the same question.
 */
export function useUnsavedChanges(hasChanges: () => boolean): (close: () => void) => void {
  const watch = useSetAtom(watchFormAtom)
  // After every render, because `hasChanges` closes over the state of its component.
  useEffect(() => watch(hasChanges))
  return useSetAtom(confirmDiscardAtom)
}

interface FormApi<T> {
  state: { values: T; isSubmitting: boolean }
}

/** Whether the values of a form differ from those it began with. Not while it is sent: it closes by itself then. */
export const isChanged = <T extends object>({ state }: FormApi<T>, start: T) =>
  !state.isSubmitting && replaceEqualDeep(start, state.values) !== start
