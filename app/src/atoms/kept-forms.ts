import { atom } from 'jotai'
import { storageAtom } from './client.ts'

/** An open form. `read` returns what was typed into it, by the field's name; null where that is nothing. */
export interface KeptForm {
  /** Names the form and what it is about, such as a team. */
  key: string
  read: () => Readonly<Record<string, unknown>> | null
}

interface Kept {
  userId: string
  /** Milliseconds since the epoch; what nobody comes back for is not kept for ever. */
  until: number
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const storageKey = 'convoca.typed'
const LIFETIME = 7 * 24 * 60 * 60 * 1000
/** Longer than all forms of a page together; a text of more is not kept. */
const MAX_LENGTH = 200_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The forms that are kept for this account; another account's are not read. */
const readKeptAtom = atom(null, (get, _set, userId: string): Kept | null => {
  try {
    const kept: unknown = JSON.parse(get(storageAtom)?.getItem(storageKey) ?? 'null')
    if (!isRecord(kept) || kept['userId'] !== userId || !isRecord(kept['forms'])) return null
    const { until, forms } = kept
    if (typeof until !== 'number' || until < Date.now()) return null
    return { userId, until, forms: forms as Kept['forms'] }
  } catch {
    return null
  }
})

const writeKeptAtom = atom(null, (get, _set, kept: Kept) => {
  const text = JSON.stringify(kept)
  try {
    if (Object.keys(kept.forms).length === 0) get(storageAtom)?.removeItem(storageKey)
    else if (text.length <= MAX_LENGTH) get(storageAtom)?.setItem(storageKey, text)
  } catch {
    // The storage is full: what was typed is lost, as it would be without this.
  }
})

/** Keeps what is in these forms, in this browser and for this account alone. */
export const keepFormsAtom = atom(null, (_get, set, userId: string, forms: readonly KeptForm[]) => {
  const typed = forms.flatMap(({ key, read }) => {
    const values = read()
    return values === null ? [] : [[key, values] as const]
  })
  if (typed.length === 0) return
  const earlier = set(readKeptAtom, userId)?.forms
  set(writeKeptAtom, {
    userId,
    until: Date.now() + LIFETIME,
    forms: { ...earlier, ...Object.fromEntries(typed) },
  })
})

/** The fields that were typed into the form before the session ended. */
export const readKeptFormAtom = atom(null, (_get, set, userId: string, key: string) => {
  const values = set(readKeptAtom, userId)?.forms[key]
  return isRecord(values) ? values : null
})

/** It is in its form again, or no longer wanted. */
export const dropKeptFormAtom = atom(null, (_get, set, userId: string, key: string) => {
  const kept = set(readKeptAtom, userId)
  if (kept === null || !Object.hasOwn(kept.forms, key)) return
  const { [key]: _dropped, ...forms } = kept.forms
  set(writeKeptAtom, { ...kept, forms })
})

/** Deletes what is kept, so that a log-out leaves nothing behind. */
export const forgetKeptFormsAtom = atom(null, (get) => get(storageAtom)?.removeItem(storageKey))
