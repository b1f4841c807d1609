import {
  changePassword,
  confirmEmail,
  listRecoveryWaysIn,
  resetPassword,
  updatePassword,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type RecoveryWayIn = Schemas['RecoveryWayIn']

/** Asks for a recovery mail. */
export const requestRecoveryAtom = atomWithWrite('resetPassword', (convoca, email: string) =>
  resetPassword(convoca, { body: { email } }),
)

/** The ways into the account of a mailed link, and what a new password does with each. */
export const recoveryWaysAtom = atomsWithQuery((convoca: Convoca, token: string) =>
  queryOptions({
    queryKey: ['recovery-ways', token],
    queryFn: ({ signal }) => listRecoveryWaysIn(convoca, { body: { token } }, { signal }),
    staleTime: Infinity,
  }),
)

/** Sets the password with a mailed link. */
export const resetPasswordAtom = atomWithWrite(
  'changePassword',
  (convoca, body: Input<'changePassword'>['body']) => changePassword(convoca, { body }),
)

/** Sets the signed-in user's password; their other sessions end. */
export const updatePasswordAtom = atomWithWrite(
  'updatePassword',
  (convoca, body: Input<'updatePassword'>['body']) => updatePassword(convoca, { body }),
  refetchOnSuccess(() => [['sessions']]),
)

export const confirmEmailAtom = atomWithWrite('confirmEmail', (convoca, token: string) =>
  confirmEmail(convoca, { body: { token } }),
)
