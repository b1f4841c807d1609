import type { Field } from '@convoca/ui'
import { useState } from 'react'
import { getFieldErrors, getErrorTextOr } from '../atoms/errors.ts'

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

/** The request's names, by which the server refuses a field, where the form has others. */
export type FormNames = Readonly<Record<string, string>>

/** Refusals that only the server can know, kept beside the field they are about until it is changed. */
export function useServerErrors(names: FormNames = {}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return {
    of: (name: string): ServerError => ({
      text: errors[name],
      clear: () => setErrors(({ [name]: _, ...rest }) => rest),
    }),
    /** Shows the refusal at the fields that it is about; `false` when none of the form's `values` is among them. */
    refuse: (refusal: unknown, values: object) => {
      const refused = Object.entries(getFieldErrors(refusal)).map(([path, text]) => {
        // Of a list, single entries are refused.
        const [name = path] = path.split('.')
        return [names[name] ?? name, text] as const
      })
      setErrors(Object.fromEntries(refused))
      return refused.some(([name]) => Object.hasOwn(values, name))
    },
    clear: () => setErrors({}),
  }
}

/** The sending of a form: what was typed stays when it is refused, at its field or above all fields. */
export function useSubmit(names?: FormNames) {
  const server = useServerErrors(names)
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)

  /** `failure` is said where part 1 §8 says nothing; an act of several steps says how each next one fails. */
  async function send(
    values: object,
    failure: string,
    act: (nextFailure: (sentence: string) => void) => Promise<void>,
  ) {
    let sentence = failure
    setError(undefined)
    setSubmitting(true)
    try {
      await act((next) => {
        sentence = next
      })
    } catch (refusal) {
      if (!server.refuse(refusal, values)) setError(getErrorTextOr(refusal, sentence))
    } finally {
      setSubmitting(false)
    }
  }

  return {
    of: server.of,
    error,
    submitting,
    send,
    forget: () => {
      setError(undefined)
      server.clear()
    },
  }
}
