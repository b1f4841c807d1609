import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

export interface ListenerOptions {
  pool: pg.Pool
  /** What to do with a payload of each channel; the names are trusted, never from outside. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** After the connection was lost and found again: nothing said since `lostAt` was heard. */
  onReturn: (lostAt: Date) => void
  log: FastifyBaseLogger
  /** Milliseconds between two attempts to connect again. */
  retryEvery?: number
}

export interface Listener {
  open(): Promise<void>
  close(): Promise<void>
}

/** Hears what other processes say by NOTIFY, on one connection of its own, for as long as it is open. */
export function createListener(options: ListenerOptions): Listener {
  const { pool, channels, log, retryEvery = 1000 } = options
  let client: pg.PoolClient | null = null
  let closed = false
  let retry: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const fresh = await pool.connect()
    const lost = (error?: Error): void => {
      if (client !== fresh) return
      client = null
      fresh.release(true)
      log.warn({ err: error }, 'the connection that listens for notifications ended')
      if (!closed) retryLater(new Date())
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', (message) => channels[message.channel]?.(message.payload ?? ''))
    try {
      for (const channel of Object.keys(channels)) await fresh.query(`listen ${channel}`)
    } catch (error) {
      fresh.release(true)
      throw error
    }
    if (closed) fresh.release(true)
    else client = fresh
  }

  function retryLater(lostAt: Date): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (!closed) options.onReturn(lostAt)
        },
        () => {
          if (!closed) retryLater(lostAt)
        },
      )
    }, retryEvery)
    retry.unref()
  }

  return {
    open: connect,
    close: async () => {
      closed = true
      if (retry !== null) clearTimeout(retry)
      const held = client
      client = null
      held?.removeAllListeners('notification')
      held?.release(true)
    },
  }
}
