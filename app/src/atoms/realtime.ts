import { connectNotifications } from '@convoca/sdk/realtime'
import { notificationToastText } from '@convoca/sdk/text'
import { atom } from 'jotai'
import { queryClientAtom, tokenAtom } from './client.ts'
import { refreshCommunicationsAtom } from './communications.ts'
import { refreshInvitationsAtom } from './invitations.ts'
import { checkVersionAtom } from './new-version.ts'
import { refreshNotificationsAtom, newNotificationsAtom } from './notifications.ts'
import type { Notification } from './notifications.ts'
import { createTeamRefresher } from './team-changes.ts'
import { refreshTeamsAtom } from './teams.ts'
import { showToastAtom } from './toasts.ts'

/** Milliseconds that the connection warning stays (part 1 §8). */
const warningDuration = 8000

/** Listens for the user's notifications and the changes of their teams; answers the function that ends it. */
export const connectAtom = atom(null, (get, set, userId: string) => {
  const teams = createTeamRefresher(get(queryClientAtom))
  let wasAway = false
  const connection = connectNotifications({
    baseUrl: window.location.origin,
    token: () => get(tokenAtom),
    userId,
    onNotification: (notification) => set(receiveNotificationAtom, notification),
    onList: (unread) => void set(catchUpAtom, unread),
    onTeamChanged: teams.changed,
    onState: (state) => {
      if (state === 'connected' && wasAway) {
        teams.missedSome()
        void set(checkVersionAtom, 'reconnection')
      }
      if (state === 'disconnected' || state === 'failed') wasAway = true
      if (state === 'failed')
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

/** A notification that came live: it is told, and what it changed is read again. */
const receiveNotificationAtom = atom(null, (_get, set, notification: Notification) => {
  set(showToastAtom, {
    type: 'info',
    kind: 'notification',
    title: notification.title || 'Nova notificação',
    message: toastLine(notification),
  })
  set(refreshForNotificationAtom, notification)
})

/** What came after the page was read and before it was connected shows as if the page had been opened just now. */
const catchUpAtom = atom(null, async (_get, set, unread: readonly Notification[]) => {
  for (const notification of await set(newNotificationsAtom, unread))
    set(refreshForNotificationAtom, notification)
})

/** Reads again what a notification tells of. */
const refreshForNotificationAtom = atom(null, (_get, set, notification: Notification) => {
  void set(refreshNotificationsAtom)
  // A private communication is announced to its recipient in no other way.
  if (notification.type === 'ANNOUNCE_NEW' && notification.teamId !== null) {
    set(refreshCommunicationsAtom, notification.teamId)
  }
  if (notification.context_type === 'TEAM') {
    void set(refreshTeamsAtom)
    void set(refreshInvitationsAtom)
  }
})

/** The documented line of the type, else what the notification itself says. */
function toastLine({ type, body }: Notification) {
  const own = typeof body === 'string' ? body : undefined
  return notificationToastText(type) ?? own ?? 'Você recebeu uma nova notificação'
}
