import { io as defaultIo, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { createReconnection, realtimeLimits, type ConnectionState, type Reconnection } from './reconnect.ts'

/** The options of a channel that needs no session. */
export interface GuestConnectionOptions<Opened> {
  /** Any URL of the server; only its origin is used. In a browser it may be relative. */
  baseUrl: string
  onState?: (state: ConnectionState) => void
  /** The server rejected the token or the user; there is no automatic retry. Called before the state becomes `failed`. */
  onRefused?: (code: string) => void
  /** Opens the socket; tests replace it. */
  io?: (uri: string, options: Partial<ManagerOptions & SocketOptions>) => Opened
  /** Emits `online`; default the window, where there is one. */
  online?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** The options of the user's own channels. */
export interface ConnectionOptions<Opened> extends GuestConnectionOptions<Opened> {
  /** Read at every connection, so that a renewed token is used. */
  token: string | (() => string | null | undefined | Promise<string | null | undefined>)
  userId: string
}

/** The part of a socket that a connection is kept with. */
interface ChannelSocket {
  connect(): unknown
  disconnect(): unknown
  on(event: 'connect', listener: () => void): unknown
  on(event: 'connect_error', listener: (error: Error) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
}

/** The callbacks of a channel for its connection. */
interface ConnectionListeners {
  onConnected: () => void
  onDisconnected: () => void
}

function getOrigin(baseUrl: string): string {
  const location = 'location' in globalThis ? globalThis.location.href : undefined
  return new URL(baseUrl, location).origin
}

/** socket.io's own reconnection is off: it cannot distinguish a rejection from a lost network. */
const shared = {
  autoConnect: false,
  forceNew: true,
  reconnection: false,
  timeout: realtimeLimits.timeout,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
} satisfies Partial<ManagerOptions & SocketOptions>

function open<Opened extends object>(
  namespace: string,
  { io, baseUrl }: GuestConnectionOptions<Opened>,
  options: Partial<ManagerOptions & SocketOptions>,
): Opened {
  const connect = io ?? (defaultIo as (...parameters: Parameters<typeof defaultIo>) => Socket & Opened)
  return connect(`${getOrigin(baseUrl)}${namespace}`, { ...shared, ...options })
}

export function openSocket<Opened extends object>(
  namespace: string,
  options: ConnectionOptions<Opened>,
): Opened {
  const { token, userId } = options
  return open(namespace, options, {
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

/** Opens a socket of a channel for everybody: nothing says who connects. */
export const openGuestSocket = <Opened extends object>(
  namespace: string,
  options: GuestConnectionOptions<Opened>,
): Opened => open(namespace, options, {})

const rejectionCodes: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'FORBIDDEN']

/** The code of a handshake that the server rejected for good; undefined when it merely failed. */
function getRejectionCode(error: Error): string | undefined {
  if (!('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  return typeof data.code === 'string' && rejectionCodes.includes(data.code) ? data.code : undefined
}

function createKeptReconnection(
  socket: ChannelSocket,
  options: Pick<GuestConnectionOptions<unknown>, 'onState' | 'onRefused'>,
  { onConnected, onDisconnected }: ConnectionListeners,
): Reconnection {
  const reconnection = createReconnection({
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    onState: options.onState ?? (() => undefined),
  })
  socket.on('connect', () => {
    reconnection.handleConnected()
    onConnected()
  })
  socket.on('connect_error', (error) => {
    const code = getRejectionCode(error)
    if (code === undefined) reconnection.handleFailedAttempt()
    else reconnection.handleRejected(() => options.onRefused?.(code))
  })
  // The connection starts again even if the server closed it: only `close()` is final.
  socket.on('disconnect', () => {
    onDisconnected()
    reconnection.handleDisconnected()
  })
  return reconnection
}

/** Connects the socket and reconnects it, at once when the browser is back online, until it is closed. */
export function keepConnected(
  socket: ChannelSocket,
  options: Pick<GuestConnectionOptions<unknown>, 'onState' | 'onRefused' | 'online'>,
  listeners: ConnectionListeners,
): Pick<Reconnection, 'state' | 'restart' | 'close'> {
  const reconnection = createKeptReconnection(socket, options, listeners)
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
    restart: () => reconnection.restart(),
    close: () => {
      window?.removeEventListener('online', handleOnline)
      reconnection.close()
    },
  }
}
