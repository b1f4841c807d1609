import { id, type SampleRequests } from './samples.ts'
import { fixtureId } from '@convoca/fixtures'

export const activities = {
  listActivities: { params: { id }, query: '?page=1&limit=5&timeFilter=MONTH' },
  readActivity: { params: { id, activityId: fixtureId('activity', 0) } },
} satisfies SampleRequests
