import type { OperationId, Responses } from '../contract/types.ts'
import { type LimitOptions, bounded, refuseFor } from '../domains/auth/login-limits.ts'
import type { PlannedId } from '../contract/planned.ts'

const MINUTE = 60_000

/** As many calls as one caller may make until the window ends. */
interface Allowance {
  kind: string
  calls: number
  window: number
}

/** The answered operations to which the contract gives a 429: one without an allowance does not compile. */
type LimitedId = {
  [K in Exclude<OperationId, PlannedId>]: 429 extends keyof Responses<K> ? K : never
}[Exclude<OperationId, PlannedId>]

// Of an account: more than a person does by hand.
const invitations = { kind: 'invitations', calls: 60, window: 10 * MINUTE }
const pictures = { kind: 'pictures', calls: 60, window: 10 * MINUTE }

const allowances: Record<LimitedId, Allowance> = {
  // Of an address: generous enough for a whole tournament behind it.
  register: { kind: 'register', calls: 60, window: 10 * MINUTE },
  login: { kind: 'login', calls: 120, window: 5 * MINUTE },
  createTeam: { kind: 'teams', calls: 20, window: 60 * MINUTE },
  applyToTeam: { kind: 'applications', calls: 30, window: 10 * MINUTE },
  sendInvitations: invitations,
  invitePlayers: invitations,
  saveFile: pictures,
  replaceFile: pictures,
}

function allowanceOf(operation: string): Allowance | undefined {
  return Object.hasOwn(allowances, operation) ? Reflect.get(allowances, operation) : undefined
}

export interface CallLimits {
  /** Counts a call of an account or, where nobody is signed in yet, of an address; refuses it past its allowance. */
  count(operation: string, caller: string): void
}

export function createCallLimits({ enabled, now }: LimitOptions): CallLimits {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    count(operation, caller) {
      const allowance = allowanceOf(operation)
      if (!enabled || allowance === undefined) return
      const time = now().getTime()
      const key = `${allowance.kind} ${caller}`
      const known = windows.get(key)
      if (known === undefined || known.endsAt <= time) {
        bounded(windows, (entry) => entry.endsAt <= time)
        windows.delete(key)
        windows.set(key, { count: 1, endsAt: time + allowance.window })
        return
      }
      known.count += 1
      if (known.count > allowance.calls) refuseFor(known.endsAt - time)
    },
  }
}
