import { AuthLayout, LoginForm } from '@convoca/ui'
import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sentenceOf } from '../../atoms/errors.ts'
import { loginAtom } from '../../atoms/session.ts'
import { toField } from '../../forms/fields.ts'
import { emptyLogin, loginSchema } from '../../forms/login.ts'
import { useTitle } from '../useTitle.ts'

/** /auth: signs in, then goes back to where the guard stopped the person, else to /profile. */
export function AuthScreen() {
  useTitle('Entrar')
  const { redirect = '/profile' } = useSearch({ from: '/auth' })
  const { history } = useRouter()
  const logIn = useSetAtom(loginAtom)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    defaultValues: emptyLogin,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: loginSchema },
    onSubmit: async ({ value }) => {
      setRefusal(undefined)
      try {
        await logIn(loginSchema.parse(value))
        history.replace(redirect)
      } catch (error) {
        setRefusal(sentenceOf(error))
      }
    },
  })
  const email = useField({ form, name: 'email' })
  const password = useField({ form, name: 'password' })

  return (
    <AuthLayout>
      <LoginForm
        fields={{ email: toField(email), password: toField(password) }}
        onSubmit={() => form.handleSubmit()}
        {...(refusal ? { error: refusal } : {})}
      />
    </AuthLayout>
  )
}
