import { connectNotifications } from '@convoca/sdk/realtime'
import { notificationToastText } from '@convoca/sdk/text'
import { atom } from 'jotai'
import { queryClientAtom } from './client.ts'
import { refreshCommunications } from './communications.ts'
import { refreshInvitations } from './invitations.ts'
import { checkVersionAtom } from './new-version.ts'
import { newNotificationsAtom } from './notifications.ts'
import type { Notification } from './notifications.ts'
import { refreshNotifications } from './refresh-notifications.ts'
import { createSocketSessionAtom } from './session.ts'
import { createTeamRefresher } from './team-changes.ts'
import { refreshTeams } from './teams.ts'
import { showToastAtom } from './toasts.ts'

/** The time for which the connection warning is shown, in milliseconds (docs/product.md#realtime). */
const warningDuration = 8000

/** Subscribes to the user's notifications and the changes of their teams; returns the cleanup. */
export const connectAtom = atom(null, (get, set, userId: string) => {
  const teams = createTeamRefresher(get(queryClientAtom))
  const session = set(createSocketSessionAtom)
  let wasDisconnected = false
  let isRefused = false
  const connection = connectNotifications({
    baseUrl: window.location.origin,
    token: session.token,
    userId,
    onNotification: (notification) => set(receiveNotificationAtom, notification),
    onList: (unread) => void set(catchUpAtom, unread),
    onTeamChanged: teams.changed,
    // Read or deleted in another tab or on another device; here it changes nothing.
    onNotificationsChanged: () => void refreshNotifications(get(queryClientAtom)),
    onRefused: (code) => {
      isRefused = true
      session.refuse(code)
    },
    onState: (state) => {
      if (state === 'connecting') isRefused = false
      if (state === 'connected' && wasDisconnected) {
        teams.reconnected()
        void refreshNotifications(get(queryClientAtom))
        void set(checkVersionAtom, 'reconnection')
      }
      if (state === 'disconnected' || state === 'failed') wasDisconnected = true
      if (state === 'failed' && !isRefused)
        set(showToastAtom, {
          type: 'warning',
          kind: 'connection',
          title: 'Problema de conexão',
          message:
            'Não foi possível conectar ao serviço de notificações. Algumas notificações podem não aparecer em tempo real.',
          duration: warningDuration,
        })
    },
  })
  return () => {
    teams.stop()
    connection.close()
  }
})

/** A live notification: shows its toast and refetches what it changed. */
const receiveNotificationAtom = atom(null, (_get, set, notification: Notification) => {
  set(showToastAtom, {
    type: 'info',
    kind: 'notification',
    title: notification.title || 'Nova notificação',
    ...toToastTexts(notification),
  })
  set(refreshForNotificationAtom, notification)
})

/** Catches up on notifications that arrived between the page's first read and the connection. */
const catchUpAtom = atom(null, async (_get, set, unread: readonly Notification[]) => {
  for (const notification of await set(newNotificationsAtom, unread))
    set(refreshForNotificationAtom, notification)
})

/** Refetches what a notification is about. */
const refreshForNotificationAtom = atom(null, (get, _set, notification: Notification) => {
  const queries = get(queryClientAtom)
  void refreshNotifications(queries)
  // A private communication is announced to its recipient in no other way.
  if (notification.type === 'ANNOUNCE_NEW' && notification.teamId !== null) {
    void refreshCommunications(queries, notification.teamId)
  }
  // The key of `support.ts`, whose calls are no weight of the first load.
  if (notification.ticketId) void queries.invalidateQueries({ queryKey: ['support'] })
  if (notification.context_type === 'TEAM') {
    void refreshTeams(queries)
    void refreshInvitations(queries)
  }
})

/** The documented text of the type with the person and the thing below it; without one the notification's own, then the toast's default. */
function toToastTexts({ type, body, player, conversationId }: Notification): {
  message?: string
  description?: string
} {
  // A communication that concerns a player is private: a message of that player.
  const isPrivate = type === 'ANNOUNCE_NEW' && player !== null && player !== undefined
  const isMessage = isPrivate || (conversationId ?? null) !== null
  const documented = notificationToastText(isMessage ? 'MESSAGE' : type)
  const subject = toSubject(body)
  if (documented === null) return subject === '' ? {} : { message: subject }
  return { message: documented, ...(subject === '' ? {} : { description: subject }) }
}

function toSubject(body: Notification['body']): string {
  if (typeof body === 'string') return body
  if (Array.isArray(body)) return body[0] ?? ''
  const { schedule, team, userWhoInvited } = body
  return schedule
    ? `${schedule.title}, ${team.name}.`
    : `${userWhoInvited.nick} chamou você para o ${team.name}.`
}
