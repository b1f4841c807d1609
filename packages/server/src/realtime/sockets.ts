import type { Server as HttpServer } from 'node:http'
import type { NotificationsChanged, TeamChanged } from '@convoca/sdk/realtime'
import { type DefaultEventsMap, type Namespace, type Socket, Server } from 'socket.io'
import type { Actor } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { isId } from '../database/id.ts'
import { isRecord } from '../is-record.ts'
import type { ErrorCode } from '../errors.ts'
import { type AddressedNotification, listAfter, listUnread } from '../domains/inbox/repository.ts'
import { type ChampionshipSockets, openChampionships } from './championship-sockets.ts'
import { type ChatSockets, openChat } from './chat-sockets.ts'
import { createAdmission } from './socket-admission.ts'
import {
  type SocketData,
  type SocketOptions,
  createHandshakes,
  partnerRoom,
  recordRefusal,
  sessionRoom,
  userRoom,
} from './socket-handshake.ts'

export type { SocketOptions }

type Acknowledgement = { ok: true; count: number } | { ok: false; code: ErrorCode }

interface ClientEvents {
  getNotificationsPlatform: (request: unknown, acknowledge?: unknown) => void
}

interface ServerEvents {
  newNotification: (notification: Schemas['Notification']) => void
  notifications: (notifications: Schemas['Notification'][]) => void
  teamChanged: (change: TeamChanged) => void
  notificationsChanged: (change: NotificationsChanged) => void
}

type Notifications = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
type NotificationSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

/** The sockets connected to this process. */
export interface Sockets {
  has(userId: string): boolean
  users(): Set<string>
  sessions(): Set<string>
  emit(found: readonly AddressedNotification[]): void
  emitTeamChanged(userIds: Iterable<string>, change: TeamChanged): void
  emitNotificationsChanged(userId: string, change: NotificationsChanged): void
  readonly chat: ChatSockets
  readonly championships: ChampionshipSockets
  /** Closes every socket of the sessions. */
  disconnect(sessionIds: Iterable<string>): void
  close(): void
}

/** Asks for the unread notifications or, with `after`, for everything since that one. */
function parseRequest(request: unknown, userId: string): { after: string | null } | ErrorCode {
  if (!isRecord(request) || typeof request['userId'] !== 'string') return 'VALIDATION_FAILED'
  if (request['userId'].toLowerCase() !== userId) return 'FORBIDDEN'
  const after = request['after'] ?? null
  if (after !== null && (typeof after !== 'string' || !isId(after))) return 'VALIDATION_FAILED'
  return { after }
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
  namespace.on('connection', (socket) => {
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

/** Adds the namespaces `/notifications`, `/chat` and `/championships` to the HTTP server, under `/socket.io`. */
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
  const { letIn, letGuestsIn } = createHandshakes(options)
  letIn(namespace)
  registerHandlers(namespace, options)
  const chat = openChat(io, letIn, options)
  const championships = openChampionships(io, letGuestsIn, options)
  const actors = (): Actor[] => [...namespace.sockets.values()].map((socket) => socket.data.actor)
  return {
    has: (userId) => namespace.adapter.rooms.has(userRoom(userId)),
    users: () => new Set(actors().map((actor) => actor.userId)),
    sessions: () => new Set([...actors(), ...chat.actors()].map((actor) => actor.sessionId)),
    chat,
    championships,
    emit: (found) => {
      // Found newest first; emitted in the order in which they were stored.
      for (const { userId, notification } of found.toReversed()) {
        namespace.to(userRoom(userId)).emit('newNotification', notification)
      }
    },
    emitTeamChanged: (userIds, change) => {
      const rooms = [...userIds].map(userRoom)
      // The event would go to everybody if there were no room.
      if (rooms.length > 0) namespace.to(rooms).except(partnerRoom).emit('teamChanged', change)
    },
    emitNotificationsChanged: (userId, change) => {
      namespace.to(userRoom(userId)).emit('notificationsChanged', change)
    },
    disconnect: (sessionIds) => {
      for (const id of sessionIds) {
        namespace.in(sessionRoom(id)).disconnectSockets(true)
        chat.disconnect(id)
      }
    },
    close: () => {
      // Fastify closes the HTTP server itself.
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
