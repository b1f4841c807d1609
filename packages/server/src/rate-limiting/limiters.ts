import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import { DomainError } from '../errors.ts'

export type Limiter = RateLimiterStoreAbstract

export interface Limit {
  /** Distinguishes its counters from those of other limits. */
  name: string
  points: number
  /** Seconds. */
  duration: number
  /** Refuses a key past its limit without asking the store; not for counters that are given back. */
  blockInMemory?: boolean
}

export type CreateLimiter = (limit: Limit) => Limiter

export interface LimiterStores {
  pool: pg.Pool
  redis: Redis | null
}

/**
 * Limiters whose counters all processes share: in Redis where there is one, else in PostgreSQL, which also takes over while
 * Redis is away.
 */
export function createLimiters({ pool, redis }: LimiterStores): CreateLimiter {
  return ({ name, points, duration, blockInMemory = false }) => {
    const options = {
      keyPrefix: name,
      points,
      duration,
      ...(blockInMemory ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    }
    const postgres = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
    if (redis === null) return postgres
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: postgres,
    })
  }
}

/** A key of fixed length that does not show the address or account it counts. */
export function limiterKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

export function refuseFor(milliseconds: number): never {
  throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

/** Counts one of the key's points; throws where it has none left. `seconds` replaces the limiter's duration. */
export async function consume(limiter: Limiter, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds })
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) refuseFor(refusal.msBeforeNext)
    throw refusal
  }
}
