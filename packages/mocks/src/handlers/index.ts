import { authHandlers, userHandlers } from './accounts.ts'
import { fileHandlers } from './files.ts'
import type { Handlers } from './handler.ts'
import { invitationHandlers } from './invitations.ts'
import { notificationHandlers } from './notifications.ts'
import { gameHandlers, teamHandlers } from './teams.ts'

/** Every operation of the contract; one that is missing here does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...gameHandlers,
  ...teamHandlers,
  ...invitationHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  readHealth: () => ({ status: 'ok' }),
  readReadiness: () => ({ status: 'ok' }),
}
