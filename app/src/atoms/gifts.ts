import { acceptGift, createGift, declineGift, listRegistrationGifts, listSentGifts } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { atomWithWrite } from './mutation.ts'
import type { EntryKey } from './payments.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type Gift = Schemas['Gift']

/** The gifts that the person sent. The key stands under `payment`, which every change of an entry reads again. */
export const sentGiftsAtom = atomsWithQuery((convoca: Convoca, _userId: string) =>
  queryOptions({
    queryKey: ['payment', 'gifts', 'sent'],
    queryFn: ({ signal }) => listSentGifts(convoca, {}, { signal }),
    ...polledEveryMinute,
  }),
)

/** The gifts that an entry has got. */
export const entryGiftsAtom = atomsWithQuery(
  (convoca: Convoca, { championshipId: id, registrationId }: EntryKey) =>
    queryOptions({
      queryKey: ['payment', 'gifts', 'of', id, registrationId],
      queryFn: ({ signal }) => listRegistrationGifts(convoca, { id, registrationId }, { signal }),
      ...polledEveryMinute,
    }),
)

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['payment'] }),
    client.invalidateQueries({ queryKey: ['championship'] }),
  ])

const refreshed = {
  onSettled: (
    _data: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => refresh(client),
}

export const createGiftAtom = atomWithWrite(
  'createGift',
  (convoca, { championshipId: id, registrationId, message }: EntryKey & { message: string | null }) =>
    createGift(convoca, { id, registrationId, body: { message } }),
  refreshed,
)

export const acceptGiftAtom = atomWithWrite(
  'acceptGift',
  (convoca, giftId: string) => acceptGift(convoca, { giftId }),
  refreshed,
)

export const declineGiftAtom = atomWithWrite(
  'declineGift',
  (convoca, giftId: string) => declineGift(convoca, { giftId }),
  refreshed,
)
