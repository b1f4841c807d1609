import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

export interface ChannelListenerOptions {
  pool: pg.Pool
  /** Handlers by channel. The names go into SQL unescaped, so they must be constants. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** After reconnecting; notifications sent since `lostAt` were missed. */
  onReconnect: (lostAt: Date) => void
  log: FastifyBaseLogger
  /** Milliseconds between two attempts to reconnect. */
  retryDelay?: number
}

export interface ChannelListener {
  open(): Promise<void>
  close(): Promise<void>
}

/** Receives the notifications of other processes by LISTEN, on a connection of its own. */
export function createChannelListener(options: ChannelListenerOptions): ChannelListener {
  const { pool, channels, log, retryDelay = 1000 } = options
  let client: pg.PoolClient | null = null
  let closed = false
  let retry: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const fresh = await pool.connect()
    const lost = (error?: Error): void => {
      if (client !== fresh) return
      client = null
      fresh.release(true)
      log.warn({ err: error }, 'the LISTEN connection ended')
      if (!closed) scheduleRetry(new Date())
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

  function scheduleRetry(lostAt: Date): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (!closed) options.onReconnect(lostAt)
        },
        () => {
          if (!closed) scheduleRetry(lostAt)
        },
      )
    }, retryDelay)
    retry.unref()
  }

  return {
    open: connect,
    close: async () => {
      closed = true
      if (retry !== null) clearTimeout(retry)
      const open = client
      client = null
      open?.removeAllListeners('notification')
      open?.release(true)
    },
  }
}
