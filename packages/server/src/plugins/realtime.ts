import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { sql } from 'kysely'
import type pg from 'pg'
import { createListener } from '../database/listener.ts'
import type { Db } from '../database/schema.ts'
import type { Work } from '../database/transaction.ts'
import {
  type Delivery,
  findNotifications,
  findNotificationsSince,
} from '../domains/notifications/repository.ts'
import type { Courier } from '../domains/notifications/service.ts'
import type { TeamAnnouncer } from '../domains/teams/announce.ts'
import { type SocketOptions, type Sockets, openSockets } from './sockets.ts'
import { TEAM_CHANNEL, announceChange, announceChangeFor, tellChange, tellEveryPart } from './team-changes.ts'

export interface Realtime extends Courier, TeamAnnouncer {
  /** Starts to hear the other processes. */
  open(): Promise<void>
  /** Puts the sockets on the HTTP server. */
  attach(server: HttpServer): void
  /** Closes the sockets of a session in every process, once `work` has committed. */
  sessionEnded(work: Work, sessionId: string): Promise<void>
  close(): Promise<void>
}

export interface RealtimeOptions extends SocketOptions {
  pool: pg.Pool
  /** Milliseconds between two looks for sockets whose session has ended or run out. */
  sessionCheckEvery?: number
}

const NOTIFICATION_CHANNEL = 'convoca_notification'
const SESSION_CHANNEL = 'convoca_session'
/** Commits of other processes may carry an earlier time than the moment the connection broke. */
const OVERLAP = 10_000

interface Heard extends Delivery {
  /** The process that said it. */
  origin: string
}

function writeHeard({ origin, userId, notificationId }: Heard): string {
  return `${origin} ${userId} ${notificationId}`
}

function readHeard(payload: string): Heard | null {
  const [origin, userId, notificationId] = payload.split(' ')
  if (origin === undefined || userId === undefined || notificationId === undefined) return null
  return { origin, userId, notificationId }
}

/** Reads again what is stored, so that a page never gets more or less than the list would show it. */
async function emitStored(db: Db, sockets: Sockets, deliveries: readonly Delivery[]): Promise<void> {
  const here = deliveries.filter((delivery) => sockets.holds(delivery.userId))
  const ids = here.map((delivery) => delivery.notificationId)
  sockets.emit(await findNotifications(db, ids))
}

/** Whoever was connected while the processes could not hear each other gets the last moments again. */
async function makeUp(db: Db, sockets: Sockets, lostAt: Date): Promise<void> {
  const since = new Date(lostAt.getTime() - OVERLAP)
  sockets.emit(await findNotificationsSince(db, [...sockets.users()], since))
  await tellEveryPart(db, sockets)
}

/** Hangs up where the session has ended unheard or simply run out. */
async function dropEnded(db: Db, sockets: Sockets): Promise<void> {
  const open = sockets.sessions()
  if (open.size === 0) return
  const alive = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...open])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  for (const session of alive) open.delete(session.id)
  sockets.disconnect(open)
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { db, pool, log, sessionCheckEvery = 60_000 } = options
  /** Tells this process's own words from the others'. */
  const origin = randomUUID()
  let sockets: Sockets | null = null
  let check: NodeJS.Timeout | null = null

  /** Nobody waits for these: what fails is reported, and the page asks for what it missed later. */
  async function withSockets(act: (held: Sockets) => void | Promise<void>): Promise<void> {
    if (sockets === null) return
    try {
      await act(sockets)
    } catch (error) {
      log.warn({ err: error }, 'the sockets could not be brought up to date')
    }
  }

  const listener = createListener({
    pool,
    log,
    channels: {
      [NOTIFICATION_CHANNEL]: (payload) => {
        const heard = readHeard(payload)
        if (heard !== null && heard.origin !== origin)
          void withSockets((held) => emitStored(db, held, [heard]))
      },
      [TEAM_CHANNEL]: (payload) => void withSockets((held) => tellChange(db, held, payload)),
      [SESSION_CHANNEL]: (sessionId) => void withSockets((held) => held.disconnect([sessionId])),
    },
    onReturn: (lostAt) => {
      void withSockets((held) => makeUp(db, held, lostAt))
      void withSockets((held) => dropEnded(db, held))
    },
  })

  return {
    open: () => listener.open(),
    attach: (server) => {
      sockets = openSockets(server, options)
      check = setInterval(() => void withSockets((held) => dropEnded(db, held)), sessionCheckEvery).unref()
    },
    deliver: async (work, deliveries) => {
      if (deliveries.length === 0) return
      const said = deliveries.map((delivery) => writeHeard({ ...delivery, origin }))
      await sql`select pg_notify(${NOTIFICATION_CHANNEL}, said) from unnest(${said}::text[]) said`.execute(
        work.db,
      )
      work.afterCommit(() => withSockets((held) => emitStored(db, held, deliveries)))
    },
    teamChanged: announceChange,
    teamChangedFor: announceChangeFor,
    sessionEnded: async (work, sessionId) => {
      await sql`select pg_notify(${SESSION_CHANNEL}, ${sessionId})`.execute(work.db)
      work.afterCommit(() => withSockets((held) => held.disconnect([sessionId])))
    },
    close: async () => {
      if (check !== null) clearInterval(check)
      await listener.close()
      sockets?.close()
    },
  }
}
