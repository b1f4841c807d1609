import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { listActivities, readActivity } from '../domains/activities/service.ts'

export const activityHandlers = {
  listActivities: async (call) => {
    const { page = 1, limit = 10, timeFilter = 'ALL', actionType } = call.query
    const request = { page, limit, timeFilter, actionType, now: call.services.now() }
    return { status: 200, body: await listActivities(call.work.db, signedIn(call), call.path.id, request) }
  },
  readActivity: async (call) => ({
    status: 200,
    body: await readActivity(call.work.db, signedIn(call), call.path.id, call.path.activityId),
  }),
} satisfies Partial<Handlers>
