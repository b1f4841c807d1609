import { countChampionships, listChampionships } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import {
  atomsWithPagedQuery,
  atomsWithQuery,
  cursorQueryOptions,
  polledEveryMinute,
  queryOptions,
} from './query.ts'

export type Championship = Schemas['ChampionshipSummary']

export interface ChampionshipSearch {
  search?: string | undefined
  gameId?: string | undefined
  status?: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING' | 'FINISHED' | undefined
}

/** Divided by one, two and three columns. */
const championshipsPerPage = 12

/** The published championships: what is still to come begins with the next, everything else with the latest. */
export const championshipsQuery = (convoca: Convoca, { search, gameId, status }: ChampionshipSearch) => {
  const order = status === undefined || status === 'FINISHED' ? ('desc' as const) : ('asc' as const)
  const query = { search, gameId, status, order, limit: championshipsPerPage }
  return cursorQueryOptions({
    queryKey: ['championships', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      listChampionships(convoca, { ...query, cursor: pageParam ?? undefined }, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
}
export const championshipsAtom = atomsWithPagedQuery(championshipsQuery)

/** The numbers of championships, by status and by game. */
export const championshipCountsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['championships', 'counts'],
    queryFn: ({ signal }) => countChampionships(convoca, {}, { signal }),
    ...polledEveryMinute,
  })
export const championshipCountsAtom = atomsWithQuery(championshipCountsQuery)(undefined)

/** The number of cards in the front page's row. */
const MAX_GUARANTEED = 3

/** Championships that can be entered and whose promised money is kept, the next first. */
export const guaranteedChampionshipsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['championships', 'guaranteed'],
    queryFn: ({ signal }) =>
      listChampionships(
        convoca,
        { status: 'REGISTRATION', isPrizeGuaranteed: true, order: 'asc', limit: MAX_GUARANTEED },
        { signal },
      ),
    ...polledEveryMinute,
  })
export const guaranteedChampionshipsAtom = atomsWithQuery(guaranteedChampionshipsQuery)(undefined)
