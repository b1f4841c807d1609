import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { dropReturnPathAtom } from '../atoms/login-draft.ts'
import { socialLoginAtom } from '../atoms/social.ts'
import type { SocialProvider } from '../atoms/social.ts'
import { keepRegistrationAtom } from '../atoms/social-attempt.ts'

/** Logs in with a provider's token and goes on: to the page asked for, or to complete a new account. */
export function useSocialOutcome() {
  const { history } = useRouter()
  const logIn = useSetAtom(socialLoginAtom)
  const keepRegistration = useSetAtom(keepRegistrationAtom)
  const dropReturnPath = useSetAtom(dropReturnPathAtom)
  return async (providerType: SocialProvider, token: string, redirect?: string) => {
    const left = await logIn({ providerType, token })
    if (left && 'registration' in left) {
      keepRegistration({ ...left.registration, redirect })
      history.replace('/auth/complete')
      return
    }
    if (left) {
      // The second step: the log-in's page asks for the code.
      history.replace(`/auth?redirect=${encodeURIComponent(redirect ?? '/profile')}`)
      return
    }
    dropReturnPath()
    history.replace(redirect ?? '/profile')
  }
}
