import type { SampleRequests } from './samples.ts'

export const dashboard = {
  readDashboard: {},
} satisfies SampleRequests
