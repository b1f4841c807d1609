import type { Field } from '@convoca/ui'
import { useState } from 'react'
import { getErrorTextOr, getNamedErrors } from '../atoms/errors.ts'

interface FormFieldApi<T> {
  state: { value: T; meta: { errors: readonly unknown[] } }
  handleChange: (value: T) => void
  handleBlur: () => void
}

export interface ServerError {
  text: string | undefined
  clear: () => void
}

/** A field of TanStack Form as the props of a form component. */
export function toField<T>(field: FormFieldApi<T>, server?: ServerError): Field<T> {
  return {
    value: field.state.value,
    onChange: (value) => {
      server?.clear()
      field.handleChange(value)
    },
    onBlur: field.handleBlur,
    error: firstMessage(field.state.meta.errors) ?? server?.text,
  }
}

function firstMessage(errors: readonly unknown[]): string | undefined {
  const [first] = errors
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message)
  return undefined
}

/** Form field names by the request's names, where they differ. */
export type FormNames = Readonly<Record<string, string>>

/** Validation errors of the server, shown at their field until it changes. */
export function useServerErrors(names: FormNames = {}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return {
    of: (name: string): ServerError => ({
      text: errors[name],
      clear: () => setErrors(({ [name]: _, ...rest }) => rest),
    }),
    /** Shows the errors at their fields; returns whether any of the form's `values` is among them. */
    show: (error: unknown, values: object) => {
      const found = Object.entries(getNamedErrors(error)).map(
        ([name, text]) => [names[name] ?? name, text] as const,
      )
      setErrors(Object.fromEntries(found))
      return found.some(([name]) => Object.hasOwn(values, name))
    },
    clear: () => setErrors({}),
  }
}

/** Submits a form; errors of the server are shown at their field, or above the form. */
export function useSubmit(names?: FormNames) {
  const server = useServerErrors(names)
  const [error, setError] = useState<string>()

  /** `failure` is the text for errors without their own; an action of several steps sets it for each next step. */
  async function send(
    values: object,
    failure: string,
    action: (setFailure: (text: string) => void) => Promise<void>,
  ) {
    let text = failure
    setError(undefined)
    try {
      await action((next) => {
        text = next
      })
    } catch (refusal) {
      if (!server.show(refusal, values)) setError(getErrorTextOr(refusal, text))
    }
  }

  return {
    of: server.of,
    error,
    send,
    clear: () => {
      setError(undefined)
      server.clear()
    },
  }
}
