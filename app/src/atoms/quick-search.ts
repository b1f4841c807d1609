import { listChampionships, listTeams, searchPlayers, searchTeams } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'
import { queryOptions } from './query.ts'
import { userAtom } from './session.ts'

/** The fewest letters of a player's name that are searched for (docs/product.md#players), and of a championship's. */
const minLettersOfNames = 4
/** Tags of teams have two letters and more. */
const minLetters = 2
/** Results of each kind: the palette is a shortcut, not a list. */
const resultsPerKind = 5

export const isSearchable = (text: string) => text.trim().length >= minLetters

const nothing = { data: [] }

/** Players, championships, the user's own teams and other teams that match a text. Guests search nothing. */
export const quickSearchQuery = (convoca: Convoca, text: string, userId: string | undefined) => {
  const query = { search: text.trim(), page: 1, limit: resultsPerKind, order: 'asc' } as const
  return queryOptions({
    queryKey: ['quick-search', userId ?? '', query.search],
    queryFn: async ({ signal }) => {
      const isName = query.search.length >= minLettersOfNames
      const [players, own, all, championships] = await Promise.all([
        isName ? searchPlayers(convoca, query, { signal }) : nothing,
        listTeams(convoca, { ...query, entityId: userId }, { signal }),
        searchTeams(convoca, query, { signal }),
        isName
          ? listChampionships(
              convoca,
              { search: query.search, limit: resultsPerKind, order: 'desc' },
              { signal },
            )
          : nothing,
      ])
      const ownIds = new Set(own.data.map(({ id }) => id))
      return {
        players: players.data,
        championships: championships.data,
        teams: own.data,
        otherTeams: all.data.filter(({ id }) => !ownIds.has(id)),
      }
    },
    enabled: userId !== undefined && isSearchable(text),
    staleTime: 30_000,
  })
}
export const quickSearchAtom = (text: string) =>
  atomWithQuery((get) => quickSearchQuery(get(convocaAtom), text, get(userAtom)?.id))
