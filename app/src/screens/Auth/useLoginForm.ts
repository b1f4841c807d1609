import type { Field } from '@convoca/ui'
import { useState } from 'react'
import { useSubmit } from '../../forms/fields.ts'
import { emptyLogin, validateLogin } from '../../forms/login.ts'
import type { LoginValues } from '../../forms/login.ts'

/** The state of the log-in, which starts with `email`: validated with the first submit, and from then on with every change. */
export function useLoginForm(logIn: (values: LoginValues) => Promise<void>, email = '') {
  const [values, setValues] = useState({ ...emptyLogin, email })
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { error, send } = useSubmit()
  const errors = isValidated ? validateLogin(values) : {}

  const toField = (name: keyof LoginValues): Field => ({
    value: values[name],
    onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    error: errors[name],
  })

  async function onSubmit() {
    setIsValidated(true)
    if (Object.keys(validateLogin(values)).length > 0) return
    setSubmitting(true)
    await send(values, 'Não foi possível entrar. Tente de novo em instantes.', () =>
      logIn({ ...values, email: values.email.trim() }),
    )
    setSubmitting(false)
  }

  return { fields: { email: toField('email'), password: toField('password') }, onSubmit, error, submitting }
}
