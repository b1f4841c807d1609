import type { NotificationItem } from '@convoca/ui'
import type { Invitation } from '../../atoms/invitations.ts'
import type { Notification } from '../../atoms/notifications.ts'

const toInvite = ({ team, role, userWhoInvited, status, schedule }: Invitation) => ({
  teamName: team.name,
  role,
  inviterNick: userWhoInvited.nick,
  status,
  ...(schedule ? { scheduleTitle: schedule.title } : {}),
})

/** The three shapes of a body (text, lines, invitation) as the card draws them (part 1 §3). */
export function toNotificationItem(notification: Notification): NotificationItem {
  const { id, type, title, body, isRead, createAt, teamTag } = notification
  const item = { id, type, title, isRead, createdAt: createAt }
  if (typeof body === 'string')
    return { ...item, text: body, ...(teamTag ? { href: teamHref(notification) } : {}) }
  if (Array.isArray(body)) return { ...item, lines: body }
  // An invitation concerns the player who sent it (part 1 §2, bell).
  return { ...item, invite: toInvite(body), href: `/pro/${body.userWhoInvited.nick}` }
}

const teamHref = ({ teamTag }: Notification) => `/my/teams/${teamTag ?? ''}`
