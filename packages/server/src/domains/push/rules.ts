import { championshipNotificationPath, eventNotificationPath, truncate } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'

type Notification = Schemas['Notification']

/** The push services of Chrome, Edge, Firefox and Safari: the server calls no other address. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
]

/** Whether messages may be sent there. `standIn` is the origin of a test's push service. */
export function isPushEndpoint(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (standIn !== null && origin === standIn) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}

/** The content that the service worker shows and opens. */
export interface PushMessage {
  id: string
  title: string
  body: string
  path: string
}

function toText({ body }: Notification): string {
  if (typeof body === 'string') return body
  if (Array.isArray(body)) return body.join('\n')
  const { schedule, team, userWhoInvited } = body
  return schedule
    ? `${schedule.title}, ${team.name}.`
    : `${userWhoInvited.nick} chamou você para o ${team.name}.`
}

function toPath(notification: Notification): string {
  const { type, teamTag, conversationId = null } = notification
  if (conversationId !== null) return `/chat?conversation=${conversationId}`
  if (type === 'TEAM_INVITE') return '/profile/invites'
  const championshipPath = championshipNotificationPath(notification) ?? eventNotificationPath(notification)
  if (championshipPath !== null) return championshipPath
  return teamTag === null ? '/notifications' : `/my/teams/${teamTag}?tab=schedule`
}

const MAX_BODY = 500

/** No more than the notification itself shows. A push service takes 4 kB. */
export function toMessage(notification: Notification): PushMessage {
  return {
    id: notification.id,
    title: notification.title,
    body: truncate(toText(notification), MAX_BODY),
    path: toPath(notification),
  }
}
