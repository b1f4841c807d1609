import type { LoginLimits } from '../../context.ts'
import { DomainError } from '../../errors.ts'

interface Failures {
  count: number
  blockedUntil: number
  /** After this long without a failure the count starts anew. */
  forgottenAt: number
}

const MINUTE = 60_000
/** Entries are dropped when they end; this bounds the memory under a flood of new keys. */
const MOST_KEYS = 50_000

export interface LimitOptions {
  enabled: boolean
  now: () => Date
}

/**
 * Two back-offs. From one address to one account: 5 free failures, then 1 s doubling to 15 min. To one account
 * from everywhere: 30 free failures, then doubling to 30 s only, so that nobody can lock somebody else out.
 */
const pairBackOff = { free: 5, ceiling: 15 * MINUTE }
const accountBackOff = { free: 30, ceiling: MINUTE / 2 }

export function refuseFor(milliseconds: number): never {
  throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

/** Makes room for one more entry. */
export function bounded<T>(entries: Map<string, T>, hasEnded: (entry: T) => boolean): void {
  if (entries.size < MOST_KEYS) return
  for (const [key, entry] of entries) if (hasEnded(entry)) entries.delete(key)
  // Still full: the oldest go; a Map keeps the order of insertion.
  for (const key of entries.keys()) {
    if (entries.size < MOST_KEYS) break
    entries.delete(key)
  }
}

function keysOf(account: string, address: string) {
  const name = account.toLowerCase()
  return [
    { key: `pair ${name} ${address}`, backOff: pairBackOff },
    { key: `account ${name}`, backOff: accountBackOff },
  ]
}

export function createLoginLimits({ enabled, now }: LimitOptions): LoginLimits {
  const failures = new Map<string, Failures>()
  const time = (): number => now().getTime()

  return {
    refuseWhileBackingOff(account, address) {
      if (!enabled) return
      for (const { key } of keysOf(account, address)) {
        const wait = (failures.get(key)?.blockedUntil ?? 0) - time()
        if (wait > 0) refuseFor(wait)
      }
    },
    countFailure(account, address) {
      if (!enabled) return
      for (const { key, backOff } of keysOf(account, address)) {
        const known = failures.get(key)
        const count = known === undefined || known.forgottenAt <= time() ? 1 : known.count + 1
        const wait = count < backOff.free ? 0 : Math.min(backOff.ceiling, 1000 * 2 ** (count - backOff.free))
        bounded(failures, (entry) => entry.forgottenAt <= time())
        failures.set(key, { count, blockedUntil: time() + wait, forgottenAt: time() + wait + 15 * MINUTE })
      }
    },
    clearFailures(account, address) {
      for (const { key } of keysOf(account, address)) failures.delete(key)
    },
  }
}
