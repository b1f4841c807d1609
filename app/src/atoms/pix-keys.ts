import { createPixKey, deletePixKey, listPixKeys, revealPixKey, updatePixKey } from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type PixKey = Schemas['PixKey']
export type PixKeyInput = Input<'createPixKey'>['body']

/** The user's Pix keys, masked. */
export const pixKeysQuery = (convoca: Convoca, userId: string) =>
  queryOptions({
    queryKey: ['pix', userId],
    queryFn: ({ signal }) => listPixKeys(convoca, { id: userId }, { signal }),
  })
export const pixKeysAtom = atomsWithQuery(pixKeysQuery)

/** Reads a key unmasked; the caller keeps it, and it is never cached. */
export const revealPixKeyAtom = atomWithWrite(
  'revealPixKey',
  (convoca, { userId, pixId, proof }: PixKeyRef & { proof: Schemas['IdentityProof'] }) =>
    revealPixKey(convoca, { id: userId, pixId, body: proof }),
)

const refetched = refetchOnSuccess(() => [['pix']])

interface PixKeyRef {
  userId: string
  pixId: string
}

export const createPixKeyAtom = atomWithWrite(
  'createPixKey',
  (convoca, { userId, body }: { userId: string; body: PixKeyInput }) =>
    createPixKey(convoca, { id: userId, body: { ...body, user_id: userId } }),
  refetched,
)

export const updatePixKeyAtom = atomWithWrite(
  'updatePixKey',
  (convoca, { userId, pixId, body }: PixKeyRef & { body: PixKeyInput }) =>
    updatePixKey(convoca, { id: userId, pixId, body: { ...body, user_id: userId } }),
  refetched,
)

export const deletePixKeyAtom = atomWithWrite(
  'deletePixKey',
  (convoca, { userId, pixId }: PixKeyRef) => deletePixKey(convoca, { id: userId, pixId }),
  refetched,
)
