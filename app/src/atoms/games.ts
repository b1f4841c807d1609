import { listAllGames } from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'

export type Game = Schemas['Game']

/** Every game; fresh for 10 minutes (part 2 §9). */
export const gamesAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  return {
    queryKey: ['games'],
    queryFn: ({ signal }) => listAllGames(convoca, {}, { signal }),
    staleTime: 10 * 60_000,
  }
})
