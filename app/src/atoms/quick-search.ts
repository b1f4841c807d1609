import { listTeams, searchPlayers, searchTeams } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'
import { userAtom } from './session.ts'

/** People are searched from this many letters on (part 1 §5, user search by name). */
const fewestLetters = 4
/** Of each kind: the palette is a short way, not a list. */
const mostFound = 5

export const isSearchable = (typed: string) => typed.trim().length >= fewestLetters

/** Players, the signed-in user's teams and those of others that a text finds. A guest's search asks nothing. */
export const quickSearchAtom = (typed: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    const userId = get(userAtom)?.id
    const query = { search: typed.trim(), page: 1, limit: mostFound, order: 'asc' } as const
    return {
      queryKey: ['quick-search', userId ?? '', query.search],
      queryFn: async ({ signal }) => {
        const [players, own, all] = await Promise.all([
          searchPlayers(convoca, query, { signal }),
          listTeams(convoca, { ...query, entityId: userId }, { signal }),
          searchTeams(convoca, query, { signal }),
        ])
        const ownIds = new Set(own.data.map(({ id }) => id))
        return {
          players: players.data,
          teams: own.data,
          otherTeams: all.data.filter(({ id }) => !ownIds.has(id)),
        }
      },
      enabled: userId !== undefined && isSearchable(typed),
      staleTime: 30_000,
    }
  })
