import type { Convoca } from '@convoca/sdk/core'
import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import type { AtomWithInfiniteQueryOptions, AtomWithQueryOptions } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'

type Options<Data> = AtomWithQueryOptions<Data> & {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<Data>
}

/** Query options as `xQuery(convoca, params)` returns them: for atoms, loaders and the query client alike. */
export const queryOptions = <Data>(options: Options<Data>) => options

interface Page {
  page: number
  totalPage: number
}

type InfiniteOptions<Data, Param> = AtomWithInfiniteQueryOptions<
  Data,
  Error,
  InfiniteData<Data, Param>,
  QueryKey,
  Param
>
type PagedOptions<Data> = InfiniteOptions<Data, number>

/** Options of an infinite query over numbered pages. */
export const pagedQueryOptions = <Data extends Page>(
  options: Omit<PagedOptions<Data>, 'initialPageParam' | 'getNextPageParam'>,
): PagedOptions<Data> => ({
  ...options,
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
})

/** Options of a list of which each page names the cursor of the next one. */
export const cursorQueryOptions = <Data extends { nextCursor: string | null }>(
  options: Omit<InfiniteOptions<Data, string | null>, 'initialPageParam' | 'getNextPageParam'>,
): InfiniteOptions<Data, string | null> => ({
  ...options,
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

/** Creates the atom of a query from its params; components read it with `useQueryAtom`. */
export const atomsWithQuery =
  <Params, Data>(query: (convoca: Convoca, params: Params) => Options<Data>) =>
  (params: Params) =>
    atomWithQuery((get) => query(get(convocaAtom), params))

/** Atoms of a query with pages. */
export const atomsWithPagedQuery =
  <Params, Data, Param>(query: (convoca: Convoca, params: Params) => InfiniteOptions<Data, Param>) =>
  (params: Params) =>
    atomWithInfiniteQuery((get) => query(get(convocaAtom), params))

const minute = 60_000

/**
 * Refetches data every minute while it is mounted, and on window focus, because no event announces its
 * changes.
 */
export const polledEveryMinute = { refetchInterval: minute, refetchOnWindowFocus: 'always' } as const
