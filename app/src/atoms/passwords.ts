import { changePassword, confirmEmail, resetPassword, updatePassword } from '@convoca/sdk/core'
import type { Input } from '@convoca/sdk/core'
import { atomWithWrite } from './mutation.ts'

/** Asks for a recovery mail. */
export const requestRecoveryAtom = atomWithWrite('resetPassword', (convoca, email: string) =>
  resetPassword(convoca, { body: { email } }),
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
  { onSuccess: (_done, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }) },
)

export const confirmEmailAtom = atomWithWrite('confirmEmail', (convoca, token: string) =>
  confirmEmail(convoca, { body: { token } }),
)
