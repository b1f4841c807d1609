import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { IdentityTask } from '../../atoms/confirmed-identity.ts'
import { getErrorTextOr } from '../../atoms/errors.ts'
import { assertPasskeyAtom, passkeysAtom } from '../../atoms/passkeys.ts'
import { linkedAccountsAtom } from '../../atoms/social.ts'
import type { SocialProvider } from '../../atoms/social.ts'
import type { Proof } from '../../forms/identity.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { socialNames, useSocialLogin } from '../../hooks/useSocialLogin.tsx'

export interface ConfirmationOptions {
  userId: string
  task: IdentityTask
  /** The path to which a provider that leaves the page comes back. */
  path: string
  /** The e-mail that was typed until then. */
  email?: string | undefined
  /** The log-in method to be removed (`ConfirmedIdentity`). */
  loginMethod?: string | undefined
  /** Whether what is confirmed would be lost by leaving for a provider, and none is offered. Default false. */
  staysHere?: boolean | undefined
  onConfirmed: (proof: Proof) => void
}

interface Way {
  id: SocialProvider | 'PASSKEY'
  label: string
  pending: boolean
  start: () => void
}

/** The proof that a provider's log-in confirms. */
export const toSocialProof = (provider: SocialProvider, token: string): Proof => ({
  kind: 'confirmed',
  by: socialNames[provider],
  proof: { social: { providerType: provider, token } },
})

/** The ways by which this account can prove the identity of its owner, besides what is typed. */
export function useConfirmations(options: ConfirmationOptions) {
  const { userId, task, path, email, loginMethod, staysHere = false, onConfirmed } = options
  const passkey = usePasskeyConfirmation(onConfirmed)
  const linked = useQueryAtom(linkedAccountsAtom, userId).data?.accounts ?? []
  const social = useSocialLogin({
    purpose: task,
    redirect: path,
    email,
    loginMethod,
    onToken: (provider, token) => Promise.resolve(onConfirmed(toSocialProof(provider, token))),
  })
  const providers = social.providers.filter(
    (provider) =>
      !staysHere &&
      linked.some(({ providerType, provesIdentity }) => providerType === provider && provesIdentity),
  )
  const ways: Way[] = providers.map((provider) => ({
    id: provider,
    label: `Confirmar com ${socialNames[provider]}`,
    pending: social.pending === provider,
    start: () => social.begin(provider),
  }))
  if (passkey.isOffered) ways.unshift(passkey.way)
  return { ways, error: passkey.error ?? social.error, slot: social.slot }
}

function usePasskeyConfirmation(onConfirmed: (proof: Proof) => void) {
  const passkeys = useAtomValue(passkeysAtom)
  const assert = useSetAtom(assertPasskeyAtom)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function start() {
    setError(undefined)
    setPending(true)
    try {
      const passkey = await assert({ autofill: false })
      if (passkey !== null) onConfirmed({ kind: 'confirmed', by: 'a chave de acesso', proof: { passkey } })
    } catch (refusal) {
      setError(getErrorTextOr(refusal, 'Não foi possível usar a chave de acesso. Tente de novo.'))
    }
    setPending(false)
  }

  const way: Way = { id: 'PASSKEY', label: 'Usar chave de acesso', pending, start: () => void start() }
  return { isOffered: passkeys.data?.some(({ provesIdentity }) => provesIdentity) ?? false, way, error }
}
