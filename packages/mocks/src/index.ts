export { createHandlers, operationIds, type Failure, type MockOptions } from './create-handlers.ts'
export { readExample } from './example.ts'
export {
  toInvitation,
  toMember,
  toOwnProfile,
  toPublicProfile,
  toPublicTeam,
  toTeamDetail,
} from './mappers.ts'
export { createMockDatabase, mockTokenOf, type MockDatabase } from './mock-database.ts'
export { override, type Overrides } from './override.ts'
export { toPage } from './paging.ts'
export { MockProblem } from './problem.ts'
export { quietRealtime } from './realtime.ts'
