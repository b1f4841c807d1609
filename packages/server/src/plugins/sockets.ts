import type { Server as HttpServer } from 'node:http'
import type { TeamChanged } from '@convoca/sdk/realtime'
import type { FastifyBaseLogger } from 'fastify'
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io'
import type { Actor } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { isId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { type AddressedNotification, listAfter, listUnread } from '../domains/notifications/repository.ts'
import { getClientAddress } from './client-address.ts'
import { type Counter, createCounter } from './connection-limits.ts'
import { type AdmissionOptions, createAdmission } from './socket-admission.ts'

type Acknowledgement = { ok: true; count: number } | { ok: false; code: ErrorCode }

interface ClientEvents {
  getNotificationsPlatform: (request: unknown, acknowledge?: unknown) => void
}

interface ServerEvents {
  newNotification: (notification: Schemas['Notification']) => void
  notifications: (notifications: Schemas['Notification'][]) => void
  teamChanged: (change: TeamChanged) => void
}

interface SocketData {
  actor: Actor
  /** A request for notifications is in flight; further ones are refused until it has ended. */
  busy: boolean
}

type Notifications = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
type NotificationSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

export interface SocketOptions extends AdmissionOptions {
  db: Db
  log: FastifyBaseLogger
  authenticate: (token: string) => Promise<Actor>
}

/** The sockets connected to this process. */
export interface Sockets {
  has(userId: string): boolean
  users(): Set<string>
  sessions(): Set<string>
  emit(found: readonly AddressedNotification[]): void
  emitTeamChanged(userIds: Iterable<string>, change: TeamChanged): void
  /** Closes every socket of the sessions. */
  disconnect(sessionIds: Iterable<string>): void
  close(): void
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(new DomainError(code).message), { data: { code } })
}

const userRoom = (userId: string): string => `user:${userId}`
const sessionRoom = (sessionId: string): string => `session:${sessionId}`

/** Asks for the unread notifications or, with `after`, for everything since that one. */
function parseRequest(request: unknown, userId: string): { after: string | null } | ErrorCode {
  if (!isRecord(request) || typeof request['userId'] !== 'string') return 'VALIDATION_FAILED'
  if (request['userId'].toLowerCase() !== userId) return 'FORBIDDEN'
  const after = request['after'] ?? null
  if (after !== null && (typeof after !== 'string' || !isId(after))) return 'VALIDATION_FAILED'
  return { after }
}

/** Takes the user from the token; refuses a handshake for another user's id. */
async function authenticateSocket(
  socket: NotificationSocket,
  options: SocketOptions,
): Promise<ErrorCode | null> {
  const token: unknown = socket.handshake.auth['token']
  if (typeof token !== 'string' || token === '') return 'UNAUTHENTICATED'
  try {
    const actor = await options.authenticate(token)
    const { userId } = socket.handshake.query
    if (userId !== undefined && userId !== actor.userId) return 'FORBIDDEN'
    socket.data.actor = actor
    socket.data.busy = false
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    options.log.warn({ err: error }, 'a handshake could not be checked')
    return 'SERVICE_UNAVAILABLE'
  }
}

/** Counts the connection as one of the user's until it closes. */
function countForUser({ conn, data }: NotificationSocket, users: Counter): ErrorCode | null {
  const { userId } = data.actor
  // Closed during the check of the token: its event `close` has passed.
  if (conn.readyState !== 'open') return 'SERVICE_UNAVAILABLE'
  if (users.isFull(userId)) return 'RATE_LIMITED'
  users.add(userId)
  conn.once('close', () => users.remove(userId))
  return null
}

