import { AuthLayout, LoginForm } from '@convoca/ui/app'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { dropReturnPathAtom, loginEmailAtom } from '../../atoms/login-draft.ts'
import { loginAtom, secondStepAtom } from '../../atoms/session.ts'
import { useSocialLogin } from '../../hooks/useSocialLogin.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { withRedirect } from '../../navigation/redirect.ts'
import { useSocialOutcome } from '../../hooks/useSocialOutcome.ts'
import { useLoginForm } from './useLoginForm.ts'
import { usePasskeyLogin } from './usePasskeyLogin.ts'
import styles from './auth.module.css'

/** Few log-ins need it. */
const secondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep)

const publicPage = { path: '/auth', description: 'Entre na Convoca para ver seus times, convites e treinos.' }

/** /auth: signs in, then redirects to the guarded page, else to /profile. */
export function AuthScreen() {
  const { redirect } = useSearch({ from: '/auth' })
  const { history } = useRouter()
  const logIn = useSetAtom(loginAtom)
  const dropReturnPath = useSetAtom(dropReturnPathAtom)
  const { email, ref } = useLoginDraft()
  const step = useAtomValue(secondStepAtom)
  const goOn = () => {
    dropReturnPath()
    history.replace(redirect ?? '/profile')
  }
  const form = useLoginForm(async (values) => {
    if (await logIn(values)) goOn()
  }, email)
  const passkey = usePasskeyLogin(goOn)

  const logInAt = useSocialOutcome()
  const social = useSocialLogin({
    purpose: 'login',
    redirect,
    onToken: (provider, token) => logInAt(provider, token, redirect),
  })

  return (
    <AuthLayout>
      <PageHead title="Entrar" page={publicPage} />
      {step === null ? (
        <div
          className={styles.login}
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) void passkey.offer()
          }}
        >
          <LoginForm
            ref={ref}
            {...form}
            error={form.error ?? passkey.error ?? social.error}
            submitting={form.submitting || social.pending !== null}
            providers={social.providers}
            onProvider={social.begin}
            providerSlot={social.slot}
            onPasskey={() => void passkey.start()}
            passkeyPending={passkey.pending}
            registerHref={withRedirect('/register', redirect)}
            recoveryHref={withRedirect('/recovery', redirect)}
          />
        </div>
      ) : (
        <secondStep.Part isUsed onDone={goOn} />
      )}
    </AuthLayout>
  )
}

/**
 * Starts with the e-mail of somebody who has just registered or set a password, and the focus on what is left
 * to type.
 */
function useLoginDraft() {
  const [given, setGiven] = useAtom(loginEmailAtom)
  const [email] = useState(given ?? '')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (email === '') return
    ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
    setGiven(null)
  }, [email, setGiven])
  return { email, ref }
}
