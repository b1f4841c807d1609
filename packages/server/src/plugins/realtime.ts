import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import type pg from 'pg'
import type { NotificationDelivery, RealtimePublisher } from '../context.ts'
import { createChannelListener } from '../database/channel-listener.ts'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { findActiveSessionIds } from '../domains/auth/sessions-repository.ts'
import { findNotifications, findNotificationsSince } from '../domains/notifications/repository.ts'
import { type SocketOptions, type Sockets, openSockets } from './sockets.ts'
import { TEAM_CHANNEL, emitEveryPart, emitTeamChange, sendTeamChange } from './team-changes.ts'

export interface Realtime extends RealtimePublisher {
  /** Starts to listen to the other processes. */
  open(): Promise<void>
  /** Adds the sockets to the HTTP server. */
  attach(server: HttpServer): void
  close(): Promise<void>
}

export interface RealtimeOptions extends SocketOptions {
  pool: pg.Pool
  /** Milliseconds between two checks for sockets whose session has ended or expired. */
  sessionCheckInterval?: number
}

const NOTIFICATION_CHANNEL = 'convoca_notification'
const SESSION_CHANNEL = 'convoca_session'
/** Commits of other processes may carry an earlier time than the moment the connection broke. */
const OVERLAP = 10_000

interface NotificationMessage extends NotificationDelivery {
  /** The process that sent it. */
  origin: string
}

function serializeMessage({ origin, userId, notificationId }: NotificationMessage): string {
  return `${origin} ${userId} ${notificationId}`
}

function parseMessage(payload: string): NotificationMessage | null {
  const [origin, userId, notificationId] = payload.split(' ')
  if (origin === undefined || userId === undefined || notificationId === undefined) return null
  return { origin, userId, notificationId }
}

/** Reads the rows again, so that an event never carries more or less than the list would show. */
async function emitStored(
  db: Db,
  sockets: Sockets,
  deliveries: readonly NotificationDelivery[],
): Promise<void> {
  const connected = deliveries.filter((delivery) => sockets.has(delivery.userId))
  const ids = connected.map((delivery) => delivery.notificationId)
  sockets.emit(await findNotifications(db, ids))
}

/** Sends connected users again what was stored while this process could not listen to the others. */
async function replayMissed(db: Db, sockets: Sockets, lostAt: Date): Promise<void> {
  const since = new Date(lostAt.getTime() - OVERLAP)
  sockets.emit(await findNotificationsSince(db, [...sockets.users()], since))
  await emitEveryPart(db, sockets)
}

/** Disconnects sockets whose session has expired, or ended while this process could not listen. */
async function disconnectEnded(db: Db, sockets: Sockets): Promise<void> {
  const open = sockets.sessions()
  if (open.size === 0) return
  for (const id of await findActiveSessionIds(db, [...open])) open.delete(id)
  sockets.disconnect(open)
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { db, pool, log, sessionCheckInterval = 60_000 } = options
  /** Marks this process's own messages. */
  const origin = randomUUID()
  let sockets: Sockets | null = null
  let check: NodeJS.Timeout | null = null

  /** Nobody awaits these: a failure is logged, and pages read what they missed later. */
  async function withSockets(run: (sockets: Sockets) => void | Promise<void>): Promise<void> {
    if (sockets === null) return
    try {
      await run(sockets)
    } catch (error) {
      log.warn({ err: error }, 'the sockets could not be brought up to date')
    }
  }

  const checkSessions = (): void => void withSockets((attached) => disconnectEnded(db, attached))

  const listener = createChannelListener({
    pool,
    log,
    channels: {
      [NOTIFICATION_CHANNEL]: (payload) => {
        const message = parseMessage(payload)
        if (message === null || message.origin === origin) return
        void withSockets((attached) => emitStored(db, attached, [message]))
      },
      [TEAM_CHANNEL]: (payload) => void withSockets((attached) => emitTeamChange(db, attached, payload)),
      [SESSION_CHANNEL]: (sessionId) => void withSockets((attached) => attached.disconnect([sessionId])),
    },
    onReconnect: (lostAt) => {
      void withSockets((attached) => replayMissed(db, attached, lostAt))
      checkSessions()
    },
  })

  return {
    open: () => listener.open(),
    attach: (server) => {
      sockets = openSockets(server, options)
      check = setInterval(checkSessions, sessionCheckInterval).unref()
    },
    deliverNotifications: async (unit, deliveries) => {
      if (deliveries.length === 0) return
      const payloads = deliveries.map((delivery) => serializeMessage({ ...delivery, origin }))
      await sendNotify(unit.db, NOTIFICATION_CHANNEL, payloads)
      unit.afterCommit(() => withSockets((attached) => emitStored(db, attached, deliveries)))
    },
    publishTeamChange: (unit, teamId, part, userIds = []) =>
      sendTeamChange(unit.db, { teamId, part, userIds, isRestricted: false }),
    publishTeamChangeTo: (unit, teamId, part, userIds) =>
      sendTeamChange(unit.db, { teamId, part, userIds, isRestricted: true }),
    disconnectSession: async (unit, sessionId) => {
      await sendNotify(unit.db, SESSION_CHANNEL, [sessionId])
      unit.afterCommit(() => withSockets((attached) => attached.disconnect([sessionId])))
    },
    close: async () => {
      if (check !== null) clearInterval(check)
      await listener.close()
      sockets?.close()
    },
  }
}
