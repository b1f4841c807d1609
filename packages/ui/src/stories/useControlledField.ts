import { useState } from 'react'
import type { Field } from '../forms/field.ts'

type ControlledValue<T> = Pick<Field<T>, 'value' | 'onChange'>

/** Keeps a field's value as the app's form library would. */
export function useControlledField<T>({ value: initial, onChange }: ControlledValue<T>): ControlledValue<T> {
  const [value, setValue] = useState(initial)
  return {
    value,
    onChange: (next) => {
      setValue(next)
      onChange(next)
    },
  }
}
