import { atom } from 'jotai'
import { clientAtom } from './client.ts'

/**
 * State of the chat or the toasts, which is an error outside their provider (docs/product.md#toasts): in jotai's
 * default store, where a component outside `App` looks for it, nobody would see it.
 */
export function providedAtom<Value extends boolean | string | object | null>(initial: Value) {
  const valueAtom = atom(initial)
  const checkedAtom = atom((get) => {
    if (get(clientAtom)) return valueAtom
    throw new Error('The chat and toast facilities must be used inside their providers')
  })
  return atom(
    (get) => get(get(checkedAtom)),
    (get, set, value: Value) => set(get(checkedAtom), value),
  )
}
