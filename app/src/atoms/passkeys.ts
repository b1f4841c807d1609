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
import type { MutationFunctionContext } from '@tanstack/query-core'
import { atom } from 'jotai'
import { convocaAtom, ensureDeviceIdAtom } from './client.ts'
import { atomWithWrite } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { finishLoginAtom } from './session.ts'

export type Passkey = Schemas['Passkey']

const queryKey = ['passkeys']

export const passkeysQuery = (convoca: Convoca) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => listPasskeys(convoca, {}, { signal }), staleTime: 0 })
export const passkeysAtom = atomsWithQuery(passkeysQuery)(undefined)

const refetch = {
  onSuccess: (_data: unknown, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) =>
    client.invalidateQueries({ queryKey }),
}

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Asks the browser for a new passkey; rejects with the browser's error where the user cancels. */
export const addPasskeyAtom = atomWithWrite(
  'addPasskey',
  async (convoca, { name, password }: { name: string; password: string }) => {
    const { startRegistration } = await loadWebAuthn()
    const optionsJSON = await startPasskey(convoca, { body: { password } })
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
  (convoca, id: string) => removePasskey(convoca, { id }),
  refetch,
)

const createSessionAtom = atomWithWrite('loginByPasskey', (convoca, body: Input<'loginByPasskey'>['body']) =>
  loginByPasskey(convoca, { body }),
)

/**
 * Logs in by a passkey; resolves to whether there is a session. With `autofill` the browser offers the passkeys at the
 * e-mail field, and this waits until one is chosen or another ceremony begins.
 */
export const loginByPasskeyAtom = atom(null, async (get, set, { autofill }: { autofill: boolean }) => {
  const { startAuthentication } = await loadWebAuthn()
  const optionsJSON = await startPasskeyLogin(get(convocaAtom))
  const { id, rawId, response, authenticatorAttachment } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofill,
  })
  const deviceId = set(ensureDeviceIdAtom)
  const credential: Schemas['PasskeyAssertion'] = {
    id,
    rawId,
    type: 'public-key',
    authenticatorAttachment: authenticatorAttachment ?? null,
    clientExtensionResults: {},
    response: { ...response, userHandle: response.userHandle ?? null },
  }
  const body = { credential, secondStep: true, ...(deviceId === null ? {} : { deviceId }) }
  return set(finishLoginAtom, await set(createSessionAtom, body))
})
