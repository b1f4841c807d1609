import type { RecoveryLimit } from '../../context.ts'
import { type CreateLimiter, consume, limiterKey } from '../../rate-limiting/limiters.ts'
import { toStoredEmail } from './email-address.ts'

/** Seconds. */
const QUARTER = 15 * 60
const MAILS = 3

/**
 * Mails of one address in a quarter of an hour, whether or not somebody has it. Nobody keeps its owner out by asking: they
 * then have these mails.
 */
export function createRecoveryLimit(options: {
  enabled: boolean
  createLimiter: CreateLimiter
}): RecoveryLimit {
  const limiter = options.createLimiter({ name: 'recovery mails', points: MAILS, duration: QUARTER })
  return {
    async count(email) {
      if (options.enabled) await consume(limiter, limiterKey(toStoredEmail(email).toLowerCase()))
    },
  }
}
