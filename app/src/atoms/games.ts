import { listAllGames } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Game = Schemas['Game']

export const gamesKey = ['games'] as const

/** Every game; fresh for 10 minutes (docs/product.md#freshness). */
export const gamesQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: gamesKey,
    queryFn: ({ signal }) => listAllGames(convoca, {}, { signal }),
    staleTime: 10 * 60_000,
  })
export const gamesAtom = atomsWithQuery(gamesQuery)(undefined)
