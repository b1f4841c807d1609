import type { Handlers } from './handler.ts'
import { listActivities, readActivity } from '../domains/activities/service.ts'

export const activityHandlers = {
  listActivities: async ({ context, path, query }) => {
    const { page, limit, timeFilter = 'ALL', actionType } = query
    const request = { page, limit, timeFilter, actionType }
    return listActivities(context, path.id, request)
  },
  readActivity: ({ context, path }) => readActivity(context, path.id, path.activityId),
} satisfies Partial<Handlers>
