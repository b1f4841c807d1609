import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { getErrorCode, getErrorTextOr } from '../atoms/errors.ts'
import { configAtom, startSocialLoginAtom } from '../atoms/social.ts'
import type { SocialProvider } from '../atoms/social.ts'
import { keepAttemptAtom } from '../atoms/social-attempt.ts'
import type { SocialAttempt } from '../atoms/social-attempt.ts'
import { useGoogleSignIn } from './useGoogleSignIn.ts'

interface SocialLoginOptions extends Pick<SocialAttempt, 'purpose' | 'redirect' | 'email' | 'loginMethod'> {
  /** Google's token; the other providers send the browser to their page. */
  onToken: (providerType: SocialProvider, token: string) => Promise<void>
}

export const socialNames: Record<SocialProvider, string> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  STEAM: 'Steam',
}

/** A refused token says nothing of an e-mail and a password. */
export function toSocialError(error: unknown, provider: SocialProvider): string {
  const text = `Não foi possível entrar com ${socialNames[provider]}. Tente de novo.`
  return getErrorCode(error) === 'INVALID_CREDENTIALS' ? text : getErrorTextOr(error, text)
}

/** The configured providers, and what their buttons do. */
export function useSocialLogin({ onToken, ...attempt }: SocialLoginOptions) {
  const config = useAtomValue(configAtom)
  const start = useSetAtom(startSocialLoginAtom)
  const keepAttempt = useSetAtom(keepAttemptAtom)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState<SocialProvider | null>(null)
  const providers = config.data?.providers ?? []

  async function run(provider: SocialProvider, action: () => Promise<void>) {
    setError(undefined)
    setPending(provider)
    try {
      await action()
    } catch (failure) {
      setError(toSocialError(failure, provider))
    }
    setPending(null)
  }

  const google = useGoogleSignIn({
    clientId: providers.find(({ providerType }) => providerType === 'GOOGLE')?.clientId ?? null,
    start: () => start('GOOGLE'),
    onSuccess: ({ credential }) => void run('GOOGLE', () => onToken('GOOGLE', credential)),
    onError: (failure) => setError(toSocialError(failure, 'GOOGLE')),
  })

  function begin(provider: SocialProvider) {
    if (provider === 'GOOGLE') {
      setError(undefined)
      return void google.begin()
    }
    return void run(provider, async () => {
      const { url, nonce } = await start(provider)
      keepAttempt({ provider, nonce, ...attempt })
      window.location.assign(url)
    })
  }

  return {
    providers: providers.map(({ providerType }) => providerType),
    begin,
    error,
    pending: google.isLoading ? 'GOOGLE' : pending,
    /** The place of Google's own button. */
    slot: <div ref={google.buttonRef} hidden={!google.loaded} />,
  }
}
