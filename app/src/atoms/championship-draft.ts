import { atom } from 'jotai'
import { userAtom } from './session.ts'

const key = 'convoca.championship-draft'

/** The fields that the user has typed of a new championship and not sent, as long as the tab lives. */
export const readChampionshipDraftAtom = atom(null, (get): object | undefined => {
  try {
    const { userId, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    // Somebody else may have signed in since.
    if (userId !== get(userAtom)?.id || typeof values !== 'object' || values === null) return undefined
    return values
  } catch {
    return undefined
  }
})

export const keepChampionshipDraftAtom = atom(null, (get, _set, values: object | null) => {
  try {
    if (values === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ userId: get(userAtom)?.id, values }))
  } catch {
    // The draft ends with the page if nothing can be stored.
  }
})
