import { AuthLayout, LoadingOverlay } from '@convoca/ui/app'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { getErrorCode } from '../../atoms/errors.ts'
import { dropReturnPathAtom, keepReturnPathAtom, loginEmailAtom } from '../../atoms/login-draft.ts'
import { dropRegistrationAtom, readRegistrationAtom } from '../../atoms/social-attempt.ts'
import type { SocialRegistration } from '../../atoms/social-attempt.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { LinkExisting } from './LinkExisting.tsx'
import { NewAccount } from './NewAccount.tsx'

/** /auth/complete: what is left of a first social log-in. */
export function SocialRegistrationScreen() {
  const registration = useRegistration()
  const end = useEnd(registration?.redirect)
  if (!registration)
    return (
      <>
        <PageHead title="Complete o seu cadastro" />
        <LoadingOverlay />
      </>
    )
  const isLinked = registration.hasAccount
  return (
    <AuthLayout wide={!isLinked}>
      <PageHead title={isLinked ? 'Ligar à sua conta' : 'Complete o seu cadastro'} />
      {isLinked ? (
        <LinkExisting registration={registration} end={end} />
      ) : (
        <NewAccount registration={registration} end={end} />
      )}
    </AuthLayout>
  )
}

/** Undefined until the page is in the browser; without one the visitor goes to the log-in. */
function useRegistration() {
  const read = useSetAtom(readRegistrationAtom)
  const navigate = useNavigate()
  const [registration, setRegistration] = useState<SocialRegistration>()
  useEffect(() => {
    const kept = read()
    if (kept) setRegistration(kept)
    else void navigate({ to: '/auth', replace: true })
  }, [read, navigate])
  return registration
}

export interface RegistrationEnd {
  /** The session has started. */
  signedIn: () => void
  /** Goes to the log-in where a failure leaves nothing to do here; false otherwise. */
  isOver: (error: unknown, email?: string) => boolean
}

function useEnd(redirect: string | undefined): RegistrationEnd {
  const { history } = useRouter()
  const navigate = useNavigate()
  const drop = useSetAtom(dropRegistrationAtom)
  const keepReturnPath = useSetAtom(keepReturnPathAtom)
  const dropReturnPath = useSetAtom(dropReturnPathAtom)
  const setLoginEmail = useSetAtom(loginEmailAtom)
  const showToast = useSetAtom(showToastAtom)
  return {
    signedIn: () => {
      drop()
      dropReturnPath()
      history.replace(redirect ?? '/profile')
    },
    isOver: (error, email) => {
      const code = getErrorCode(error)
      if (code !== 'USER_NOT_VERIFIED' && code !== 'SOCIAL_LOGIN_INVALID') return false
      drop()
      if (code === 'USER_NOT_VERIFIED') {
        // The account exists; the mailed link opens in another tab.
        keepReturnPath(redirect)
        setLoginEmail(email ?? null)
        showToast({ title: 'Sucesso', message: 'Confirme o seu e-mail para entrar.' })
      } else showToast({ type: 'error', title: 'Erro', message: 'Este login não vale mais. Comece de novo.' })
      void navigate({ to: '/auth', search: { redirect }, replace: true })
      return true
    },
  }
}