async function handleRequest(
  socket: NotificationSocket,
  request: unknown,
  { db, log }: SocketOptions,
): Promise<Acknowledgement> {
  const { userId } = socket.data.actor
  const parsed = parseRequest(request, userId)
  if (typeof parsed === 'string') return { ok: false, code: parsed }
  if (socket.data.busy) return { ok: false, code: 'RATE_LIMITED' }
  socket.data.busy = true
  try {
    const replay = parsed.after === null ? null : await listAfter(db, userId, parsed.after)
    const found = replay ?? (await listUnread(db, userId))
    socket.emit('notifications', found)
    return { ok: true, count: found.length }
  } catch (error) {
    log.warn({ err: error }, 'notifications could not be read for a socket')
    return { ok: false, code: 'SERVICE_UNAVAILABLE' }
  } finally {
    socket.data.busy = false
  }
}

function recordRefusal({ request, nsp }: Socket, code: ErrorCode, options: SocketOptions): void {
  const address = getClientAddress(request, options.trust)
  options.securityLog.record({ kind: 'socket-refused', operation: nsp.name, code, requestId: null, address })
}

/** Each connection has one handshake, so that a single one cannot try tokens or keep the database busy. */
function registerHandshake(namespace: Notifications, options: SocketOptions): void {
  const users = createCounter(options.limits.perUser)
  const shaken = new WeakSet<object>()
  const check = async (socket: NotificationSocket): Promise<ErrorCode | null> => {
    if (shaken.has(socket.conn)) {
      socket.conn.close()
      return 'RATE_LIMITED'
    }
    shaken.add(socket.conn)
    return (await authenticateSocket(socket, options)) ?? countForUser(socket, users)
  }
  namespace.use((socket, next) => {
    void check(socket).then((code) => {
      if (code !== null && code !== 'SERVICE_UNAVAILABLE') recordRefusal(socket, code, options)
      next(code === null ? undefined : refusal(code))
    })
  })
}

function registerHandlers(namespace: Notifications, options: SocketOptions): void {
  namespace.on('connection', (socket) => {
    const { userId, sessionId } = socket.data.actor
    void socket.join([userRoom(userId), sessionRoom(sessionId)])
    // Otherwise a connection that has left its namespace would stay open for ever.
    socket.once('disconnect', () => socket.conn.close())
    socket.on('getNotificationsPlatform', (request, acknowledge) => {
      void handleRequest(socket, request, options).then((acknowledgement) => {
        if (typeof acknowledge === 'function') acknowledge(acknowledgement)
      })
    })
  })
}

/** socket.io always has the namespace `/`; it is refused as an unknown one is. */
function refuseRootNamespace(io: Server, options: SocketOptions): void {
  io.use((socket, next) => {
    recordRefusal(socket, 'NOT_FOUND', options)
    next(new Error('Invalid namespace'))
  })
}

/** Adds the namespace `/notifications` to the HTTP server, under `/socket.io`. */
export function openSockets(server: HttpServer, options: SocketOptions): Sockets {
  const admission = createAdmission(options)
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: options.limits.handshakeTimeout,
    allowRequest: admission.allowRequest,
  })
  admission.attach(io)
  refuseRootNamespace(io, options)
  const namespace: Notifications = io.of('/notifications')
  registerHandshake(namespace, options)
  registerHandlers(namespace, options)
  const actors = (): Actor[] => [...namespace.sockets.values()].map((socket) => socket.data.actor)
  return {
    has: (userId) => namespace.adapter.rooms.has(userRoom(userId)),
    users: () => new Set(actors().map((actor) => actor.userId)),
    sessions: () => new Set(actors().map((actor) => actor.sessionId)),
    emit: (found) => {
      // Found newest first; emitted in the order in which they were stored.
      for (const { userId, notification } of found.toReversed()) {
        namespace.to(userRoom(userId)).emit('newNotification', notification)
      }
    },
    emitTeamChanged: (userIds, change) => {
      const rooms = [...userIds].map(userRoom)
      // Without a room, the event would go to everybody.
      if (rooms.length > 0) namespace.to(rooms).emit('teamChanged', change)
    },
    disconnect: (sessionIds) => {
      for (const id of sessionIds) namespace.in(sessionRoom(id)).disconnectSockets(true)
    },
    close: () => {
      // Fastify closes the HTTP server itself.
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
