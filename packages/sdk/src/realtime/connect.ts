import type { Socket } from 'socket.io-client'
import type {
  ClientToServerEvents,
  Notification,
  NotificationsChanged,
  ServerToClientEvents,
  TeamChanged,
} from './events.ts'
import { createDelivery } from './delivery.ts'
import { realtimeLimits, type ConnectionState } from './reconnect.ts'
import { keepConnected, openSocket, type ConnectionOptions } from './socket.ts'

type NotificationSocket = Socket<ServerToClientEvents, ClientToServerEvents>

export interface NotificationsOptions extends ConnectionOptions<NotificationSocket> {
  /** The last known notification: later ones are delivered on connecting. */
  lastId?: string | undefined
  /** Called once for each notification, whether it arrived live or was missed. */
  onNotification: (notification: Notification) => void
  /** The first list, newest first, when no `lastId` was given. */
  onList?: (notifications: readonly Notification[]) => void
  /**
   * Part of one of the user's teams changed and should be refetched. These events are not replayed: after a
   * reconnection, refetch what is displayed.
   */
  onTeamChanged?: (change: TeamChanged) => void
  /**
   * Notifications were read or deleted, here or in another of the user's clients. Not replayed: after a reconnection,
   * refetch what is displayed.
   */
  onNotificationsChanged?: (change: NotificationsChanged) => void
}

export interface NotificationsConnection {
  readonly state: ConnectionState
  /** The newest known notification; store it to continue after a reload. */
  readonly lastId: string | undefined
  /** Connects at once, also after a rejection. */
  reconnect(): void
  /** Closes the connection; it cannot be reopened. */
  close(): void
}

// Temporary failures of a request.
const temporaryCodes: readonly string[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE']

/** Receives the user's notifications until `close()`, across reconnections. */
export function connectNotifications(options: NotificationsOptions): NotificationsConnection {
  const delivery = createDelivery(options.lastId, options.onNotification, options.onList ?? (() => undefined))
  const socket = openSocket('/notifications', options)
  socket.on('newNotification', (notification) => delivery.handleNotification(notification))
  socket.on('notifications', (notifications) => delivery.handleList(notifications))
  socket.on('teamChanged', (change) => options.onTeamChanged?.(change))
  socket.on('notificationsChanged', (change) => options.onNotificationsChanged?.(change))
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const requestMissed = () => {
    const after = delivery.lastId
    delivery.startReplay()
    const request = { userId: options.userId, ...(after !== undefined && { after }) }
    socket.emit('getNotificationsPlatform', request, (receipt) => {
      // A busy server must not make the client lose what it missed.
      if (receipt.ok || !temporaryCodes.includes(receipt.code) || !socket.connected) return
      retryTimer = setTimeout(requestMissed, realtimeLimits.delay)
    })
  }
  const connection = keepConnected(socket, options, {
    onConnected: requestMissed,
    onDisconnected: () => clearTimeout(retryTimer),
  })
  return {
    get state() {
      return connection.state
    },
    get lastId() {
      return delivery.lastId
    },
    reconnect: () => connection.restart(),
    close: () => connection.close(),
  }
}
