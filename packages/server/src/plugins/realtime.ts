import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { type DefaultEventsMap, type Namespace, Server, type Socket } from 'socket.io'
import type { Schemas } from '../contract/types.ts'
import { isId } from '../database/id.ts'
import { createListener } from '../database/listener.ts'
import type { Db } from '../database/schema.ts'
import type { Work } from '../database/transaction.ts'
import type { Actor } from '../domains/actor.ts'
import { DomainError, type ErrorCode } from '../domains/errors.ts'
import {
  type AddressedNotification,
  type Delivery,
  findNotifications,
  findNotificationsSince,
  listAfter,
  listUnread,
} from '../domains/notifications/repository.ts'
import type { Courier } from '../domains/notifications/service.ts'

type Answer = { ok: true; count: number } | { ok: false; code: ErrorCode }

interface ClientEvents {
  getNotificationsPlatform: (request: unknown, acknowledge?: unknown) => void
}

interface ServerEvents {
  newNotification: (notification: Schemas['Notification']) => void
  notifications: (notifications: Schemas['Notification'][]) => void
}

interface SocketData {
  actor: Actor
  /** A request for notifications is being answered; the next one waits for its answer. */
  busy: boolean
}

type Notifications = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
type NotificationSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

export interface Realtime extends Courier {
  /** Starts to hear the other processes. */
  open(): Promise<void>
  /** Puts the socket server on the HTTP server. */
  attach(server: HttpServer): void
  /** Closes the sockets of a session in every process, once `work` has committed. */
  sessionEnded(work: Work, sessionId: string): Promise<void>
  close(): Promise<void>
}

export interface RealtimeOptions {
  db: Db
  pool: pg.Pool
  log: FastifyBaseLogger
  authenticate: (token: string) => Promise<Actor>
  /** The address people reach the server by, when a proxy stands in front of it. */
  publicUrl: string | null
  /** Milliseconds between two looks for sockets whose session has ended or run out. */
  sessionCheckEvery?: number
}

const NOTIFICATION_CHANNEL = 'convoca_notification'
const SESSION_CHANNEL = 'convoca_session'
/** Commits of other processes may carry an earlier time than the moment the connection broke. */
const OVERLAP = 10_000

/** A browser tells where its page comes from; only this origin's pages may connect. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host: asking } = new URL(origin)
  return asking === host || (publicUrl !== null && asking === new URL(publicUrl).host)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(new DomainError(code).message), { data: { code } })
}

const userRoom = (userId: string): string => `user:${userId}`
const sessionRoom = (sessionId: string): string => `session:${sessionId}`

/** What a client asks for: its unread notifications, or everything after the last one it saw. */
function readRequest(request: unknown, userId: string): { after: string | null } | ErrorCode {
  if (!isRecord(request) || typeof request['userId'] !== 'string') return 'VALIDATION_FAILED'
  if (request['userId'].toLowerCase() !== userId) return 'FORBIDDEN'
  const after = request['after'] ?? null
  if (after !== null && (typeof after !== 'string' || !isId(after))) return 'VALIDATION_FAILED'
  return { after }
}

