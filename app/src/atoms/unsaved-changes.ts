import { atom } from 'jotai'
import { type KeptForm, keepFormsAtom } from './kept-forms.ts'

interface WatchedForm {
  /** Whether it has changes that are lost when it closes. */
  hasChanges: () => boolean
  /** The form that is kept where the session ends. */
  kept?: KeptForm | undefined
}

/** Every mounted form. */
const formsAtom = atom<readonly WatchedForm[]>([])

/** Registers a form; returns the cleanup. */
export const watchFormAtom = atom(null, (_get, set, watched: WatchedForm) => {
  set(formsAtom, (forms) => [...forms, watched])
  return () => set(formsAtom, (forms) => forms.filter((form) => form !== watched))
})

/** Keeps what was typed into the mounted forms, for the account whose session has ended. */
export const keepOpenFormsAtom = atom(null, (get, set, userId: string) => {
  set(
    keepFormsAtom,
    userId,
    get(formsAtom).flatMap(({ kept }) => kept ?? []),
  )
})

/** Whether there is a form at all, which may get changes. */
export const hasFormsAtom = atom((get) => get(formsAtom).length > 0)

/** Asks the forms now: what they say is no state that atoms follow. */
export const hasUnsavedChangesAtom = atom(null, (get) =>
  get(formsAtom).some(({ hasChanges }) => hasChanges()),
)

interface Discard {
  discard: () => void
}

/** The continuation once the user agrees to lose the changes. */
export const pendingDiscardAtom = atom<Discard | null>(null)

/** Asks before `discard`. */
export const askToDiscardAtom = atom(null, (_get, set, discard: () => void) => {
  set(pendingDiscardAtom, { discard })
})

/** Discards at once if no form has changes, else asks before. */
export const confirmDiscardAtom = atom(null, (_get, set, discard: () => void) => {
  if (set(hasUnsavedChangesAtom)) set(askToDiscardAtom, discard)
  else discard()
})
