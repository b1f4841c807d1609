import { io as defaultIo, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { ClientToServerEvents, Notification, ServerToClientEvents, TeamChanged } from './events.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { createReconnection, realtimeLimits, type ConnectionState, type Reconnection } from './reconnect.ts'

type NotificationSocket = Socket<ServerToClientEvents, ClientToServerEvents>

export interface NotificationsOptions {
  /** Any URL of the server; only its origin is used. In a browser it may be relative. */
  baseUrl: string
  /** Read at every connection, so that a renewed token is used. */
  token: string | (() => string | null | undefined | Promise<string | null | undefined>)
  userId: string
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
  onState?: (state: ConnectionState) => void
  /** The server rejected the token or the user; there is no automatic retry. Called before the state becomes `failed`. */
  onRefused?: (code: string) => void
  /** For tests. */
  io?: (uri: string, options: Partial<ManagerOptions & SocketOptions>) => NotificationSocket
  /** Emits `online`; default the window, where there is one. */
  online?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
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

function getOrigin(baseUrl: string): string {
  const location = 'location' in globalThis ? globalThis.location.href : undefined
  return new URL(baseUrl, location).origin
}

/** socket.io's own reconnection is off: it cannot distinguish a rejection from a lost network. */
function openSocket(options: NotificationsOptions): NotificationSocket {
  const { token, userId } = options
  const connect = options.io ?? defaultIo
  return connect(`${getOrigin(options.baseUrl)}/notifications`, {
    autoConnect: false,
    forceNew: true,
    reconnection: false,
    timeout: realtimeLimits.timeout,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    query: { userId },
    auth: (callback) => {
      const pending = Promise.resolve(typeof token === 'function' ? token() : token)
      pending.then(
        (value) => callback({ token: value ?? '' }),
        () => callback({ token: '' }),
      )
    },
  })
}

// Temporary failures of a request.
const temporaryCodes: readonly string[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE']

const rejectionCodes: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'FORBIDDEN']

/** The code of a handshake that the server rejected for good; undefined when it merely failed. */
function getRejectionCode(error: Error): string | undefined {
  if (!('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  return typeof data.code === 'string' && rejectionCodes.includes(data.code) ? data.code : undefined
}

/** Reconnects the socket and requests missed notifications after every connection. */
function keepConnected(
  socket: NotificationSocket,
  options: NotificationsOptions,
  delivery: Delivery,
): Reconnection {
  const reconnection = createReconnection({
    connect: () => socket.connect(),
    disconnect: () => socket.disconnect(),
    onState: options.onState ?? (() => undefined),
  })
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const requestMissed = () => {
    const after = delivery.lastId
    const request = { userId: options.userId, ...(after !== undefined && { after }) }
    socket.emit('getNotificationsPlatform', request, (receipt) => {
      // A busy server must not make the client lose what it missed.
      if (receipt.ok || !temporaryCodes.includes(receipt.code) || !socket.connected) return
      retryTimer = setTimeout(requestMissed, realtimeLimits.delay)
    })
  }
  socket.on('connect', () => {
    reconnection.handleConnected()
    requestMissed()
  })
  socket.on('connect_error', (error) => {
    const code = getRejectionCode(error)
    if (code === undefined) reconnection.handleFailedAttempt()
    else reconnection.handleRejected(() => options.onRefused?.(code))
  })
  // Also when the server closed it: only `close()` is final.
  socket.on('disconnect', () => {
    clearTimeout(retryTimer)
    reconnection.handleDisconnected()
  })
  return reconnection
}

/** Receives the user's notifications until `close()`, across reconnections. */
export function connectNotifications(options: NotificationsOptions): NotificationsConnection {
  const delivery = createDelivery(options.lastId, options.onNotification, options.onList ?? (() => undefined))
  const socket = openSocket(options)
  socket.on('newNotification', (notification) => delivery.handleNotification(notification))
  socket.on('notifications', (notifications) => delivery.handleList(notifications))
  socket.on('teamChanged', (change) => options.onTeamChanged?.(change))
  const reconnection = keepConnected(socket, options, delivery)
  const window = options.online ?? ('addEventListener' in globalThis ? globalThis : undefined)
  const handleOnline = () => {
    if (reconnection.state !== 'connected') reconnection.restart()
  }
  window?.addEventListener('online', handleOnline)
  reconnection.restart()
  return {
    get state() {
      return reconnection.state
    },
    get lastId() {
      return delivery.lastId
    },
    reconnect: () => reconnection.restart(),
    close: () => {
      window?.removeEventListener('online', handleOnline)
      reconnection.close()
    },
  }
}
