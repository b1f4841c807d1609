import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { convocaAtom, ensureDeviceIdAtom } from './client.ts'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { finishLoginAtom } from './session.ts'

export type Passkey = Schemas['Passkey']

const queryKey = ['passkeys']

export const passkeysQuery = (convoca: Convoca) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => listPasskeys(convoca, {}, { signal }), staleTime: 0 })
export const passkeysAtom = atomsWithQuery(passkeysQuery)(undefined)

const refetch = refetchOnSuccess(() => [queryKey])

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Asks the browser for a new passkey; rejects with the browser's error where the user cancels. */
export const addPasskeyAtom = atomWithWrite(
  'addPasskey',
  async (convoca, { name, proof }: { name: string; proof: Schemas['IdentityProof'] }) => {
    const { startRegistration } = await loadWebAuthn()
    const optionsJSON = await startPasskey(convoca, { body: proof })
    const { id, rawId, response, authenticatorAttachment } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    const credential: Schemas['PasskeyRegistration'] = {
      id,
      rawId,
      type: 'public-key',
      authenticatorAttachment: authenticatorAttachment ?? null,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    }
    return addPasskey(convoca, { body: { name, credential } })
  },
  refetch,
)

export const renamePasskeyAtom = atomWithWrite(
  'renamePasskey',
  (convoca, { id, name }: { id: string; name: string }) => renamePasskey(convoca, { id, body: { name } }),
  refetch,
)

export const removePasskeyAtom = atomWithWrite(
  'removePasskey',
  (convoca, { id, proof }: { id: string; proof: Schemas['IdentityProof'] }) =>
    removePasskey(convoca, { id, body: proof }),
  refetch,
)

const createSessionAtom = atomWithWrite('loginByPasskey', (convoca, body: Input<'loginByPasskey'>['body']) =>
  loginByPasskey(convoca, { body }),
)

/** The browser's own errors: the user has cancelled, waited too long, or has no passkey here. */
const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** Asks the browser to sign with a passkey; resolves to null where the user cancels. */
export const assertPasskeyAtom = atom(
  null,
  async (get, _set, { autofill }: { autofill: boolean }): Promise<Schemas['PasskeyAssertion'] | null> => {
    const { startAuthentication } = await loadWebAuthn()
    const optionsJSON = await startPasskeyLogin(get(convocaAtom))
    try {
      const { id, rawId, response, authenticatorAttachment } = await startAuthentication({
        optionsJSON,
        useBrowserAutofill: autofill,
      })
      return {
        id,
        rawId,
        type: 'public-key',
        authenticatorAttachment: authenticatorAttachment ?? null,
        clientExtensionResults: {},
        response: { ...response, userHandle: response.userHandle ?? null },
      }
    } catch (error) {
      if (isCancelled(error)) return null
      throw error
    }
  },
)

/** The codes of a passkey that was chosen and refused. */
export const passkeyRefusals: ReadonlySet<string> = new Set([
  'PASSKEY_INVALID',
  'CHALLENGE_INVALID',
  'USER_NOT_VERIFIED',
])

/**
 * Logs in by a passkey; resolves to whether there is a session. With `autofill` the browser offers the passkeys at the
 * e-mail field, and this waits until one is chosen or another ceremony begins.
 */
export const loginByPasskeyAtom = atom(null, async (_get, set, options: { autofill: boolean }) => {
  const credential = await set(assertPasskeyAtom, options)
  if (credential === null) return false
  const deviceId = set(ensureDeviceIdAtom)
  const body = { credential, secondStep: true, ...(deviceId === null ? {} : { deviceId }) }
  return set(finishLoginAtom, await set(createSessionAtom, body))
})
