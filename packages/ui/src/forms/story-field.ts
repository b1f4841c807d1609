import { useState } from 'react'
import type { Field } from './field.ts'

type Owned<T> = Pick<Field<T>, 'value' | 'onChange'>

/** Keeps a field's value as the app's form library would. */
export function useOwned<T>({ value: initial, onChange }: Owned<T>): Owned<T> {
  const [value, setValue] = useState(initial)
  return {
    value,
    onChange: (next) => {
      setValue(next)
      onChange(next)
    },
  }
}
