import { AuthLayout, RecoveryForm } from '@convoca/ui/app'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { keepReturnPathAtom, loginEmailAtom } from '../atoms/login-draft.ts'
import { requestRecoveryAtom } from '../atoms/passwords.ts'
import { showToastAtom } from '../atoms/toasts.ts'
import { useSubmit } from '../forms/fields.ts'
import { validateEmail } from '../forms/login.ts'
import { PageHead } from '../components/PageHead.tsx'
import { withRedirect } from '../navigation/redirect.ts'

const publicPage = {
  path: '/recovery',
  description: 'Receba um e-mail para criar uma nova senha na Convoca.',
}

/** /recovery: asks for the mail with which a new password is set. */
export function RecoveryScreen() {
  const { redirect } = useSearch({ from: '/recovery' })
  const request = useSetAtom(requestRecoveryAtom)
  const keepReturnPath = useSetAtom(keepReturnPathAtom)
  const showToast = useSetAtom(showToastAtom)
  const [email, setEmail] = useState(useAtomValue(loginEmailAtom) ?? '')
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState(false)
  const { error, send, of } = useSubmit()
  const refused = of('email')

  async function submit() {
    setIsValidated(true)
    if (validateEmail(email) !== undefined) return
    setSubmitting(true)
    await send({ email }, 'Não foi possível enviar o e-mail. Tente de novo em instantes.', async () => {
      setSent(false)
      await request(email.trim())
      keepReturnPath(redirect)
      setSent(true)
      showToast({ title: 'Sucesso', message: 'E-mail de recuperação de conta enviado com sucesso!' })
    })
    setSubmitting(false)
  }

  const field = {
    value: email,
    onChange: (value: string) => {
      refused.clear()
      setEmail(value)
    },
    error: (isValidated ? validateEmail(email) : undefined) ?? refused.text,
  }

  return (
    <AuthLayout>
      <PageHead title="Recuperar senha" page={publicPage} />
      <RecoveryForm
        fields={{ email: field }}
        onSubmit={submit}
        error={error}
        submitting={submitting}
        sent={sent}
        loginHref={withRedirect('/auth', redirect)}
      />
    </AuthLayout>
  )
}
