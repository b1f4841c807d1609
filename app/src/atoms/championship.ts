import {
  listChampionshipRegistrations,
  listMatches,
  readChampionship,
  readChampionshipByUrl,
  readStandings,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepNewest } from './keep-newest.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type Championship = Schemas['Championship']
export type ChampionshipMatch = Schemas['ChampionshipMatch']
export type ChampionshipRegistration = Schemas['ChampionshipRegistration']
export type ChampionshipPlace = Schemas['ChampionshipPlace']
export type ChampionshipTeam = Schemas['ChampionshipTeam']

/** A championship by the last part of its address. */
export const championshipByUrlQuery = (convoca: Convoca, url: string) =>
  queryOptions({
    queryKey: ['championship', 'url', url],
    queryFn: ({ signal }) => readChampionshipByUrl(convoca, { championshipUrl: url }, { signal }),
  })
export const championshipByUrlAtom = atomsWithQuery(championshipByUrlQuery)

export const championshipByIdQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', 'id', id],
    queryFn: ({ signal }) => readChampionship(convoca, { id }, { signal }),
  })
export const championshipByIdAtom = atomsWithQuery(championshipByIdQuery)

export const championshipTeamsQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'teams'],
    queryFn: ({ signal }) => listChampionshipRegistrations(convoca, { id }, { signal }),
  })
export const championshipTeamsAtom = atomsWithQuery(championshipTeamsQuery)

export const championshipMatchesQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'matches'],
    queryFn: ({ signal }) => listMatches(convoca, { id }, { signal }),
    structuralSharing: (known, given) =>
      keepNewest(known as ChampionshipMatch[] | undefined, given as ChampionshipMatch[]),
    ...polledEveryMinute,
  })
export const championshipMatchesAtom = atomsWithQuery(championshipMatchesQuery)

export const championshipStandingsQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'standings'],
    queryFn: ({ signal }) => readStandings(convoca, { id }, { signal }),
    ...polledEveryMinute,
  })
export const championshipStandingsAtom = atomsWithQuery(championshipStandingsQuery)
