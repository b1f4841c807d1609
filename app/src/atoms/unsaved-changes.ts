import { atom } from 'jotai'

type HasChanges = () => boolean

/** Of every mounted form, whether it has changes that are lost when it closes. */
const formsAtom = atom<readonly HasChanges[]>([])

/** Registers a form; returns the cleanup. */
export const watchFormAtom = atom(null, (_get, set, hasChanges: HasChanges) => {
  set(formsAtom, (forms) => [...forms, hasChanges])
  return () => set(formsAtom, (forms) => forms.filter((form) => form !== hasChanges))
})

/** Whether there is a form at all, which may get changes. */
export const hasFormsAtom = atom((get) => get(formsAtom).length > 0)

/** Asks the forms now: what they say is no state that atoms follow. */
export const hasUnsavedChangesAtom = atom(null, (get) => get(formsAtom).some((hasChanges) => hasChanges()))

interface Discard {
  discard: () => void
}

/** What is done once the user agrees to lose the changes. */
export const pendingDiscardAtom = atom<Discard | null>(null)

/** Asks before `discard`. */
export const askToDiscardAtom = atom(null, (_get, set, discard: () => void) => {
  set(pendingDiscardAtom, { discard })
})

/** The same, but only where a form has changes. */
export const confirmDiscardAtom = atom(null, (_get, set, discard: () => void) => {
  if (set(hasUnsavedChangesAtom)) set(askToDiscardAtom, discard)
  else discard()
})
