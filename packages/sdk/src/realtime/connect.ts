import { io as defaultIo, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { ClientToServerEvents, Notification, ServerToClientEvents } from './events.ts'
import { createInbox, type Inbox } from './inbox.ts'

export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting' | 'failed'

/** Part 1 §9, in milliseconds. */
export const realtimeLimits = { attempts: 5, delay: 3_000, timeout: 10_000, afterFailure: 20_000 } as const

type NotificationSocket = Socket<ServerToClientEvents, ClientToServerEvents>

export type NotificationsOptions = {
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
  onState?: (state: ConnectionState) => void
  /** The server refused the token or the user: no further attempt is made by itself. */
  onRefused?: (code: string) => void
  /** For tests. */
  io?: (uri: string, options: Partial<ManagerOptions & SocketOptions>) => NotificationSocket
  /** What tells that the browser is back online; the window, where there is one. */
  online?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export type NotificationsConnection = {
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

const refusals: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'FORBIDDEN']

/** The code of a handshake that the server refused for good, not of one that merely failed. */
function refusalOf(error: Error): string | undefined {
  if (!('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  return typeof data.code === 'string' && refusals.includes(data.code) ? data.code : undefined
}

/** The rounds of attempts of one socket (part 1 §4); `onState` hears every change once. */
function keepConnected(socket: NotificationSocket, options: NotificationsOptions, inbox: Inbox) {
  let state: ConnectionState = 'disconnected'
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function enter(next: ConnectionState): void {
    if (next === state) return
    state = next
    options.onState?.(next)
  }
  function later(ms: number, act: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  function open(): void {
    socket.connect()
    // The library's time-out ends with the transport; the namespace's own answer is covered here.
    later(realtimeLimits.timeout, missed)
  }
  /** One attempt failed: another one, or a rest. */
  function missed(): void {
    if (closed) return
    socket.disconnect()
    if (attempts >= realtimeLimits.attempts) {
      enter('failed')
      later(realtimeLimits.afterFailure, begin)
      return
    }
    enter('reconnecting')
    later(realtimeLimits.delay, again)
  }
  function again(): void {
    attempts += 1
    enter('reconnecting')
    open()
  }
  function begin(): void {
    if (closed) return
    attempts = 0
    enter('connecting')
    open()
  }
  function backOnline(): void {
    if (state !== 'connected' && !closed) reconnect()
  }
  function reconnect(): void {
    socket.disconnect()
    begin()
  }

  socket.on('connect', () => {
    clearTimeout(timer)
    attempts = 0
    enter('connected')
    const after = inbox.lastId
    socket.emit('getNotificationsPlatform', { userId: options.userId, ...(after !== undefined && { after }) })
  })
  socket.on('connect_error', (error) => {
    if (closed) return
    const code = refusalOf(error)
    if (code === undefined) return missed()
    clearTimeout(timer)
    enter('failed')
    options.onRefused?.(code)
  })
  socket.on('disconnect', () => {
    // Whoever ended it, the server too: only our own close is final.
    if (closed || state !== 'connected') return
    enter('disconnected')
    later(realtimeLimits.delay, again)
  })

  const page = options.online ?? ('addEventListener' in globalThis ? globalThis : undefined)
  page?.addEventListener('online', backOnline)
  begin()

  return {
    state: () => state,
    reconnect: () => {
      if (!closed) reconnect()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      page?.removeEventListener('online', backOnline)
      socket.disconnect()
      enter('disconnected')
    },
  }
}

/** Listens to the user's notifications until `close()`, over every lost connection. */
export function connectNotifications(options: NotificationsOptions): NotificationsConnection {
  const inbox = createInbox(options.lastId, options.onNotification, options.onList ?? (() => undefined))
  const socket = openSocket(options)
  socket.on('newNotification', inbox.arrived)
  socket.on('notifications', inbox.listed)
  const connection = keepConnected(socket, options, inbox)
  return {
    get state() {
      return connection.state()
    },
    get lastId() {
      return inbox.lastId
    },
    reconnect: connection.reconnect,
    close: connection.close,
  }
}
