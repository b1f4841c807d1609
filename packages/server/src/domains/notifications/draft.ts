import type { Quote } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'

export interface NotificationDraft extends Quote {
  userId: string
  type: Schemas['NotificationType']
  contextType: Schemas['NotificationContext']
  title: string
  /** The text; a notification with an invitation or a quoted text shows it only once that is gone. */
  body: string | string[]
  /** The text of a mail instead of the body, such as of an invitation that is still open. */
  mailText?: string
  teamId?: string
  /** Another user whom it is about, such as who joined. */
  playerId?: string
  invitationId?: string
  scheduleId?: string
  /** An invitation to an event shows the check-in's current state. */
  checkInId?: string
  /** The occurrence of the event that it asks about. */
  occursAt?: Date
  ticketId?: string
  conversationId?: string
  championshipId?: string
  matchId?: string
  /** An event that was created; one of a championship is told by that. */
  eventId?: string
  /** The registration in whose roster the user has a place to confirm. */
  registrationId?: string
  /** The subject, where none of these says it: of one kind and subject the newest unread one stays. */
  subject?: string
  /** Reaches users who have turned its kind off, and has a mail of its own. */
  isUnmutable?: true
}
