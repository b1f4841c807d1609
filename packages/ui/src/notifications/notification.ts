import type { InviteRole, InviteStatus } from './invitations.ts'
import type { NotificationType } from './kinds.ts'

/** Object body of a notification: a team's invitation or a request to confirm a schedule. */
export interface NotificationInvite {
  teamName: string
  teamHref?: string | undefined
  role?: InviteRole | undefined
  /** Nick of the inviter. */
  inviterNick?: string | undefined
  status: InviteStatus
  /** Title of the event with its date, in Portuguese; only for schedule invitations. */
  scheduleTitle?: string | undefined
}

/** A notification as it is shown. The body is one of `text`, `lines` and `invite`. */
export interface NotificationItem {
  id: string
  type: NotificationType
  title: string
  /** Body that is one text. */
  text?: string | undefined
  /** Body that is a list. */
  lines?: readonly string[] | undefined
  /** Body that is an object. */
  invite?: NotificationInvite | undefined
  /** Whether its reader has a place in a roster to confirm. */
  isPlacePending?: boolean | undefined
  /** Whether its reader is asked to help run a championship, and has not answered. */
  isRolePending?: boolean | undefined
  isRead: boolean
  /** ISO date-time. */
  createdAt: string
  /** Address of the title, e.g. `/pro/{nick}`. */
  href?: string | undefined
}

/** The pending action of a notification. */
export type NotificationAction = 'accept' | 'decline' | 'read' | 'delete'

/** Callbacks take the notification's id; a control without its callback is not rendered. */
export interface NotificationActions {
  /** Accepts a pending invitation. */
  onAccept?: ((id: string) => void) | undefined
  /** Declines a pending invitation. */
  onDecline?: ((id: string) => void) | undefined
  /** Marks it as read. */
  onMarkRead?: ((id: string) => void) | undefined
  /** Deletes it. */
  onDelete?: ((id: string) => void) | undefined
}

/**
 * Whether Aceitar and Recusar are offered: only for a team or schedule invitation that is still pending, for a place in a roster that
 * is to be confirmed, and for a role in a championship's staff that is to be accepted. A list body has no status, so there an unread
 * notification counts as pending.
 */
export function isActionable(notification: NotificationItem): boolean {
  if (notification.isPlacePending === true || notification.isRolePending === true) return true
  if (notification.type !== 'TEAM_INVITE' && notification.type !== 'SCHEDULE_INVITE') return false
  if (notification.invite) return notification.invite.status === 'PENDING'
  return notification.lines !== undefined && !notification.isRead
}
