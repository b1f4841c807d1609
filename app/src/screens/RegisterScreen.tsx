import { AuthLayout, RegisterForm } from '@convoca/ui/app'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { getErrorTextOr } from '../atoms/errors.ts'
import { keepReturnPathAtom, loginEmailAtom } from '../atoms/login-draft.ts'
import { registerAtom } from '../atoms/session.ts'
import { showToastAtom } from '../atoms/toasts.ts'
import { PageHead } from '../components/PageHead.tsx'
import { UnsavedChangesDialog } from '../components/UnsavedChangesDialog.tsx'
import { useServerErrors } from '../forms/fields.ts'
import { lazyForm } from '../forms/lazy-form.ts'
import type { RegisterValues } from '../forms/register.ts'
import { emptyRegistration } from '../forms/registration-values.ts'
import { isChanged, useUnsavedChanges } from '../forms/useUnsavedChanges.ts'
import { withRedirect } from '../navigation/redirect.ts'

const useRegisterForm = lazyForm(() =>
  import('../forms/register.ts').then(({ registerSchema, toRegistration }) => ({
    schema: registerSchema,
    toRegistration,
  })),
)

const publicPage = {
  path: '/register',
  description: 'Crie sua conta na Convoca: monte o elenco, marque o treino e entre no próximo campeonato.',
}

/** /register: creates an account, then redirects to /auth (docs/product.md#accounts). */
export function RegisterScreen() {
  const registration = useRegistration()
  return (
    <AuthLayout wide>
      <PageHead title="Criar conta" page={publicPage} />
      <RegisterForm {...registration} />
      <UnsavedChangesDialog />
    </AuthLayout>
  )
}

function useRegistration() {
  const navigate = useNavigate()
  const { redirect } = useSearch({ from: '/register' })
  const setLoginEmail = useSetAtom(loginEmailAtom)
  const keepReturnPath = useSetAtom(keepReturnPathAtom)
  const register = useSetAtom(registerAtom)
  const showToast = useSetAtom(showToastAtom)
  const [formError, setFormError] = useState<string>()
  const server = useServerErrors()
  const form = useRegisterForm({
    start: emptyRegistration,
    onSubmit: async (values, { toRegistration }) => {
      setFormError(undefined)
      try {
        await register(toRegistration(values))
      } catch (error) {
        const message = getErrorTextOr(error, 'Erro ao registrar usuário!')
        if (!server.show(error, values)) setFormError(message)
        showToast({ type: 'error', title: 'Erro', message })
        return
      }
      showToast({ title: 'Sucesso', message: 'Registro de usuario efetuado com sucesso!' })
      setLoginEmail(values.email.trim())
      keepReturnPath(redirect)
      await navigate({ to: '/auth', search: { redirect } })
    },
  })
  useUnsavedChanges(() => isChanged(form, emptyRegistration))
  const field = <Name extends keyof RegisterValues>(name: Name) => form.field(name, server.of(name))
  const fields = {
    name: field('name'),
    nick: field('nick'),
    email: field('email'),
    cpf: field('cpf'),
    phone: field('phone'),
    birth: field('birth'),
    gender: field('gender'),
    password: field('password'),
    passwordConfirm: field('passwordConfirm'),
  }
  return {
    fields,
    error: form.error ?? formError,
    submitting: form.state.isSubmitting,
    onSubmit: form.submit,
    loginHref: withRedirect('/auth', redirect),
  }
}
