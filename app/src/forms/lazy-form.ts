import { lazyPart } from '@convoca/ui/app'
import type { Field } from '@convoca/ui'
import { useState } from 'react'
import type { ServerError } from './fields.ts'

interface Schema {
  safeParse: (values: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

type Errors<Values> = Partial<Record<keyof Values, string>>

/** The first message of each field. */
function findErrors<Values>(schema: Schema, values: Values): Errors<Values> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path[0], message]),
  ) as Errors<Values>
}

const unloaded = 'Problema de conexão. Não foi possível carregar esta parte da página. Tente de novo.'

interface LazyFormOptions<Values, Rules> {
  start: Values
  /** Called with valid values. */
  onSubmit: (values: Values, rules: Rules) => Promise<unknown>
}

/**
 * A form of a page that is read more than filled in: its schema, and all that the schema needs, loads with the first sign
 * that somebody uses the page, and a submit waits for it. As in the other forms, errors are shown from the first submit on.
 */
export function lazyForm<Rules extends { schema: Schema }>(loadRules: () => Promise<Rules>) {
  const rules = lazyPart(loadRules)

  return function useLazyForm<Values extends object>({ start, onSubmit }: LazyFormOptions<Values, Rules>) {
    const known = rules.usePart()
    const [values, setValues] = useState(start)
    const [isValidated, setIsValidated] = useState(false)
    const [isSubmitting, setIsSubmitting] = useState(false)
    const [error, setError] = useState<string>()
    const errors = isValidated && known ? findErrors(known.schema, values) : {}

    async function send() {
      setError(undefined)
      if (!(await rules.load())) return setError(unloaded)
      // Loaded: this is the same module.
      const loaded = await loadRules()
      setIsValidated(true)
      if (Object.keys(findErrors(loaded.schema, values)).length === 0) await onSubmit(values, loaded)
    }

    async function submit() {
      if (isSubmitting) return
      setIsSubmitting(true)
      await send().finally(() => setIsSubmitting(false))
    }

    const field = <Name extends keyof Values>(name: Name, server: ServerError): Field<Values[Name]> => ({
      value: values[name],
      onChange: (value) => {
        server.clear()
        setValues((before) => ({ ...before, [name]: value }))
      },
      error: (errors as Errors<Values>)[name] ?? server.text,
    })

    return { state: { values, isSubmitting }, error, field, submit }
  }
}
