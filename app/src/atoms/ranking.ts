import { listPlayerRanking, listTeamRanking } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

const placesPerPage = 25

export interface RankingPage {
  gameId: string
  page: number
}

const teamRankingQuery = (convoca: Convoca, place: RankingPage) =>
  queryOptions({
    queryKey: ['ranking', 'teams', place],
    queryFn: ({ signal }) => listTeamRanking(convoca, { ...place, limit: placesPerPage }, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
export const teamRankingAtom = atomsWithQuery(teamRankingQuery)

const playerRankingQuery = (convoca: Convoca, place: RankingPage) =>
  queryOptions({
    queryKey: ['ranking', 'players', place],
    queryFn: ({ signal }) => listPlayerRanking(convoca, { ...place, limit: placesPerPage }, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
export const playerRankingAtom = atomsWithQuery(playerRankingQuery)
