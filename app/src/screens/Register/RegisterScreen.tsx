import { AuthLayout, RegisterForm } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { getErrorTextOr } from '../../atoms/errors.ts'
import { keepReturnPathAtom, loginEmailAtom } from '../../atoms/login-draft.ts'
import { registerAtom } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { UnsavedChangesDialog } from '../../components/UnsavedChangesDialog.tsx'
import { toField, useServerErrors } from '../../forms/fields.ts'
import { emptyRegistration, registerSchema, toRegistration } from '../../forms/register.ts'
import type { RegisterValues } from '../../forms/register.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'
import { withRedirect } from '../../routes/redirect.ts'

const publicPage = {
  path: '/register',
  description: 'Crie sua conta na Convoca: monte o elenco, marque o treino e entre no próximo campeonato.',
}

/** /register: creates an account, then redirects to /auth (part 1 §2). */
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
  const form = useForm({
    defaultValues: emptyRegistration,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: registerSchema },
    onSubmit: async ({ value }) => {
      setFormError(undefined)
      try {
        await register(toRegistration(value))
      } catch (error) {
        const message = getErrorTextOr(error, 'Erro ao registrar usuário!')
        if (!server.show(error, value)) setFormError(message)
        showToast({ type: 'error', title: 'Erro', message })
        return
      }
      showToast({ title: 'Sucesso', message: 'Registro de usuario efetuado com sucesso!' })
      setLoginEmail(value.email.trim())
      keepReturnPath(redirect)
      await navigate({ to: '/auth', search: { redirect } })
    },
  })
  useUnsavedChanges(() => isChanged(form, emptyRegistration))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const field = <K extends keyof RegisterValues>(name: K) => ({ form, name })
  const fields = {
    name: toField(useField(field('name')), server.of('name')),
    nick: toField(useField(field('nick')), server.of('nick')),
    email: toField(useField(field('email')), server.of('email')),
    cpf: toField(useField(field('cpf')), server.of('cpf')),
    phone: toField(useField(field('phone')), server.of('phone')),
    birth: toField(useField(field('birth')), server.of('birth')),
    gender: toField(useField(field('gender')), server.of('gender')),
    password: toField(useField(field('password')), server.of('password')),
    passwordConfirm: toField(useField(field('passwordConfirm')), server.of('passwordConfirm')),
  }
  return {
    fields,
    error: formError,
    submitting,
    onSubmit: () => form.handleSubmit(),
    loginHref: withRedirect('/auth', redirect),
  }
}
