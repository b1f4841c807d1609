import { requireIdentity } from '../domains/auth/identity.ts'
import { completeLogin, countSecondStep } from '../domains/auth/two-step/login.ts'
import {
  disableTwoStep,
  enableTwoStep,
  prepareProof,
  readTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from '../domains/auth/two-step/service.ts'
import { deviceName } from '../domains/auth/device-name.ts'
import type { Handlers } from './handler.ts'

export const twoStepHandlers = {
  completeLogin: {
    // What is counted here outlives a request that fails.
    prepare: async ({ context, body, network, userAgent }) => {
      const { challenge, deviceId: device = null } = body
      const client = { network, device, deviceName: deviceName(userAgent), secondStep: true }
      const counted = await countSecondStep(context, challenge, client)
      return async (request) => ({
        status: 200,
        body: await completeLogin(request.context, body, { ...counted, client }),
      })
    },
  },
  readTwoStep: async ({ context }) => ({ status: 200, body: await readTwoStep(context) }),
  startTwoStep: {
    prepare: async ({ context, body }) => {
      await requireIdentity(context, body)
      return async (request) => ({ status: 200, body: await startTwoStep(request.context) })
    },
  },
  enableTwoStep: async ({ context, body }) => ({
    status: 200,
    body: await enableTwoStep(context, body.code),
  }),
  renewRecoveryCodes: {
    prepare: async ({ context, body }) => {
      await prepareProof(context, body)
      return async (request) => ({
        status: 200,
        body: await renewRecoveryCodes(request.context, body.code),
      })
    },
  },
  disableTwoStep: {
    prepare: async ({ context, body }) => {
      await prepareProof(context, body)
      return async (request) => {
        await disableTwoStep(request.context, body.code)
        return { status: 204 }
      }
    },
  },
} satisfies Partial<Handlers>
