import type { Overrides } from '../override.ts'
import { accountHandlers } from './accounts.ts'
import { championshipHandlers } from './championships.ts'
import { chatHandlers } from './chat.ts'
import { invitationHandlers } from './invitations.ts'
import { notificationHandlers } from './notifications.ts'
import { teamHandlers } from './teams.ts'

/**
 * The handlers that the flow stories need: the lists that a person searches and pages, and a dozen writes that are read again. Every
 * other operation answers the contract's example.
 */
export const demoHandlers: Overrides = {
  ...accountHandlers,
  ...teamHandlers,
  ...invitationHandlers,
  ...notificationHandlers,
  ...chatHandlers,
  ...championshipHandlers,
}
