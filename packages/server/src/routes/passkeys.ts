import { deviceName } from '../domains/auth/device-name.ts'
import { requireIdentity } from '../domains/auth/identity.ts'
import { loginByPasskey, startPasskeyLogin, verifyAssertion } from '../domains/auth/passkeys/login.ts'
import { addPasskey, startPasskey, verifyPasskey } from '../domains/auth/passkeys/registration.ts'
import { listPasskeys, removePasskey, renamePasskey } from '../domains/auth/passkeys/service.ts'
import type { Handlers } from './handler.ts'

export const passkeyHandlers = {
  listPasskeys: ({ context }) => listPasskeys(context),
  startPasskey: {
    prepare: async ({ context, body }) => {
      await requireIdentity(context, body)
      return (request) => startPasskey(request.context)
    },
  },
  addPasskey: {
    // The challenge is used up, even where the request fails.
    prepare: async ({ context, body }) => {
      const passkey = await verifyPasskey(context, body)
      return (request) => addPasskey(request.context, passkey)
    },
  },
  renamePasskey: ({ context, path, body }) => renamePasskey(context, path.id, body.name),
  removePasskey: {
    prepare: async ({ context, path, body }) => {
      await requireIdentity(context, body)
      return (request) => removePasskey(request.context, path.id)
    },
  },
  startPasskeyLogin: ({ context }) => startPasskeyLogin(context),
  loginByPasskey: {
    // The challenge is used up, even where the request fails.
    prepare: async ({ context, body, network, userAgent }) => {
      const verified = await verifyAssertion(context, body.credential)
      const { deviceId: device = null, secondStep = false } = body
      const client = { network, device, deviceName: deviceName(userAgent), secondStep }
      return async (request) => {
        const result = await loginByPasskey(request.context, verified, client)
        return 'token' in result ? { status: 200, body: result } : { status: 202, body: result }
      }
    },
  },
} satisfies Partial<Handlers>
