import { championshipNotificationPath, eventNotificationPath } from '@convoca/sdk/text'
import { fullDate } from '@convoca/ui'
import type { NotificationItem } from '@convoca/ui'
import { getInvitationStatus } from '../atoms/invitations.ts'
import type { Invitation } from '../atoms/invitations.ts'
import type { Notification } from '../atoms/notifications.ts'

/** The event with its date: a response needs both. */
const formatEvent = ({ title, starts_at }: NonNullable<Invitation['schedule']>) =>
  starts_at === undefined ? title : `${title}, ${fullDate(starts_at)}`

const toInvite = (invitation: Invitation) => ({
  teamName: invitation.team.name,
  teamHref: `/team/profile/${invitation.team.team_tag}`,
  role: invitation.role,
  inviterNick: invitation.userWhoInvited.nick,
  status: getInvitationStatus(invitation),
  ...(invitation.schedule ? { scheduleTitle: formatEvent(invitation.schedule) } : {}),
})

/** The three shapes of a body (text, lines, invitation) as props of the card (docs/product.md#notifications). */
export function toNotificationItem(notification: Notification): NotificationItem {
  const { id, type, title, body, isRead, createAt, teamTag, ticketId, conversationId } = notification
  const item = { id, type, title, isRead, createdAt: createAt }
  if (typeof body === 'string' || Array.isArray(body)) {
    const content = typeof body === 'string' ? { text: body } : { lines: body }
    if (conversationId) return { ...item, ...content, href: `/chat?conversation=${conversationId}` }
    if (type === 'BADGET_RECEIVE') return { ...item, ...content, href: '/profile?tab=badges' }
    if (ticketId) return { ...item, ...content, href: `/support/${ticketId}` }
    const asked = {
      ...(notification.roster?.isPending === true && { isPlacePending: true }),
      ...(notification.staff?.isPending === true && { isRolePending: true }),
    }
    const path = championshipNotificationPath(notification) ?? eventNotificationPath(notification)
    if (path !== null) return { ...item, ...content, ...asked, href: path }
    return { ...item, ...content, ...(teamTag ? { href: getHref(notification, teamTag) } : {}) }
  }
  // Its reader decides about the team; the inviter is linked in the text.
  const { team_tag: tag } = body.team
  const href = body.schedule ? `/my/teams/${tag}?tab=schedule` : `/team/profile/${tag}`
  return { ...item, invite: toInvite(body), href }
}

/** The page where the user can act on it: an application's is the team's invitations (docs/product.md#notifications). */
function getHref({ inviteId, type, context_type, player }: Notification, tag: string): string {
  if (type === 'REFUSED') return '/profile/invites'
  // Removed members have no access to the inner page, nor has who was invited, once the invitation is gone.
  if (type === 'TEAM_KICK' || type === 'TEAM_INVITE') return `/team/profile/${tag}`
  if (context_type === 'SCHEDULE') return `/my/teams/${tag}?tab=schedule`
  if (type === 'ANNOUNCE_NEW' && context_type === 'TEAM') return `/my/teams/${tag}?tab=communications`
  if (type === 'TEAM_UPDATE' && inviteId !== null) return `/my/teams/${tag}?tab=invitations`
  return player ? `/pro/${player.nick}` : `/my/teams/${tag}`
}
