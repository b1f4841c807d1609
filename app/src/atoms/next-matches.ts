import { listNextMatches } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

/** The number of matches that fit beside the first cards. */
const MAX_SHOWN = 4

/** Matches of all championships that are open now or come next. */
export const nextMatchesQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['championships', 'next-matches'],
    queryFn: ({ signal }) => listNextMatches(convoca, { limit: MAX_SHOWN }, { signal }),
    ...polledEveryMinute,
  })
export const nextMatchesAtom = atomsWithQuery(nextMatchesQuery)(undefined)
