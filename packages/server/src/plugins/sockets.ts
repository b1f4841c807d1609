import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { TeamChanged } from '@convoca/sdk/realtime'
import type { FastifyBaseLogger } from 'fastify'
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io'
import type { Actor } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { isId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { type AddressedNotification, listAfter, listUnread } from '../domains/notifications/repository.ts'

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

export interface SocketOptions {
  db: Db
  log: FastifyBaseLogger
  authenticate: (token: string) => Promise<Actor>
  /** The public origin, where the server is behind a proxy. */
  publicUrl: string | null
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

/** Browsers send the page's origin; only pages of this origin may connect. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host: originHost } = new URL(origin)
  return originHost === host || (publicUrl !== null && originHost === new URL(publicUrl).host)
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

function registerHandlers(namespace: Notifications, options: SocketOptions): void {
  namespace.use((socket, next) => {
    void authenticateSocket(socket, options).then((code) => next(code === null ? undefined : refusal(code)))
  })
  namespace.on('connection', (socket) => {
    const { userId, sessionId } = socket.data.actor
    void socket.join([userRoom(userId), sessionRoom(sessionId)])
    socket.on('getNotificationsPlatform', (request, acknowledge) => {
      void handleRequest(socket, request, options).then((acknowledgement) => {
        if (typeof acknowledge === 'function') acknowledge(acknowledgement)
      })
    })
  })
}

/** Adds the namespace `/notifications` to the HTTP server, under `/socket.io`. */
export function openSockets(server: HttpServer, options: SocketOptions): Sockets {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, callback) => callback(null, isOwnOrigin(request, options.publicUrl)),
  })
  const namespace: Notifications = io.of('/notifications')
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
