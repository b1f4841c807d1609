import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import type pg from 'pg'
import type { NotificationDelivery, RealtimePublisher } from '../context.ts'
import { createChannelListener } from '../database/channel-listener.ts'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { findActiveSessionIds } from '../domains/auth/sessions-repository.ts'
import { findActiveTokenIds } from '../domains/partners/tokens-repository.ts'
import { findNotifications, findNotificationsSince } from '../domains/inbox/repository.ts'
import { countUnread } from '../domains/notifications/unread-queries.ts'
import {
  CHAMPIONSHIP_CHANNEL,
  createChampionshipEmitter,
  emitEveryChampionship,
  sendMatches,
  sendPart,
} from './championship-events.ts'
import { CHAT_CHANNEL, createChatEmitter, sendChatEvent, sendTeamConversation } from './chat-events.ts'
import { createPresenceRegistry } from './chat-presence.ts'
import { PRESENCE_CHANNEL, createPresenceEmitter, sendPresences } from './presence-events.ts'
import { type SocketOptions, type Sockets, openSockets } from './sockets.ts'
import { TEAM_CHANNEL, emitEveryPart, emitTeamChange, sendTeamChanges } from './team-changes.ts'

export interface Realtime extends RealtimePublisher {
  /** Starts to listen to the other processes. */
  open(): Promise<void>
  /** Adds the sockets to the HTTP server. */
  attach(server: HttpServer): void
  /** Removes what ended processes have left of their sockets, as happens at an interval. */
  keepPresence(): Promise<void>
  close(): Promise<void>
}

export interface RealtimeOptions extends Omit<SocketOptions, 'presence'> {
  pool: pg.Pool
  now: () => Date
  /** Milliseconds between two checks for sockets whose session has ended or expired. */
  sessionCheckInterval?: number
}

const NOTIFICATION_CHANNEL = 'convoca_notification'
const UNREAD_CHANNEL = 'convoca_unread'
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

/** Counted after the commit, so that the last of several events is right. */
async function emitUnread(db: Db, sockets: Sockets, userIds: Iterable<string>): Promise<void> {
  for (const userId of userIds) {
    if (sockets.has(userId))
      sockets.emitNotificationsChanged(userId, { unread: await countUnread(db, userId) })
  }
}

/** Sends connected users again what was stored while this process could not listen to the others. */
async function replayMissed(db: Db, sockets: Sockets, lostAt: Date): Promise<void> {
  const since = new Date(lostAt.getTime() - OVERLAP)
  sockets.emit(await findNotificationsSince(db, [...sockets.users()], since))
  // The clients of the chat connect again, and read what has changed since.
  sockets.chat.disconnectAll()
  emitEveryChampionship(sockets.championships)
  await emitEveryPart(db, sockets)
  await emitUnread(db, sockets, sockets.users())
}

/** Disconnects sockets whose session or partner's token has expired, or ended while this process could not listen. */
async function disconnectEnded({ db, now }: RealtimeOptions, sockets: Sockets): Promise<void> {
  const open = sockets.sessions()
  if (open.size === 0) return
  const ids = [...open]
  for (const id of await findActiveSessionIds(db, ids)) open.delete(id)
  for (const id of await findActiveTokenIds(db, ids, now())) open.delete(id)
  sockets.disconnect(open)
}

/** Runs tasks one after the other: a client that has an event then has all that were stored before it. */
function createSequence(): (run: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (run) => {
    last = last.then(run)
    return last
  }
}

interface Emission {
  withSockets: (run: (sockets: Sockets) => void | Promise<void>) => Promise<void>
  emitInOrder: (deliveries: readonly NotificationDelivery[]) => Promise<void>
}

/** Informs the other processes by NOTIFY, which commits with the transaction, and the sockets of this process after it. */
function createPublisher(origin: string, { withSockets, emitInOrder }: Emission): RealtimePublisher {
  return {
    deliverNotifications: async (unit, deliveries) => {
      if (deliveries.length === 0) return
      const payloads = deliveries.map((delivery) => serializeMessage({ ...delivery, origin }))
      await sendNotify(unit.db, NOTIFICATION_CHANNEL, payloads)
      unit.afterCommit(() => emitInOrder(deliveries))
    },
    publishTeamChange: async (unit, teamId, part, userIds = []) => {
      await sendTeamChanges(unit.db, [{ teamId, part, userIds, isRestricted: false }])
      if (part === 'MEMBERS' || part === 'TEAM') await sendTeamConversation(unit.db, teamId, userIds)
    },
    publishTeamRecords: (unit, teamIds) =>
      sendTeamChanges(
        unit.db,
        teamIds.map((teamId) => ({ teamId, part: 'TEAM', userIds: [], isRestricted: false })),
      ),
    publishTeamChangeTo: (unit, teamId, part, userIds) =>
      sendTeamChanges(unit.db, [{ teamId, part, userIds, isRestricted: true }]),
    publishNotificationsChange: (unit, ...userIds) =>
      sendNotify(unit.db, UNREAD_CHANNEL, [...new Set(userIds)]),
    publishChat: (unit, event) => sendChatEvent(unit.db, event),
    publishPresence: (unit, event) => sendPresences(unit.db, [event]),
    publishMatches: (unit, championshipId, matchIds) => sendMatches(unit.db, championshipId, matchIds),
    publishChampionship: (unit, championshipId, part) => sendPart(unit.db, championshipId, part),
    disconnectSession: async (unit, sessionId) => {
      await sendNotify(unit.db, SESSION_CHANNEL, [sessionId])
      unit.afterCommit(() => withSockets((attached) => attached.disconnect([sessionId])))
    },
  }
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

  const inOrder = createSequence()
  const emitInOrder = (deliveries: readonly NotificationDelivery[]): Promise<void> =>
    inOrder(() => withSockets((attached) => emitStored(db, attached, deliveries)))

  const emitChat = createChatEmitter(db)
  const emitChampionship = createChampionshipEmitter(db)
  const emitPresence = createPresenceEmitter(db)
  const checkSessions = (): void => void withSockets((attached) => disconnectEnded(options, attached))
  const presence = createPresenceRegistry({ db, log })

  const listener = createChannelListener({
    pool,
    log,
    channels: {
      [NOTIFICATION_CHANNEL]: (payload) => {
        const message = parseMessage(payload)
        if (message === null || message.origin === origin) return
        void emitInOrder([message])
      },
      [TEAM_CHANNEL]: (payload) => void withSockets((attached) => emitTeamChange(db, attached, payload)),
      // This process listens, too; PostgreSQL delivers equal payloads of one transaction once.
      [UNREAD_CHANNEL]: (userId) => void withSockets((attached) => emitUnread(db, attached, [userId])),
      [PRESENCE_CHANNEL]: (payload) => void withSockets((attached) => emitPresence(attached.chat, payload)),
      [CHAMPIONSHIP_CHANNEL]: (payload) =>
        void withSockets((attached) => emitChampionship(attached.championships, payload)),
      [CHAT_CHANNEL]: (payload) => void withSockets((attached) => emitChat(attached.chat, payload)),
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
      sockets = openSockets(server, { ...options, presence })
      check = setInterval(checkSessions, sessionCheckInterval).unref()
    },
    keepPresence: () => presence.keep(),
    ...createPublisher(origin, { withSockets, emitInOrder }),
    close: async () => {
      if (check !== null) clearInterval(check)
      await listener.close()
      sockets?.close()
      await presence.close()
    },
  }
}
