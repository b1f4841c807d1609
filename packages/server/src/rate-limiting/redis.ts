import { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds, far more than a counter takes; past them PostgreSQL counts. */
const TIMEOUT = 500

/** Connects in the background. While Redis is away each command fails at once instead of waiting for it. */
export function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    commandTimeout: TIMEOUT,
  })
  let isAway = false
  redis.on('ready', () => {
    isAway = false
  })
  // Once for each outage: ioredis reconnects, and reports every attempt that fails.
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: rate limits are counted in the database')
    isAway = true
  })
  return redis
}
