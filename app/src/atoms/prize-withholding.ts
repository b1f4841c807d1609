import { readPrizeWithholding, setPrizeWithholding } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { adminKey } from './admin.ts'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type PrizeWithholding = Schemas['PrizeWithholding']

/** The part of prizes that is withheld. */
export const prizeWithholdingAtom = atomsWithQuery((convoca: Convoca, _key: 'rate') =>
  queryOptions({
    queryKey: [...adminKey, 'withholding'],
    queryFn: ({ signal }) => readPrizeWithholding(convoca, {}, { signal }),
  }),
)

export const setPrizeWithholdingAtom = atomWithWrite(
  'setPrizeWithholding',
  (convoca, body: Schemas['PrizeWithholdingInput']) => setPrizeWithholding(convoca, { body }),
  refetchOnSettled(() => [adminKey]),
)
