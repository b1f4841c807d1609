import type { OperationId, Responses } from '../contract/types.ts'
import { type LimitOptions, bounded, refuseFor } from '../domains/auth/login-limits.ts'
import type { PlannedId } from '../contract/planned.ts'

const MINUTE = 60_000

/** Requests that one caller may make per window. */
interface RateLimit {
  kind: string
  requests: number
  window: number
}

/** Handled operations with a 429 in the contract: one without a limit does not compile. */
type LimitedId = {
  [K in Exclude<OperationId, PlannedId>]: 429 extends keyof Responses<K> ? K : never
}[Exclude<OperationId, PlannedId>]

// By account: more than a person does by hand.
const invitations = { kind: 'invitations', requests: 60, window: 10 * MINUTE }
const pictures = { kind: 'pictures', requests: 60, window: 10 * MINUTE }

const rateLimits: Record<LimitedId, RateLimit> = {
  // By address: enough for a whole tournament behind one.
  register: { kind: 'register', requests: 60, window: 10 * MINUTE },
  login: { kind: 'login', requests: 120, window: 5 * MINUTE },
  createTeam: { kind: 'teams', requests: 20, window: 60 * MINUTE },
  applyToTeam: { kind: 'applications', requests: 30, window: 10 * MINUTE },
  sendInvitations: invitations,
  invitePlayers: invitations,
  saveFile: pictures,
  replaceFile: pictures,
}

function findLimit(operation: string): RateLimit | undefined {
  return Object.hasOwn(rateLimits, operation) ? Reflect.get(rateLimits, operation) : undefined
}

export interface RateLimits {
  /** Counts a request of an account or, without a session, of an address; throws past the limit. */
  count(operation: string, caller: string): void
}

export function createRateLimits({ enabled, now }: LimitOptions): RateLimits {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    count(operation, caller) {
      const limit = findLimit(operation)
      if (!enabled || limit === undefined) return
      const time = now().getTime()
      const key = `${limit.kind} ${caller}`
      const known = windows.get(key)
      if (known === undefined || known.endsAt <= time) {
        bounded(windows, (entry) => entry.endsAt <= time)
        windows.delete(key)
        windows.set(key, { count: 1, endsAt: time + limit.window })
        return
      }
      known.count += 1
      if (known.count > limit.requests) refuseFor(known.endsAt - time)
    },
  }
}
