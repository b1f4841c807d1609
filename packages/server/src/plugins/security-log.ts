import { errorStatuses } from '@convoca/contract/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '../errors.ts'
import { truncateAddress } from '../rate-limiting/network.ts'

export interface SecurityEvent {
  kind: 'login-failed' | 'forbidden' | 'rate-limited' | 'socket-refused'
  /** The operation's id, or the route or namespace where there is none. */
  operation: string
  code: ErrorCode
  /** Null for a socket, which has no request id. */
  requestId: string | null
  address: string
}

export interface SecurityLog {
  record(event: SecurityEvent): void
}

/** Lines of one kind per second: an attack must not fill the disk. */
const MOST_LINES = 20
const SECOND = 1000

/** One line for each failed log-in and each refusal, with the client's network instead of its address. */
export function createSecurityLog(log: FastifyBaseLogger, now: () => Date): SecurityLog {
  const kinds = new Map<SecurityEvent['kind'], { second: number; lines: number; suppressed: number }>()
  return {
    record({ address, ...event }) {
      const second = Math.floor(now().getTime() / SECOND)
      const current = kinds.get(event.kind) ?? { second, lines: 0, suppressed: 0 }
      kinds.set(event.kind, current)
      if (current.second !== second) Object.assign(current, { second, lines: 0 })
      if (current.lines >= MOST_LINES) {
        current.suppressed += 1
        return
      }
      current.lines += 1
      const { suppressed } = current
      current.suppressed = 0
      log.warn(
        {
          event: 'security',
          ...event,
          network: truncateAddress(address),
          ...(suppressed > 0 && { suppressed }),
        },
        'request refused',
      )
    },
  }
}

/** Which errors are recorded: failed log-ins, exceeded limits and every 403. */
export function toSecurityKind(code: ErrorCode): SecurityEvent['kind'] | null {
  if (code === 'INVALID_CREDENTIALS') return 'login-failed'
  if (code === 'RATE_LIMITED') return 'rate-limited'
  return errorStatuses[code] === 403 ? 'forbidden' : null
}
