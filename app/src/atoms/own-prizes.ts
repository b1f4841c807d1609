import { answerPrizeReceiver, listOwnPrizes } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type OwnPrize = Schemas['PrizeShare']

/** The prizes that the visitor has won. */
export const ownPrizesAtom = atomsWithQuery((convoca: Convoca, _key: 'own') =>
  queryOptions({
    queryKey: ['payment', 'own-prizes'],
    queryFn: ({ signal }) => listOwnPrizes(convoca, {}, { signal }),
    staleTime: 0,
  }),
)

export const answerPrizeReceiverAtom = atomWithWrite(
  'answerPrizeReceiver',
  (convoca, { shareId, accepts }: { shareId: string; accepts: boolean }) =>
    answerPrizeReceiver(convoca, { shareId, body: { accepts } }),
  refetchOnSettled(() => [['payment', 'own-prizes']]),
)
