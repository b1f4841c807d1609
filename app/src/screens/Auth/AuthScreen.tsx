import { AuthLayout, LoginForm } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { loginAtom } from '../../atoms/session.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { emptyLogin, loginSchema } from '../../forms/login.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** /auth: signs in, then redirects to the guarded page, else to /profile. */
export function AuthScreen() {
  useTitle('Entrar')
  const { redirect = '/profile' } = useSearch({ from: '/auth' })
  const { history } = useRouter()
  const logIn = useSetAtom(loginAtom)
  const { error, send } = useSubmit()
  const form = useForm({
    defaultValues: emptyLogin,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: loginSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível entrar. Tente de novo em instantes.', async () => {
        await logIn(loginSchema.parse(value))
        history.replace(redirect)
      }),
  })
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const email = useField({ form, name: 'email' })
  const password = useField({ form, name: 'password' })

  return (
    <AuthLayout>
      <LoginForm
        fields={{ email: toField(email), password: toField(password) }}
        onSubmit={() => form.handleSubmit()}
        error={error}
        submitting={submitting}
      />
    </AuthLayout>
  )
}
