import type { Field } from '@convoca/ui'
import { useState } from 'react'

interface FormFieldApi<T> {
  state: { value: T; meta: { errors: readonly unknown[] } }
  handleChange: (value: T) => void
  handleBlur: () => void
}

interface ServerError {
  text: string | undefined
  clear: () => void
}

/** What the form library knows of a field, in the shape that the components take. */
export function toField<T>(field: FormFieldApi<T>, server: ServerError): Field<T> {
  return {
    value: field.state.value,
    onChange: (value) => {
      server.clear()
      field.handleChange(value)
    },
    onBlur: field.handleBlur,
    error: firstMessage(field.state.meta.errors) ?? server.text,
  }
}

function firstMessage(errors: readonly unknown[]): string | undefined {
  const [first] = errors
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message)
  return undefined
}

/** Refusals that only the server can know, kept beside the field they are about until it is changed. */
export function useServerErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return {
    of: (name: string): ServerError => ({
      text: errors[name],
      clear: () => setErrors(({ [name]: _, ...rest }) => rest),
    }),
    set: setErrors,
  }
}
