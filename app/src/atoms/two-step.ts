import {
  completeLogin,
  disableTwoStep,
  enableTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { ensureDeviceIdAtom } from './client.ts'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { secondStepAtom, startSessionAtom } from './session.ts'

const queryKey = ['two-step']

export const twoStepQuery = (convoca: Convoca) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => readTwoStep(convoca, {}, { signal }), staleTime: 0 })
export const twoStepAtom = atomsWithQuery(twoStepQuery)(undefined)

const refetch = refetchOnSuccess(() => [queryKey])

export const startTwoStepAtom = atomWithWrite('startTwoStep', (convoca, body: Schemas['IdentityProof']) =>
  startTwoStep(convoca, { body }),
)

export const enableTwoStepAtom = atomWithWrite(
  'enableTwoStep',
  (convoca, code: string) => enableTwoStep(convoca, { body: { code } }),
  refetch,
)

type Proof = Input<'disableTwoStep'>['body']

export const renewRecoveryCodesAtom = atomWithWrite(
  'renewRecoveryCodes',
  (convoca, body: Proof) => renewRecoveryCodes(convoca, { body }),
  refetch,
)

export const disableTwoStepAtom = atomWithWrite(
  'disableTwoStep',
  (convoca, body: Proof) => disableTwoStep(convoca, { body }),
  refetch,
)

const createSessionAtom = atomWithWrite('completeLogin', (convoca, body: Input<'completeLogin'>['body']) =>
  completeLogin(convoca, { body }),
)

/** Completes the log-in that waits for its second step. */
export const completeLoginAtom = atom(null, async (get, set, code: string) => {
  const step = get(secondStepAtom)
  if (step === null) return
  const deviceId = set(ensureDeviceIdAtom)
  const body = { challenge: step.challenge, code, ...(deviceId === null ? {} : { deviceId }) }
  const { token } = await set(createSessionAtom, body)
  set(secondStepAtom, null)
  await set(startSessionAtom, token)
})
