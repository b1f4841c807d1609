import type { NotificationItem } from '@convoca/ui'
import { shownStatusOf } from '../../atoms/invitations.ts'
import type { Invitation } from '../../atoms/invitations.ts'
import type { Notification } from '../../atoms/notifications.ts'

const toInvite = (invitation: Invitation) => ({
  teamName: invitation.team.name,
  role: invitation.role,
  inviterNick: invitation.userWhoInvited.nick,
  status: shownStatusOf(invitation),
  ...(invitation.schedule ? { scheduleTitle: invitation.schedule.title } : {}),
})

/** The three shapes of a body (text, lines, invitation) as the card draws them (part 1 §3). */
export function toNotificationItem(notification: Notification): NotificationItem {
  const { id, type, title, body, isRead, createAt, teamTag } = notification
  const item = { id, type, title, isRead, createdAt: createAt }
  if (typeof body === 'string')
    return { ...item, text: body, ...(teamTag ? { href: teamHref(notification) } : {}) }
  if (Array.isArray(body)) return { ...item, lines: body }
  // An invitation concerns the player who sent it (part 1 §2, bell).
  const href = body.schedule ? teamHref(notification) : `/pro/${body.userWhoInvited.nick}`
  return { ...item, invite: toInvite(body), href }
}

/** What concerns an invitation is answered among the team's invitations, an event in its schedule. */
const teamHref = ({ teamTag, inviteId, type, context_type }: Notification) => {
  if (type === 'REFUSED') return '/profile/invites'
  if (context_type === 'SCHEDULE') return `/my/teams/${teamTag ?? ''}?tab=schedule`
  if (type === 'ANNOUNCE_NEW' && context_type === 'TEAM')
    return `/my/teams/${teamTag ?? ''}?tab=communications`
  const part = inviteId !== null && type === 'TEAM_UPDATE' ? '?tab=invitations' : ''
  return `/my/teams/${teamTag ?? ''}${part}`
}
