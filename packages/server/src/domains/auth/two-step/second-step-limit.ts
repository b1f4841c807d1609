import type { SecondStepLimit } from '../../../context.ts'
import { type CreateLimiter, consume, limiterKey } from '../../../rate-limiting/limiters.ts'

/** Seconds. */
const HOUR = 60 * 60
/** Three of a million codes are right at a time: who guesses for a month has one chance in fifty. */
const CODES = 10

const keyOf = (userId: string, origin: string | null): string => limiterKey(userId, origin ?? 'anywhere')

/**
 * Codes of one account in an hour. Only who knows the password gets here; a known device has a count of its own, so that its
 * owner is not kept out even then.
 */
export function createSecondStepLimit(options: {
  enabled: boolean
  createLimiter: CreateLimiter
}): SecondStepLimit {
  const limiter = options.createLimiter({ name: 'second step', points: CODES, duration: HOUR })
  return {
    async count(userId, origin) {
      if (options.enabled) await consume(limiter, keyOf(userId, origin))
    },
    async giveBack(userId, origin) {
      if (options.enabled) await limiter.delete(keyOf(userId, origin))
    },
  }
}
