import { listNextMatches } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type MatchEntry = Schemas['ChampionshipMatchEntry']

/** The number of matches in the row of the front page. */
const MAX_SHOWN = 6

/** Matches of all championships that are open now or come next. */
export const nextMatchesQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['championships', 'next-matches'],
    queryFn: ({ signal }) => listNextMatches(convoca, { limit: MAX_SHOWN }, { signal }),
    ...polledEveryMinute,
  })
export const nextMatchesAtom = atomsWithQuery(nextMatchesQuery)(undefined)
