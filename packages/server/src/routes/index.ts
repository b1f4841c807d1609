import type { Handlers } from '../contract/handler.ts'
import { authHandlers } from './auth.ts'
import { fileHandlers } from './files.ts'
import { gameHandlers } from './games.ts'
import { invitationHandlers } from './invitations.ts'
import { notificationHandlers } from './notifications.ts'
import { systemHandlers } from './system.ts'
import { teamHandlers } from './teams.ts'
import { userHandlers } from './users.ts'

/** Every operation of the contract; one without a handler does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...gameHandlers,
  ...teamHandlers,
  ...invitationHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  ...systemHandlers,
}
