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
    // The count outlives a request that fails.
    prepare: async ({ context, body, network, userAgent }) => {
      const { challenge, deviceId: device = null } = body
      const client = { network, device, deviceName: deviceName(userAgent), secondStep: true }
      const counted = await countSecondStep(context, challenge, client)
      return (request) => completeLogin(request.context, body, { ...counted, client })
    },
  },
  readTwoStep: ({ context }) => readTwoStep(context),
  startTwoStep: {
    prepare: async ({ context, body }) => {
      await requireIdentity(context, body)
      return (request) => startTwoStep(request.context)
    },
  },
  enableTwoStep: ({ context, body }) => enableTwoStep(context, body.code),
  renewRecoveryCodes: {
    prepare: async ({ context, body }) => {
      await prepareProof(context, body)
      return (request) => renewRecoveryCodes(request.context, body.code)
    },
  },
  disableTwoStep: {
    prepare: async ({ context, body }) => {
      await prepareProof(context, body)
      return (request) => disableTwoStep(request.context, body.code)
    },
  },
} satisfies Partial<Handlers>
