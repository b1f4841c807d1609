import { readPublicProfile, searchPlayers } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomsWithPagedQuery, atomsWithQuery, pagedQueryOptions, queryOptions } from './query.ts'

export type Player = Schemas['PlayerOption']

/** Players per page in the picker (part 1 §9). */
const playersPerPage = 80

export interface PlayerSearch {
  search: string
  teamId?: string | undefined
}

/** Players by name or nick. With a team id, its members and those it already invited are left out. */
export const playersQuery = (convoca: Convoca, { search, teamId }: PlayerSearch) => {
  const text = search.trim() || undefined
  return pagedQueryOptions({
    queryKey: ['players', text ?? '', teamId ?? ''],
    queryFn: ({ pageParam, signal }) =>
      searchPlayers(
        convoca,
        { order: 'asc', limit: playersPerPage, search: text, page: pageParam, entityId: teamId },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}
export const playersAtom = atomsWithPagedQuery(playersQuery)

export const publicProfileQuery = (convoca: Convoca, nickname: string) =>
  queryOptions({
    queryKey: ['profile', 'pro', nickname],
    queryFn: ({ signal }) => readPublicProfile(convoca, { nickname }, { signal }),
  })
export const publicProfileAtom = atomsWithQuery(publicProfileQuery)
