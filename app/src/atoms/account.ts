import {
  createPassword,
  deleteAccount,
  downloadAccountArchive,
  readAccountArchive,
  requestAccountArchive,
  requestEmailChange,
  restoreAccount,
  sendIdentityCode,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSettled, refetchOnSuccess, storeAnswer } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

const readProfileAgain = refetchOnSuccess(() => [['profile', 'me']])

/** Asks for the erasure of the account, in 7 days. */
export const deleteAccountAtom = atomWithWrite(
  'deleteAccount',
  (convoca, { userId, proof }: { userId: string; proof: Schemas['IdentityProof'] }) =>
    deleteAccount(convoca, { id: userId, body: proof }),
  readProfileAgain,
)

export const restoreAccountAtom = atomWithWrite(
  'restoreAccount',
  (convoca, userId: string) => restoreAccount(convoca, { id: userId }),
  readProfileAgain,
)

/** Mails a code by which an account without a password proves the identity of its owner. */
export const sendIdentityCodeAtom = atomWithWrite('sendIdentityCode', (convoca, userId: string) =>
  sendIdentityCode(convoca, { id: userId }),
)

/** Sets the signed-in user's first password; their other sessions end. One that was set meanwhile is seen then. */
export const createPasswordAtom = atomWithWrite(
  'createPassword',
  (convoca, { body }: { userId: string; body: Input<'createPassword'>['body'] }) =>
    createPassword(convoca, { body }),
  refetchOnSettled(({ userId }: { userId: string }) => [['linked-accounts', userId], ['sessions']]),
)

/** Mails a link to another address. */
export const requestEmailChangeAtom = atomWithWrite(
  'requestEmailChange',
  (convoca, { userId, body }: { userId: string; body: Input<'requestEmailChange'>['body'] }) =>
    requestEmailChange(convoca, { id: userId, body }),
)

const archiveKey = (userId: string) => ['account-archive', userId]

/** The archive of the account's data, read again until it is ready. */
export const archiveQuery = (convoca: Convoca, userId: string) =>
  queryOptions<Schemas['AccountArchive']>({
    queryKey: archiveKey(userId),
    queryFn: ({ signal }) => readAccountArchive(convoca, { id: userId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? 2000 : false),
  })
export const archiveAtom = atomsWithQuery(archiveQuery)

export const requestArchiveAtom = atomWithWrite(
  'requestAccountArchive',
  (convoca, userId: string) => requestAccountArchive(convoca, { id: userId }),
  {
    onSuccess: (archive, userId, _result, { client }) => {
      storeAnswer(client, archiveKey(userId), archive)
    },
  },
)

export const downloadArchiveAtom = atomWithWrite('downloadAccountArchive', (convoca, userId: string) =>
  downloadAccountArchive(convoca, { id: userId }),
)
