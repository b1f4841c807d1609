import { createPrizeDeposit, readPrizePool } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithWrite } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type PrizePool = Schemas['PrizePool']

/** The money of a championship's prizes; it changes with its payments. */
export const prizePoolQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['payment', 'prizes', id],
    queryFn: ({ signal }) => readPrizePool(convoca, { id }, { signal }),
  })
export const prizePoolAtom = atomsWithQuery(prizePoolQuery)

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
