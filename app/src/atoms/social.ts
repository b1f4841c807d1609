import {
  completeSocialLogin,
  linkAccount,
  linkSocialLogin,
  listLinkedAccounts,
  readConfig,
  socialLogin,
  startSocialLogin,
  unlinkAccount,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { ensureDeviceIdAtom } from './client.ts'
import { atomWithWrite, refetchOnSettled, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { secondStepAtom, startSessionAtom } from './session.ts'

export type SocialProvider = Schemas['SocialProvider']
export type LinkedAccount = Schemas['LinkedAccount']
type IdentityProof = Schemas['IdentityProof']

/** The social log-ins that the server offers. */
export const configQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => readConfig(convoca, {}, { signal }),
    staleTime: Infinity,
  })
export const configAtom = atomsWithQuery(configQuery)(undefined)

export const startSocialLoginAtom = atomWithWrite(
  'startSocialLogin',
  (convoca, providerType: SocialProvider) => startSocialLogin(convoca, { body: { providerType } }),
)

const createSocialSessionAtom = atomWithWrite('socialLogin', (convoca, body: Input<'socialLogin'>['body']) =>
  socialLogin(convoca, { body }),
)

/** The client's device, as every log-in sends it. */
const deviceAtom = atom(null, (_get, set) => {
  const deviceId = set(ensureDeviceIdAtom)
  return deviceId === null ? {} : { deviceId }
})

type SocialResult = { registration: PendingRegistration } | { challenge: Schemas['SecondStep'] } | null

/** A first log-in: the account has to be completed. */
export interface PendingRegistration {
  token: string
  name: string | null
  email: string | null
  hasAccount: boolean
}

/** Starts a session; resolves to what is left to do where the account is new or has a second step, else to null. */
export const socialLoginAtom = atom(
  null,
  async (_get, set, attempt: { providerType: SocialProvider; token: string }): Promise<SocialResult> => {
    const result = await set(createSocialSessionAtom, { ...attempt, secondStep: true, ...set(deviceAtom) })
    if (!('token' in result)) {
      set(secondStepAtom, result)
      return { challenge: result }
    }
    const { token, missing, registration } = result
    if (missing.length > 0)
      return { registration: { token, name: null, email: null, hasAccount: false, ...registration } }
    await set(startSessionAtom, token)
    return null
  },
)

const createAccountAtom = atomWithWrite(
  'completeSocialLogin',
  (convoca, body: Input<'completeSocialLogin'>['body']) => completeSocialLogin(convoca, { body }),
)

/** Creates the account of a first log-in, and starts its session. */
export const completeSocialLoginAtom = atom(
  null,
  async (_get, set, body: Input<'completeSocialLogin'>['body']) => {
    const { token } = await set(createAccountAtom, { ...body, ...set(deviceAtom) })
    await set(startSessionAtom, token)
  },
)

const linkExistingAtom = atomWithWrite('linkSocialLogin', (convoca, body: Input<'linkSocialLogin'>['body']) =>
  linkSocialLogin(convoca, { body }),
)

/** Links a first log-in to the account with its e-mail; as `socialLoginAtom`. */
export const linkSocialLoginAtom = atom(
  null,
  async (
    _get,
    set,
    body: { token: string; password: string },
  ): Promise<{ challenge: Schemas['SecondStep'] } | null> => {
    const result = await set(linkExistingAtom, { ...body, secondStep: true, ...set(deviceAtom) })
    if (!('token' in result)) {
      set(secondStepAtom, result)
      return { challenge: result }
    }
    await set(startSessionAtom, result.token)
    return null
  },
)

export const linkedAccountsQuery = (convoca: Convoca, userId: string) =>
  queryOptions({
    queryKey: ['linked-accounts', userId],
    queryFn: ({ signal }) => listLinkedAccounts(convoca, { id: userId }, { signal }),
    staleTime: 0,
  })
export const linkedAccountsAtom = atomsWithQuery(linkedAccountsQuery)

interface Link {
  userId: string
  providerType: SocialProvider
  token: string
  proof: IdentityProof
}

/** The account's name is on the profile, too, where it is that of a game. */
const changedKeys = [['linked-accounts'], ['profile'], ['public-profile']]

export const linkAccountAtom = atomWithWrite(
  'linkAccount',
  (convoca, { userId, providerType, token, proof }: Link) =>
    linkAccount(convoca, { id: userId, body: { providerType, token, proof } }),
  refetchOnSuccess(() => changedKeys),
)

export const unlinkAccountAtom = atomWithWrite(
  'unlinkAccount',
  (convoca, { userId, providerType, proof }: Omit<Link, 'token'>) =>
    unlinkAccount(convoca, { id: userId, providerType, body: proof }),
  refetchOnSettled(() => changedKeys),
)
