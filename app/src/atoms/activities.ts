import { listActivities } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomsWithPagedQuery, pagedQueryOptions } from './query.ts'

export type Activity = Schemas['Activity']

const activitiesPerPage = 20

export interface ActivitySearch {
  teamId: string
  actionType: Schemas['ActivityType'] | null
  timeFilter: Schemas['TimeFilter']
}

/** A team's activity log, newest first. */
export const activitiesQuery = (convoca: Convoca, { teamId, actionType, timeFilter }: ActivitySearch) =>
  pagedQueryOptions({
    queryKey: ['team', teamId, 'activities', actionType, timeFilter],
    queryFn: ({ pageParam, signal }) =>
      listActivities(
        convoca,
        {
          id: teamId,
          page: pageParam,
          limit: activitiesPerPage,
          timeFilter,
          ...(actionType === null ? {} : { actionType }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
export const activitiesAtom = atomsWithPagedQuery(activitiesQuery)
