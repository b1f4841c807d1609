import {
  approvePrize,
  createPrizeDeposit,
  listHeldPrizes,
  listOwnPrizes,
  readPrizePool,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { adminKey } from './admin.ts'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type PrizePool = Schemas['PrizePool']
export type OwnPrize = Schemas['PrizeShare']

/** The money of a championship's prizes; it changes with its payments. */
export const prizePoolQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['payment', 'prizes', id],
    queryFn: ({ signal }) => readPrizePool(convoca, { id }, { signal }),
  })
export const prizePoolAtom = atomsWithQuery(prizePoolQuery)

/** What the visitor has won. */
export const ownPrizesAtom = atomsWithQuery((convoca: Convoca, _key: 'own') =>
  queryOptions({
    queryKey: ['payment', 'own-prizes'],
    queryFn: ({ signal }) => listOwnPrizes(convoca, {}, { signal }),
    staleTime: 0,
  }),
)

/** High parts of prizes that wait for the staff. */
export const heldPrizesAtom = atomsWithQuery((convoca: Convoca, _key: 'all') =>
  queryOptions({
    queryKey: [...adminKey, 'prizes'],
    queryFn: ({ signal }) => listHeldPrizes(convoca, {}, { signal }),
    staleTime: 0,
    ...polledEveryMinute,
  }),
)

export const approvePrizeAtom = atomWithWrite(
  'approvePrize',
  (convoca, shareId: string) => approvePrize(convoca, { shareId }),
  refetchOnSettled(() => [adminKey]),
)

export const createPrizeDepositAtom = atomWithWrite(
  'createPrizeDeposit',
  (convoca, { id, amount }: { id: string; amount: number }) =>
    createPrizeDeposit(convoca, { id, body: { amount } }),
  {
    // A code that waited gave way to the new one.
    onSuccess: (payment, _variables, _result, { client }) => {
      client.setQueryData(['payment', payment.id], payment)
      return client.invalidateQueries({ queryKey: ['payment', 'history'] })
    },
  },
)