/** The sockets of one process: who may connect, what they may ask, who is in which room. */
function serveSockets(namespace: Notifications, options: RealtimeOptions): void {
  const { db, log } = options
  namespace.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    if (typeof token !== 'string' || token === '') {
      next(refusal('UNAUTHENTICATED'))
      return
    }
    options.authenticate(token).then(
      (actor) => {
        const { userId } = socket.handshake.query
        if (userId !== undefined && userId !== actor.userId) {
          next(refusal('FORBIDDEN'))
          return
        }
        socket.data.actor = actor
        socket.data.busy = false
        next()
      },
      (error: unknown) => {
        if (!(error instanceof DomainError)) log.warn({ err: error }, 'a handshake could not be checked')
        next(refusal(error instanceof DomainError ? error.code : 'SERVICE_UNAVAILABLE'))
      },
    )
  })

  async function answerRequest(socket: NotificationSocket, request: unknown): Promise<Answer> {
    const { userId } = socket.data.actor
    const asked = readRequest(request, userId)
    if (typeof asked === 'string') return { ok: false, code: asked }
    if (socket.data.busy) return { ok: false, code: 'RATE_LIMITED' }
    socket.data.busy = true
    try {
      const replay = asked.after === null ? null : await listAfter(db, userId, asked.after)
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

  namespace.on('connection', (socket) => {
    const { userId, sessionId } = socket.data.actor
    void socket.join([userRoom(userId), sessionRoom(sessionId)])
    socket.on('getNotificationsPlatform', (request, acknowledge) => {
      void answerRequest(socket, request).then((answer) => {
        if (typeof acknowledge === 'function') acknowledge(answer)
      })
    })
  })
}

interface Heard {
  origin: string
  userId: string
  notificationId: string
}

function readHeard(payload: string): Heard | null {
  const [origin, userId, notificationId] = payload.split(' ')
  if (origin === undefined || userId === undefined || notificationId === undefined) return null
  return { origin, userId, notificationId }
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { db, pool, log, sessionCheckEvery = 60_000 } = options
  /** Tells this process's own words from the others'. */
  const origin = randomUUID()
  let io: Server | null = null
  let namespace: Notifications | null = null
  let check: NodeJS.Timeout | null = null

  function emit(found: readonly AddressedNotification[]): void {
    // Oldest first, as they happened.
    for (const { userId, notification } of found.toReversed()) {
      namespace?.to(userRoom(userId)).emit('newNotification', notification)
    }
  }

  async function emitStored(deliveries: readonly Delivery[]): Promise<void> {
    const rooms = namespace?.adapter.rooms
    const here = deliveries.filter((delivery) => rooms?.has(userRoom(delivery.userId)) === true)
    if (here.length === 0) return
    emit(
      await findNotifications(
        db,
        here.map((delivery) => delivery.notificationId),
      ),
    )
  }

  function report(error: unknown): void {
    log.warn({ err: error }, 'notifications could not be brought to their sockets')
  }

  function disconnect(sessionIds: readonly string[]): void {
    for (const id of sessionIds) namespace?.in(sessionRoom(id)).disconnectSockets(true)
  }

  /** Whoever was connected while the processes could not hear each other gets the last moments again. */
  async function makeUp(lostAt: Date): Promise<void> {
    const users = new Set([...(namespace?.sockets.values() ?? [])].map((socket) => socket.data.actor.userId))
    emit(await findNotificationsSince(db, [...users], new Date(lostAt.getTime() - OVERLAP)))
  }

  async function dropEnded(): Promise<void> {
    const open = new Set(
      [...(namespace?.sockets.values() ?? [])].map((socket) => socket.data.actor.sessionId),
    )
    if (open.size === 0) return
    const alive = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', [...open])
      .where('expires_at', '>', sql<Date>`now()`)
      .execute()
    for (const session of alive) open.delete(session.id)
    disconnect([...open])
  }

  const listener = createListener({
    pool,
    log,
    channels: {
      [NOTIFICATION_CHANNEL]: (payload) => {
        const heard = readHeard(payload)
        if (heard !== null && heard.origin !== origin) emitStored([heard]).catch(report)
      },
      [SESSION_CHANNEL]: (sessionId) => disconnect([sessionId]),
    },
    onReturn: (lostAt) => {
      makeUp(lostAt).then(dropEnded).catch(report)
    },
  })

  return {
    open: () => listener.open(),
    attach: (server) => {
      io = new Server(server, {
        serveClient: false,
        maxHttpBufferSize: 16 * 1024,
        allowRequest: (request, answer) => answer(null, isOwnOrigin(request, options.publicUrl)),
      })
      namespace = io.of('/notifications')
      serveSockets(namespace, options)
      check = setInterval(() => void dropEnded().catch(report), sessionCheckEvery).unref()
    },
    deliver: async (work, deliveries) => {
      if (deliveries.length === 0) return
      const payloads = deliveries.map((one) => `${origin} ${one.userId} ${one.notificationId}`)
      await sql`select pg_notify(${NOTIFICATION_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(
        work.db,
      )
      work.afterCommit(() => emitStored(deliveries))
    },
    sessionEnded: async (work, sessionId) => {
      await sql`select pg_notify(${SESSION_CHANNEL}, ${sessionId})`.execute(work.db)
      work.afterCommit(() => disconnect([sessionId]))
    },
    close: async () => {
      if (check !== null) clearInterval(check)
      await listener.close()
      // Closes the sockets and hands the HTTP server back: Fastify closes that one itself.
      io?.disconnectSockets(true)
      io?.engine.close()
    },
  }
}
