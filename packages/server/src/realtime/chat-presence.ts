import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/schema.ts'
import {
  type Activity,
  type ChatConnection,
  deleteConnections,
  deleteForgottenConnections,
  deleteProcessConnections,
  deleteStaleConnections,
  findHiding,
  findPresences,
  lockPresences,
  upsertConnections,
} from '../domains/chat/presence-repository.ts'
import { sendPresences } from './presence-events.ts'

/** Milliseconds between two signs of life of a process, and after how many without one its sockets count as closed. */
const KEEP_INTERVAL = 30_000
const STALE_AFTER = 3 * KEEP_INTERVAL
/** Sockets that one transaction writes. */
const BATCH = 500
/** Milliseconds until what could not be written is tried again. */
const RETRY_DELAY = 1000

/** The chat's sockets of this process in the table of all processes, to which they are written in the background. */
export interface PresenceRegistry {
  join(id: string, userId: string): void
  update(id: string, activity: Activity): void
  leave(id: string): void
  /** Removes what ended processes have left, and says which sockets of this one are open. */
  keep(): Promise<void>
  /** Ends once everything has been written, or writing has failed. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface PresenceOptions {
  db: Db
  log: FastifyBaseLogger
  retryDelay?: number
}

/** A socket whose row is to be written; null where it has closed. */
interface Changed {
  userId: string
  connection: ChatConnection | null
}

async function publish(db: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const hiding = await findHiding(db, userIds)
  await sendPresences(
    db,
    userIds.filter((id) => !hiding.has(id)).map((userId) => ({ userId })),
  )
}

/** Publishes presences that the rows change: of several sockets of a user, only the first and last do. */
async function writeBatch(db: Db, processId: string, batch: ReadonlyMap<string, Changed>): Promise<void> {
  const userIds = [...new Set([...batch.values()].map(({ userId }) => userId))]
  const open = [...batch.values()].flatMap(({ connection }) => connection ?? [])
  const closed = [...batch].filter(([, { connection }]) => connection === null).map(([id]) => id)
  await db.transaction().execute(async (transaction) => {
    await lockPresences(transaction, userIds)
    const before = await findPresences(transaction, userIds)
    await deleteConnections(transaction, closed)
    await upsertConnections(transaction, processId, open, new Date())
    const after = await findPresences(transaction, userIds)
    await publish(
      transaction,
      userIds.filter((id) => before.get(id) !== after.get(id)),
    )
  })
}

/**
 * Writes in one transaction at a time, however many sockets open or close at once: each would otherwise take a connection
 * to the database. What fails is tried again; of a socket that changes meanwhile, the last counts.
 */
function createWriter({ db, log, retryDelay = RETRY_DELAY }: PresenceOptions, processId: string) {
  const waiting = new Map<string, Changed>()
  let writing: Promise<void> | null = null
  let retry: NodeJS.Timeout | null = null
  let isStopped = false

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = new Map([...waiting].slice(0, BATCH))
      for (const id of batch.keys()) waiting.delete(id)
      try {
        await writeBatch(db, processId, batch)
      } catch (error) {
        if (isStopped) return
        log.warn({ err: error }, 'presence could not be written and will be tried again')
        for (const [id, changed] of batch) if (!waiting.has(id)) waiting.set(id, changed)
        retry = setTimeout(start, retryDelay).unref()
        return
      }
    }
  }

  function start(): void {
    if (retry !== null) clearTimeout(retry)
    retry = null
    writing ??= Promise.resolve()
      .then(writeAll)
      .finally(() => {
        writing = null
      })
  }

  return {
    add(id: string, changed: Changed): void {
      if (isStopped) return
      waiting.set(id, changed)
      if (retry === null) start()
    },
    /** Entries added meanwhile are part of the same loop. */
    settled: (): Promise<void> => writing ?? Promise.resolve(),
    isWritten: (): boolean => waiting.size === 0,
    stop: (): void => {
      isStopped = true
      waiting.clear()
      if (retry !== null) clearTimeout(retry)
    },
  }
}

export function createPresenceRegistry(options: PresenceOptions): PresenceRegistry {
  const { db, log } = options
  const processId = randomUUID()
  const writer = createWriter(options, processId)
  const open = new Map<string, ChatConnection>()

  const change = (connection: ChatConnection): void => {
    open.set(connection.id, connection)
    writer.add(connection.id, { userId: connection.userId, connection })
  }

  /** Keeps the rows, and restores those that are gone although their sockets are open. */
  const keep = async (): Promise<void> => {
    const startedAt = new Date()
    for (const [id, connection] of open) writer.add(id, { userId: connection.userId, connection })
    await writer.settled()
    // Those that could not be written look forgotten.
    if (writer.isWritten()) await publish(db, await deleteForgottenConnections(db, processId, startedAt))
    await publish(db, await deleteStaleConnections(db, new Date(Date.now() - STALE_AFTER)))
  }
  const timer = setInterval(
    () => void keep().catch((error: unknown) => log.warn({ err: error }, 'presence could not be kept')),
    KEEP_INTERVAL,
  ).unref()

  return {
    join: (id, userId) => change({ id, userId, isActive: true, conversationId: null }),
    update: (id, activity) => {
      const connection = open.get(id)
      if (connection !== undefined) change({ ...connection, ...activity })
    },
    leave: (id) => {
      const connection = open.get(id)
      if (connection === undefined) return
      open.delete(id)
      writer.add(id, { userId: connection.userId, connection: null })
    },
    keep,
    settled: () => writer.settled(),
    close: async () => {
      clearInterval(timer)
      open.clear()
      writer.stop()
      await writer.settled()
      try {
        await publish(db, await deleteProcessConnections(db, processId))
      } catch (error) {
        // The rows stay if there is no database, until another process finds them stale.
        log.warn({ err: error }, 'presence could not be ended')
      }
    },
  }
}
