import { LoginForm } from '@convoca/ui/app'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { linkSocialLoginAtom } from '../../atoms/social.ts'
import type { SocialRegistration } from '../../atoms/social-attempt.ts'
import { useSubmit } from '../../forms/fields.ts'
import { required } from '../../forms/login.ts'
import { withRedirect } from '../../navigation/redirect.ts'
import type { RegistrationEnd } from './SocialRegistrationScreen.tsx'

interface LinkExistingProps {
  registration: SocialRegistration
  end: RegistrationEnd
}

/** An account has the e-mail: its password links the two. */
export function LinkExisting({ registration, end }: LinkExistingProps) {
  const { token, email, redirect } = registration
  const { history } = useRouter()
  const link = useSetAtom(linkSocialLoginAtom)
  const [password, setPassword] = useState('')
  const [isValidated, setIsValidated] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { error, send } = useSubmit()

  async function onSubmit() {
    setIsValidated(true)
    if (password === '') return
    setSubmitting(true)
    await send({}, 'Não foi possível ligar as contas. Tente de novo em instantes.', async () => {
      try {
        const left = await link({ token, password })
        // The second step: the log-in's page asks for the code.
        if (left) history.replace(withRedirect('/auth', redirect))
        else end.signedIn()
      } catch (failure) {
        if (!end.isOver(failure, email ?? undefined)) throw failure
      }
    })
    setSubmitting(false)
  }

  return (
    <LoginForm
      fields={{
        password: {
          value: password,
          onChange: setPassword,
          error: isValidated && password === '' ? required : undefined,
        },
      }}
      lead={`Já existe uma conta com o e-mail ${email ?? ''}. Digite a senha dela para ligar as duas e entrar.`}
      texts={{
        title: 'Ligar à sua conta',
        submit: 'Ligar e entrar',
        submitting: 'Ligando...',
        noAccount: 'Quer voltar?',
        register: 'Entrar de outra forma',
      }}
      registerHref={withRedirect('/auth', redirect)}
      recoveryHref={withRedirect('/recovery', redirect)}
      onSubmit={onSubmit}
      error={error}
      submitting={submitting}
    />
  )
}
