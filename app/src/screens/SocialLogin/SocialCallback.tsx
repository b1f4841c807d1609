import { EmptyState, LinkButton } from '@convoca/ui'
import { AuthLayout } from '@convoca/ui/app'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { LogIn, ShieldX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { confirmedIdentityAtom, pendingLinkAtom } from '../../atoms/confirmed-identity.ts'
import { ensureUserAtom } from '../../atoms/session.ts'
import type { SocialProvider } from '../../atoms/social.ts'
import { takeAttemptAtom } from '../../atoms/social-attempt.ts'
import type { SocialAttempt } from '../../atoms/social-attempt.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { socialNames, toSocialError } from '../../hooks/useSocialLogin.tsx'
import { useSocialOutcome } from '../../hooks/useSocialOutcome.ts'

/** The parameters that the provider has sent back in the address. */
export interface ProviderResponse {
  /** Null where the visitor has cancelled. */
  token: string | null
  /** Facebook's; Steam's return address has none. */
  state?: string
}

interface SocialCallbackProps {
  provider: SocialProvider
  path: '/auth/steam/callback' | '/auth/facebook/callback'
  read: (address: { search: string; hash: string }) => ProviderResponse
}

/** The page to which a provider sends the browser back; the response leaves the address bar at once. */
export function SocialCallback({ provider, path, read }: SocialCallbackProps) {
  const failure = useResponse({ provider, path, read })
  return (
    <AuthLayout>
      <PageHead title={`Entrar com ${socialNames[provider]}`} />
      <div role="status" aria-busy={failure === null}>
        {failure === null ? (
          <EmptyState
            headingLevel={1}
            icon={<LogIn aria-hidden />}
            title={`Entrando com ${socialNames[provider]}...`}
          />
        ) : (
          <EmptyState
            headingLevel={1}
            icon={<ShieldX aria-hidden />}
            title="Não foi possível entrar"
            description={failure.text}
            action={
              <LinkButton variant="primary" href={failure.back}>
                Voltar
              </LinkButton>
            }
          />
        )}
      </div>
    </AuthLayout>
  )
}

/** The page on which somebody goes on who has failed, or has changed their mind. */
function backOf(attempt: SocialAttempt | null): string {
  if (attempt === null || attempt.purpose === 'login') return '/auth'
  return attempt.redirect ?? '/settings?section=security'
}

interface Failure {
  text: string
  back: string
}

function useResponse({ provider, path, read }: SocialCallbackProps): Failure | null {
  const router = useRouter()
  const takeAttempt = useSetAtom(takeAttemptAtom)
  const finish = useFinish(provider)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // An attempt is taken once, also where effects run twice.
    if (isDone.current) return
    isDone.current = true
    const { searchStr, hash } = router.latestLocation
    const { token, state } = read({ search: searchStr.replace(/^\?/, ''), hash })
    const attempt = takeAttempt(provider)
    void router.navigate({ to: path, replace: true })
    const back = backOf(attempt)
    if (attempt === null || (state !== undefined && state !== attempt.nonce))
      return setFailure({ text: 'Este login não foi iniciado nesta página. Comece de novo.', back })
    if (token === null) return setFailure({ text: 'O login foi cancelado.', back })
    finish(attempt, token).catch((error: unknown) =>
      setFailure({ text: toSocialError(error, provider), back }),
    )
  }, [router, takeAttempt, finish, path, provider, read])
  return failure
}

function useFinish(provider: SocialProvider) {
  const { history } = useRouter()
  const logIn = useSocialOutcome()
  const setPendingLink = useSetAtom(pendingLinkAtom)
  const ensureUser = useSetAtom(ensureUserAtom)
  const confirm = useSetAtom(confirmedIdentityAtom)
  return async (attempt: SocialAttempt, token: string) => {
    const { purpose, redirect, email, loginMethod } = attempt
    if (purpose === 'login') return logIn(provider, token, redirect)
    const user = await ensureUser()
    if (user === null) return history.replace('/auth')
    if (purpose !== 'link') {
      // The request that it confirms uses it up.
      confirm({ task: purpose, provider, token, email, loginMethod })
      return history.replace(backOf(attempt))
    }
    // The settings ask who it is first.
    setPendingLink({ provider, token })
    history.replace('/settings?section=security')
  }
}
