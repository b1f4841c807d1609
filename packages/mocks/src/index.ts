export { createHandlers, operationIds, type Failure, type MockOptions } from './create-handlers.ts'
export { handlers } from './handlers/index.ts'
export type { Context, Handler, Handlers } from './handlers/handler.ts'
export { drawImage } from './mock-images.ts'
export { MockProblem, problemResponse } from './problem.ts'
export { quietRealtime } from './realtime.ts'
export {
  toGame,
  toInvitation,
  toMember,
  toNotification,
  toOwnProfile,
  toPlayerOption,
  toPublicProfile,
  toPublicTeam,
  toTeamDetail,
  toTeamListItem,
} from './mappers.ts'
export { createMockDatabase, mockTokenOf, type MockDatabase } from './mock-database.ts'
export { mockAdmin } from './support-tables.ts'
