import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { PresenceEvent } from '../context.ts'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import {
  type Activity,
  deleteConnection,
  deleteProcessConnections,
  deleteStaleConnections,
  findPartners,
  findPresences,
  hidesPresence,
  insertConnection,
  keepConnections,
  lockPresence,
  updateActivity,
} from '../domains/chat/presence-repository.ts'
import type { ChatSockets } from './chat-sockets.ts'

export const PRESENCE_CHANNEL = 'convoca_presence'

/** Milliseconds between two signs of life of a process, and after how many without one its sockets count as closed. */
const KEEP_INTERVAL = 30_000
const STALE_AFTER = 3 * KEEP_INTERVAL

export async function sendPresence(db: Db, event: PresenceEvent): Promise<void> {
  await sendNotify(db, PRESENCE_CHANNEL, [JSON.stringify(event)])
}

/** The chat's sockets of this process in the table of all processes. */
export interface PresenceRegistry {
  join(id: string, userId: string): Promise<void>
  update(id: string, userId: string, activity: Activity): Promise<void>
  leave(id: string, userId: string): Promise<void>
  /** Removes what ended processes have left, and says that this one is alive. */
  keep(): Promise<void>
  close(): Promise<void>
}

export interface PresenceOptions {
  db: Db
  log: FastifyBaseLogger
}

export function createPresenceRegistry({ db, log }: PresenceOptions): PresenceRegistry {
  const processId = randomUUID()

  /** Publishes the presence if `write` has changed it: of several sockets of a user, only the first and last do. */
  const change = (userId: string, write: (transaction: Db) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await lockPresence(transaction, userId)
      const before = (await findPresences(transaction, [userId])).get(userId)
      await write(transaction)
      const after = (await findPresences(transaction, [userId])).get(userId)
      if (before !== after && !(await hidesPresence(transaction, userId)))
        await sendPresence(transaction, { userId })
    })

  const publishAll = async (userIds: readonly string[]): Promise<void> => {
    for (const userId of userIds) if (!(await hidesPresence(db, userId))) await sendPresence(db, { userId })
  }

  const keep = async (): Promise<void> => {
    await keepConnections(db, processId, new Date())
    await publishAll(await deleteStaleConnections(db, new Date(Date.now() - STALE_AFTER)))
  }
  const timer = setInterval(
    () => void keep().catch((error: unknown) => log.warn({ err: error }, 'presence could not be kept')),
    KEEP_INTERVAL,
  ).unref()

  return {
    join: (id, userId) =>
      change(userId, (unit) => insertConnection(unit, { id, userId, processId }, new Date())),
    update: (id, userId, activity) => change(userId, (unit) => updateActivity(unit, id, activity)),
    leave: (id, userId) => change(userId, (unit) => deleteConnection(unit, id)),
    keep,
    close: async () => {
      clearInterval(timer)
      try {
        await publishAll(await deleteProcessConnections(db, processId))
      } catch (error) {
        // Without a database they stay, until another process finds them stale.
        log.warn({ err: error }, 'presence could not be ended')
      }
    },
  }
}

/** Sends to the people who have a conversation with the user, as each of them may see it. */
export async function emitPresence(db: Db, chat: ChatSockets, payload: string): Promise<void> {
  if (chat.isEmpty()) return
  const { userId, to }: PresenceEvent = JSON.parse(payload)
  const partners = (await findPartners(db, userId, to ?? null)).filter(({ id }) => chat.has(id))
  if (partners.length === 0) return
  const presence = (await findPresences(db, [userId])).get(userId) ?? 'offline'
  const toIds = (seeing: boolean) => partners.filter(({ sees }) => sees === seeing).map(({ id }) => id)
  chat.emit(toIds(true), 'presence', { userId, presence })
  chat.emit(toIds(false), 'presence', { userId, presence: 'offline' })
}
