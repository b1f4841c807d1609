import type { Operation } from '@convoca/contract'
import { type CreateLimiter, type Limiter, consume, limiterKey } from '../rate-limiting/limiters.ts'

export interface RateLimits {
  /** Counts a request of an account or, without a session, of a network; rejects past the limit. */
  count(operation: Pick<Operation, 'rateLimit'>, caller: string): Promise<void>
}

export interface RateLimitOptions {
  enabled: boolean
  createLimiter: CreateLimiter
}

/** The limits of the contract: `x-rate-limit`. */
export function createRateLimits({ enabled, createLimiter }: RateLimitOptions): RateLimits {
  const limiters = new Map<string, Limiter>()
  return {
    async count({ rateLimit }, caller) {
      if (!enabled || rateLimit === null) return
      const { name, max: points, per: duration } = rateLimit
      const limiter = limiters.get(name) ?? createLimiter({ name, points, duration, blockInMemory: true })
      limiters.set(name, limiter)
      await consume(limiter, limiterKey(caller))
    },
  }
}
