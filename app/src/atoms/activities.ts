import { listActivities } from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { type InfiniteData, keepPreviousData } from '@tanstack/query-core'
import { atomWithInfiniteQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'

export type Activity = Schemas['Activity']
type ActivityPage = Schemas['ActivityPage']

const perPage = 20

export interface ActivitySearch {
  teamId: string
  actionType: Schemas['ActivityType'] | null
  timeFilter: Schemas['TimeFilter']
}

/** What happened in a team, newest first. */
export const activitiesAtom = ({ teamId, actionType, timeFilter }: ActivitySearch) =>
  atomWithInfiniteQuery<
    ActivityPage,
    Error,
    InfiniteData<ActivityPage, number>,
    readonly (string | null)[],
    number
  >((get) => {
    const convoca = get(convocaAtom)
    const filter = { timeFilter, ...(actionType === null ? {} : { actionType }) }
    return {
      queryKey: ['team', teamId, 'activities', actionType, timeFilter],
      queryFn: ({ pageParam, signal }) =>
        listActivities(convoca, { id: teamId, page: pageParam, limit: perPage, ...filter }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }
  })
