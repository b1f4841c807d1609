import type { LoginLimits, LoginOrigin } from '../../context.ts'
import {
  type CreateLimiter,
  type Limiter,
  consume,
  limiterKey,
  refuseFor,
} from '../../rate-limiting/limiters.ts'

/** Seconds. */
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

interface BackOff {
  attempts: Limiter
  /** Closed behind each attempt past the free ones. */
  gate: Limiter
  free: number
  /** The longest time in seconds for which the gate closes. */
  ceiling: number
}

export interface LoginLimitOptions {
  enabled: boolean
  createLimiter: CreateLimiter
}

/**
 * Counts an attempt, or refuses it while the gate is closed. Past the free attempts the gate lets one pass and closes for 1 s,
 * then 2 s, 4 s, …; both steps are atomic, so that of any number of simultaneous attempts as many pass as one after the other.
 */
async function admit({ attempts, gate, free, ceiling }: BackOff, key: string): Promise<void> {
  const closed = await gate.get(key)
  // Attempts behind a closed gate are not counted: trying again too early does not close it for longer.
  if (closed !== null && closed.remainingPoints <= 0) refuseFor(closed.msBeforeNext)
  const { consumedPoints } = await attempts.penalty(key)
  if (consumedPoints < free) return
  await consume(gate, key, Math.min(ceiling, 2 ** (consumedPoints - free)))
}

async function reset({ attempts, gate }: BackOff, key: string): Promise<void> {
  await Promise.all([attempts.delete(key), gate.delete(key)])
}

function keysOf(email: string, { device, network, known }: LoginOrigin) {
  const account = email.toLowerCase()
  // A known device has a count of its own: others of its network do not exhaust it.
  const origin = known === 'device' ? ['device', device ?? ''] : ['network', network]
  return { origin: limiterKey(account, ...origin), account: limiterKey(account) }
}

/**
 * Two back-offs. From one origin to one account: 5 free attempts, then 1 s doubling to 15 min. To one account from all unknown
 * origins together: 30 free attempts, then doubling to 30 s. The second one does not count where the account was logged in to
 * before, so that nobody can lock its owner out by guessing from many addresses.
 */
export function createLoginLimits({ enabled, createLimiter }: LoginLimitOptions): LoginLimits {
  const createBackOff = (name: string, free: number, ceiling: number): BackOff => ({
    attempts: createLimiter({ name: `${name} attempts`, points: free, duration: DAY }),
    gate: createLimiter({ name: `${name} gate`, points: 1, duration: ceiling }),
    free,
    ceiling,
  })
  const fromOrigin = createBackOff('login origin', 5, 15 * MINUTE)
  const fromEverywhere = createBackOff('login account', 30, MINUTE / 2)

  return {
    async countAttempt(email, origin) {
      if (!enabled) return
      const keys = keysOf(email, origin)
      await admit(fromOrigin, keys.origin)
      if (origin.known !== null) return
      try {
        await admit(fromEverywhere, keys.account)
      } catch (refusal) {
        await fromOrigin.attempts.reward(keys.origin)
        throw refusal
      }
    },
    async giveBack(email, origin) {
      if (!enabled) return
      const keys = keysOf(email, origin)
      await reset(fromOrigin, keys.origin)
      if (origin.known === null) await fromEverywhere.attempts.reward(keys.account)
    },
  }
}
