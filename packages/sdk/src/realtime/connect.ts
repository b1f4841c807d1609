import { io as defaultIo, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { ClientToServerEvents, Notification, ServerToClientEvents, TeamChanged } from './events.ts'
import { createInbox, type Inbox } from './delivery.ts'
import { createRounds, realtimeLimits, type ConnectionState, type Rounds } from './reconnect.ts'

type NotificationSocket = Socket<ServerToClientEvents, ClientToServerEvents>

export interface NotificationsOptions {
  /** Any address on the server; only its origin counts. In a browser it may be relative. */
  baseUrl: string
  /** Asked anew at every connection, so that a renewed token is used. */
  token: string | (() => string | null | undefined | Promise<string | null | undefined>)
  userId: string
  /** The last notification that is already known: what came after it is delivered on connecting. */
  lastId?: string | undefined
  /** Every notification once, whether it came live or was missed meanwhile. */
  onNotification: (notification: Notification) => void
  /** The first list, newest first, when no `lastId` was given. */
  onList?: (notifications: readonly Notification[]) => void
  /**
   * Something of a team of the user's changed: read it again. Nothing of this is stored; whoever was away reads
   * what it shows again once `onState` says `connected`.
   */
  onTeamChanged?: (change: TeamChanged) => void
  onState?: (state: ConnectionState) => void
  /** The server refused the token or the user: no further attempt is made by itself. */
  onRefused?: (code: string) => void
  /** For tests. */
  io?: (uri: string, options: Partial<ManagerOptions & SocketOptions>) => NotificationSocket
  /** What tells that the browser is back online; the window, where there is one. */
  online?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export interface NotificationsConnection {
  readonly state: ConnectionState
  /** The newest notification that is known; kept by the caller, it survives a reload. */
  readonly lastId: string | undefined
  /** Tries at once, also after a refusal. */
  reconnect(): void
  /** Ends the connection for good. */
  close(): void
}

function originOf(baseUrl: string): string {
  const page = 'location' in globalThis ? globalThis.location.href : undefined
  return new URL(baseUrl, page).origin
}

/** socket.io's own reconnection stays off: its rounds cannot tell a refusal from a lost network. */
function openSocket(options: NotificationsOptions): NotificationSocket {
  const { token, userId } = options
  const connect = options.io ?? defaultIo
  return connect(`${originOf(options.baseUrl)}/notifications`, {
    autoConnect: false,
    forceNew: true,
    reconnection: false,
    timeout: realtimeLimits.timeout,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    query: { userId },
    auth: (answer) => {
      const asked = Promise.resolve(typeof token === 'function' ? token() : token)
      asked.then(
        (value) => answer({ token: value ?? '' }),
        () => answer({ token: '' }),
      )
    },
  })
}

// Why a question may go unanswered for a moment.
const passing: readonly string[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE']

const refusals: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'FORBIDDEN']

/** The code of a handshake that the server refused for good, not of one that merely failed. */
function refusalOf(error: Error): string | undefined {
  if (!('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  return typeof data.code === 'string' && refusals.includes(data.code) ? data.code : undefined
}

/** Ties a socket's events to its rounds of attempts. */
function keepConnected(socket: NotificationSocket, options: NotificationsOptions, inbox: Inbox): Rounds {
  const rounds = createRounds({
    open: () => socket.connect(),
    stop: () => socket.disconnect(),
    onState: options.onState ?? (() => undefined),
  })
  let askAgain: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    const after = inbox.lastId
    const question = { userId: options.userId, ...(after !== undefined && { after }) }
    socket.emit('getNotificationsPlatform', question, (receipt) => {
      // Busy or without its store: what was missed must not be lost for that.
      if (receipt.ok || !passing.includes(receipt.code) || !socket.connected) return
      askAgain = setTimeout(ask, realtimeLimits.delay)
    })
  }
  socket.on('connect', () => {
    rounds.opened()
    ask()
  })
  socket.on('connect_error', (error) => {
    const code = refusalOf(error)
    if (code === undefined) rounds.missed()
    else if (rounds.refused()) options.onRefused?.(code)
  })
  // Whoever ended it, the server too: only our own close is final.
  socket.on('disconnect', () => {
    clearTimeout(askAgain)
    rounds.lost()
  })
  return rounds
}

/** Listens to the user's notifications until `close()`, over every lost connection. */
export function connectNotifications(options: NotificationsOptions): NotificationsConnection {
  const inbox = createInbox(options.lastId, options.onNotification, options.onList ?? (() => undefined))
  const socket = openSocket(options)
  socket.on('newNotification', (notification) => inbox.arrived(notification))
  socket.on('notifications', (notifications) => inbox.listed(notifications))
  socket.on('teamChanged', (change) => options.onTeamChanged?.(change))
  const rounds = keepConnected(socket, options, inbox)
  const page = options.online ?? ('addEventListener' in globalThis ? globalThis : undefined)
  const backOnline = () => {
    if (rounds.state !== 'connected') rounds.restart()
  }
  page?.addEventListener('online', backOnline)
  rounds.restart()
  return {
    get state() {
      return rounds.state
    },
    get lastId() {
      return inbox.lastId
    },
    reconnect: () => rounds.restart(),
    close: () => {
      page?.removeEventListener('online', backOnline)
      rounds.close()
    },
  }
}
