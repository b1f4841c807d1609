import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { getErrorCode, getErrorTextOr } from '../../atoms/errors.ts'

const failed = 'Não foi possível entrar com a chave de acesso. Tente de novo ou use a senha.'

/** Log-in by passkey: by a button, and offered at the e-mail field where the browser can do that. */
export function usePasskeyLogin(onSignedIn: () => void) {
  const { set } = useStore()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const offered = useRef(false)

  async function run(autofill: boolean) {
    setError(undefined)
    let refusals: ReadonlySet<string> | undefined
    try {
      const passkeys = await import('../../atoms/passkeys.ts')
      refusals = passkeys.passkeyRefusals
      if (await set(passkeys.loginByPasskeyAtom, { autofill })) onSignedIn()
    } catch (refusal) {
      // Nobody has asked for what is offered: only a passkey that was chosen and refused is worth a message.
      if (!autofill || refusals?.has(getErrorCode(refusal) ?? '')) setError(getErrorTextOr(refusal, failed))
    }
  }

  return {
    pending,
    error,
    start: async () => {
      if (pending) return
      offered.current = true
      setPending(true)
      await run(false)
      setPending(false)
    },
    /** Once, when somebody turns to the form: nothing is asked of the server for a page that is only loaded. */
    offer: async () => {
      if (offered.current) return
      offered.current = true
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
      if (await browserSupportsWebAuthnAutofill()) await run(true)
    },
  }
}
