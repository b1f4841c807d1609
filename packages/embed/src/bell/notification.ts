/** The fields that the bell reads of a notification (`Notification` of the API). */
export interface Notification {
  id: string
  type: string
  title: string
  body: string | string[] | InviteBody
  isRead: boolean
  createAt: string | null
  teamId: string | null
  teamTag?: string | null
  inviteId: string | null
  scheduleId: string | null
  checkInId: string | null
  conversationId?: string | null
  player?: { nick: string } | null
}

interface InviteBody {
  status: string
  team: { name: string } | null
  schedule: { title: string; occurs_at?: string } | null
  is_confirmed?: boolean | null
  is_expired?: boolean
}

export const toInvite = ({ body }: Notification): InviteBody | undefined =>
  typeof body === 'object' && !Array.isArray(body) ? body : undefined

/** An invitation that still waits for its answer; a list has no status, there an unread one counts. */
export function isActionable(notification: Notification): boolean {
  const { type, isRead, inviteId, checkInId } = notification
  if (type === 'TEAM_INVITE' ? !inviteId : type !== 'SCHEDULE_INVITE' || !checkInId) return false
  const invite = toInvite(notification)
  return invite ? invite.status === 'PENDING' && !invite.is_expired : !isRead
}

/** The call that answers an invitation. */
export function toAnswer(
  notification: Notification,
  accept: boolean,
): [method: string, path: string, body?: object] {
  const { type, teamId, inviteId, scheduleId, checkInId } = notification
  if (type === 'SCHEDULE_INVITE') {
    const path = `/teams/${teamId}/schedules/${scheduleId}/checkins/${checkInId}/confirmation`
    const occursAt = toInvite(notification)?.schedule?.occurs_at
    return ['PUT', path, { is_confirmed: accept, ...(occursAt ? { occurs_at: occursAt } : {}) }]
  }
  return ['PATCH', `/teams/${teamId}/invitations/${inviteId}/${accept ? 'accept' : 'decline'}`]
}

/** The conversation, or the page of the player or the team that it concerns. */
export function toPath({ conversationId, player, teamTag }: Notification): string | undefined {
  if (conversationId) return `/chat?conversation=${encodeURIComponent(conversationId)}`
  if (player) return `/pro/${encodeURIComponent(player.nick)}`
  return teamTag ? `/team/profile/${encodeURIComponent(teamTag)}` : undefined
}

const twoDigits = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** `20/11/2026 - 19:00` */
export function toDate(iso: string | null, language: string): string | undefined {
  if (!iso) return undefined
  const date = new Date(iso)
  const parts = { ...twoDigits, year: 'numeric', hourCycle: 'h23' } as const
  return date.toLocaleString(language, parts).replace(/,? (?=\d\d:)/, ' - ')
}
