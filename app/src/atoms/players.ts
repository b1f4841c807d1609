import {
  listRecommendations,
  readPlayerRecord,
  readPublicProfile,
  readPublicUser,
  searchPlayers,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomsWithPagedQuery, atomsWithQuery, pagedQueryOptions, queryOptions } from './query.ts'

export type Player = Schemas['PlayerOption']

/** Players per page in the picker (docs/product.md#players). */
const playersPerPage = 80

export interface PlayerSearch {
  search: string
  teamId?: string | undefined
  gameId?: string | undefined
  position?: string | undefined
  rank?: string | undefined
  /** Only players who are free to join a team. */
  free?: boolean | undefined
}

/** Players by name or nick. With a team id, its members and those it already invited are left out. */
export const playersQuery = (convoca: Convoca, { search, teamId, free, ...filter }: PlayerSearch) => {
  const text = search.trim() || undefined
  const onlyFree = free === true ? true : undefined
  return pagedQueryOptions({
    queryKey: ['players', text ?? '', teamId ?? '', { ...filter, free: onlyFree }],
    queryFn: ({ pageParam, signal }) =>
      searchPlayers(
        convoca,
        {
          ...filter,
          free: onlyFree,
          order: 'asc',
          limit: playersPerPage,
          search: text,
          page: pageParam,
          entityId: teamId,
        },
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

export type PublicProfile = Schemas['PublicProfile']
export type PlayerRecord = Schemas['PlayerRecord']
export type Recommendation = Schemas['Recommendations']['list'][number]

export const profileByIdQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['profile', 'id', id],
    queryFn: ({ signal }) => readPublicUser(convoca, { id }, { signal }),
  })
export const profileByIdAtom = atomsWithQuery(profileByIdQuery)

/** Matches and badges of a player's teams. */
export const playerRecordQuery = (convoca: Convoca, userId: string) =>
  queryOptions({
    queryKey: ['profile', 'record', userId],
    queryFn: ({ signal }) => readPlayerRecord(convoca, { id: userId }, { signal }),
  })
export const playerRecordAtom = atomsWithQuery(playerRecordQuery)

/** Players and teams for the user, with the reasons. */
export const recommendationsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) => listRecommendations(convoca, {}, { signal }),
  })
export const recommendationsAtom = atomsWithQuery(recommendationsQuery)(undefined)
