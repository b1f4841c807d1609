import type { PlannedId } from '../contract/planned.ts'
import type { OperationId, Responses } from '../contract/types.ts'
import {
  type CreateLimiter,
  type Limit,
  type Limiter,
  consume,
  limiterKey,
} from '../rate-limiting/limiters.ts'

const MINUTE = 60

/** Handled operations with a 429 in the contract: one without a limit does not compile. */
type LimitedId = {
  [K in Exclude<OperationId, PlannedId>]: 429 extends keyof Responses<K> ? K : never
}[Exclude<OperationId, PlannedId>]

// By account: more than a person does by hand.
const invitations = { name: 'invitations', points: 60, duration: 10 * MINUTE }
const pictures = { name: 'pictures', points: 60, duration: 10 * MINUTE }
// Each of these may notify a whole team.
const communications = { name: 'communications', points: 30, duration: 10 * MINUTE }
const schedules = { name: 'schedules', points: 60, duration: 10 * MINUTE }
const sponsors = { name: 'sponsors', points: 30, duration: 10 * MINUTE }

const rateLimits: Record<LimitedId, Limit> = {
  // By address: enough for a whole tournament behind one.
  register: { name: 'register', points: 60, duration: 10 * MINUTE },
  login: { name: 'login', points: 120, duration: 5 * MINUTE },
  createTeam: { name: 'teams', points: 20, duration: 60 * MINUTE },
  applyToTeam: { name: 'applications', points: 30, duration: 10 * MINUTE },
  sendInvitations: invitations,
  invitePlayers: invitations,
  saveFile: pictures,
  replaceFile: pictures,
  createCommunication: communications,
  updateCommunication: communications,
  createSchedule: schedules,
  updateSchedule: schedules,
  createCheckIns: schedules,
  createSponsor: sponsors,
  updateSponsor: sponsors,
}

export interface RateLimits {
  /** Counts a request of an account or, without a session, of a network; rejects past the limit. */
  count(operation: string, caller: string): Promise<void>
}

export interface RateLimitOptions {
  enabled: boolean
  createLimiter: CreateLimiter
}

export function createRateLimits({ enabled, createLimiter }: RateLimitOptions): RateLimits {
  const limiters = new Map<string, Limiter>(
    Object.entries(rateLimits).map(([operation, limit]) => [
      operation,
      createLimiter({ ...limit, blockInMemory: true }),
    ]),
  )
  return {
    async count(operation, caller) {
      const limiter = limiters.get(operation)
      if (enabled && limiter !== undefined) await consume(limiter, limiterKey(caller))
    },
  }
}
