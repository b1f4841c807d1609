import type { SampleRequests } from './samples.ts'

export const system = {
  readConfig: {},
  readHealth: {},
  readReadiness: {},
} satisfies SampleRequests
