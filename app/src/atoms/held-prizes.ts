import { approvePrize, listHeldPrizes, namePrizeReceiver } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { adminKey } from './admin.ts'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type HeldPrize = Schemas['HeldPrize']

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

/** The staff names a guardian. */
export const nameGuardianAtom = atomWithWrite(
  'namePrizeReceiver',
  (convoca, { shareId, nick }: { shareId: string; nick: string }) =>
    namePrizeReceiver(convoca, { shareId, body: { nick } }),
  refetchOnSettled(() => [adminKey]),
)
