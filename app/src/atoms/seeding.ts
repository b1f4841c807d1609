import { listChampionships, previewBracket } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atomsWithQuery, queryOptions } from './query.ts'

/** A list to choose from has room for as many. */
const MAX_FORMER = 30

/** The latest finished championships of a game. */
export const formerChampionshipsAtom = atomsWithQuery((convoca: Convoca, gameId: string) =>
  queryOptions({
    queryKey: ['championships', 'former', gameId],
    queryFn: async ({ signal }) => {
      const query = { gameId, status: 'FINISHED', order: 'desc', limit: MAX_FORMER } as const
      return (await listChampionships(convoca, query, { signal })).data
    },
  }),
)

export const bracketPreviewAtom = atomsWithQuery(
  (convoca: Convoca, { id, isWanted }: { id: string; isWanted: boolean }) =>
    queryOptions({
      // The seeds are part of the registrations: with them it is read again.
      queryKey: ['championship', id, 'teams', 'preview'],
      queryFn: ({ signal }) => previewBracket(convoca, { id }, { signal }),
      enabled: isWanted,
    }),
)
