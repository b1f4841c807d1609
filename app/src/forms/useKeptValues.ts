import { replaceEqualDeep } from '@tanstack/query-core'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { dropKeptFormAtom, readKeptFormAtom } from '../atoms/kept-forms.ts'
import type { KeptForm } from '../atoms/kept-forms.ts'
import { userAtom } from '../atoms/session.ts'

/** Secrets, the CPF and what may contain it: whoever has typed them types them again. */
const neverKept: ReadonlySet<string> = new Set([
  'password',
  'passwordConfirm',
  'currentPassword',
  'cpf',
  'code',
  // A Pix key, which may be a CPF.
  'key',
])

interface KeptValues<T extends object> {
  /** `start` with what was typed before the session ended; the values with which the form begins. */
  initial: T
  /** Called once the form is saved or given up: it begins with `start` again. */
  clear: () => void
  /** Makes what `useUnsavedChanges` keeps when the session ends. */
  of: (form: { state: { values: T } }) => KeptForm
}

const isAlike = (a: unknown, b: unknown) =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && a !== null

/**
 * Keeps what is typed into a form where the session ends meanwhile: it is back after the log-in, for the same account in this
 * browser. `key` names the form and what it is about.
 */
export function useKeptValues<T extends object>(key: string, start: T): KeptValues<T> {
  const store = useStore()
  const read = useSetAtom(readKeptFormAtom)
  const drop = useSetAtom(dropKeptFormAtom)
  const [kept, setKept] = useState<Partial<T>>(() => {
    const userId = store.get(userAtom)?.id
    const values = userId === undefined ? null : read(userId, key)
    // Fields that the form no longer has, or has with other values, are left out.
    const fields = Object.entries(values ?? {}).filter(([name, value]) =>
      isAlike(value, Reflect.get(start, name)),
    )
    return Object.fromEntries(fields) as Partial<T>
  })
  // The values are in the form now, which keeps them again if this session ends, too.
  useEffect(() => {
    const userId = store.get(userAtom)?.id
    if (userId !== undefined) drop(userId, key)
  }, [store, drop, key])
  return {
    initial: Object.keys(kept).length === 0 ? start : { ...start, ...kept },
    clear: () => setKept({}),
    of: ({ state }) => ({
      key,
      read: () => {
        if (replaceEqualDeep(start, state.values) === start) return null
        return Object.fromEntries(Object.entries(state.values).filter(([name]) => !neverKept.has(name)))
      },
    }),
  }
}
