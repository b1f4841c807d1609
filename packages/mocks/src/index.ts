export { createHandlers, operationIds, type Failure, type MockOptions } from './create-handlers.ts'
export { handlers } from './handlers/index.ts'
export type { Context, Handler, Handlers } from './handlers/handler.ts'
export { drawPicture } from './pictures.ts'
export { MockProblem, problemResponse } from './problem.ts'
export { quietRealtime } from './realtime.ts'
export {
  gameShape,
  invitationShape,
  memberShape,
  notificationShape,
  ownProfile,
  playerOption,
  publicProfile,
  publicTeam,
  teamDetail,
  teamListItem,
} from './shapes.ts'
export { createWorld, mockTokenOf, type World } from './world.ts'
