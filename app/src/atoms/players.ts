import { readPublicProfile, searchPlayers } from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import type { InfiniteData } from '@tanstack/query-core'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'

export type Player = Schemas['PlayerOption']
type PlayerPage = Schemas['PlayerPage']

/** Players a page in the picker (part 1 §9). */
const playersPerPage = 80

/** Players by name or nick. With a team id, its members and those it already invited are left out. */
export const playersAtom = ({ search, teamId }: { search: string; teamId?: string | undefined }) =>
  atomWithInfiniteQuery<PlayerPage, Error, InfiniteData<PlayerPage, number>, string[], number>((get) => {
    const convoca = get(convocaAtom)
    const text = search.trim() || undefined
    return {
      queryKey: ['players', text ?? '', teamId ?? ''],
      queryFn: ({ pageParam, signal }) =>
        searchPlayers(
          convoca,
          { order: 'asc', limit: playersPerPage, search: text, page: pageParam, entityId: teamId },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }
  })

export const publicProfileAtom = (nickname: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: ['profile', 'pro', nickname],
      queryFn: ({ signal }) => readPublicProfile(convoca, { nickname }, { signal }),
    }
  })
