import { errorStatuses } from '@convoca/contract/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { OperationId } from '../contract/types.ts'
import type { ErrorCode } from '../errors.ts'
import { isRecord } from '../is-record.ts'
import { truncateAddress } from '../rate-limiting/network.ts'

export interface SecurityEvent {
  kind:
    | 'login-succeeded'
    | 'login-failed'
    | 'grant-refused'
    | 'forbidden'
    | 'rate-limited'
    | 'socket-refused'
    | 'account-changed'
    | 'data-revealed'
  /** The operation's id, or the route or namespace where there is none. */
  operation: string
  /** Null for what was not refused. */
  code: ErrorCode | null
  /** Null for a socket, which has no request id. */
  requestId: string | null
  address: string
}

export interface SecurityLog {
  record(event: SecurityEvent): void
}

/** Lines of one kind per second: an attack must not fill the disk. */
const MAX_LINES = 20
const SECOND = 1000

const messages: Partial<Record<SecurityEvent['kind'], string>> = {
  'login-succeeded': 'session started',
  'account-changed': 'account changed',
  'data-revealed': 'personal data revealed',
}

/** One line for each log-in, refusal, change of how an account is entered and revealed Pix key, with the client's network instead of its address. */
export function createSecurityLog(log: FastifyBaseLogger, now: () => Date): SecurityLog {
  const kinds = new Map<SecurityEvent['kind'], { second: number; lines: number; suppressed: number }>()
  return {
    record({ address, ...event }) {
      const second = Math.floor(now().getTime() / SECOND)
      const current = kinds.get(event.kind) ?? { second, lines: 0, suppressed: 0 }
      kinds.set(event.kind, current)
      if (current.second !== second) Object.assign(current, { second, lines: 0 })
      if (current.lines >= MAX_LINES) {
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
        messages[event.kind] ?? 'request refused',
      )
    },
  }
}

/** Operations that change or end the log-in methods of an account: those who look into a theft need these, not only the refusals. */
const accountChanges: ReadonlySet<string> = new Set<OperationId>([
  'enableTwoStep',
  'disableTwoStep',
  'renewRecoveryCodes',
  'addPasskey',
  'removePasskey',
  'linkAccount',
  'linkSocialLogin',
  'unlinkAccount',
  'createPassword',
  'updatePassword',
  'changePassword',
  'requestEmailChange',
  'endSession',
  'endOtherSessions',
  'logout',
  'deleteAccount',
  'restoreAccount',
])

const reveals: ReadonlySet<string> = new Set<OperationId>(['revealPixKey'])

/** The kind by which a success of the operation is recorded, beside what starts a session; null for most. */
export function toSuccessKind(operation: string): SecurityEvent['kind'] | null {
  if (accountChanges.has(operation)) return 'account-changed'
  return reveals.has(operation) ? 'data-revealed' : null
}

const logins: ReadonlySet<string> = new Set<OperationId>([
  'login',
  'completeLogin',
  'loginByPasskey',
  'socialLogin',
  'linkSocialLogin',
  'completeSocialLogin',
])

/**
 * Whether the response has the token of a new session. One that asks for the second step has a challenge, and that of a first
 * social log-in a token of which something is `missing`.
 */
export function startsSession(operation: string, body: unknown): boolean {
  if (!logins.has(operation) || !isRecord(body) || !('token' in body)) return false
  return !Array.isArray(body['missing']) || body['missing'].length === 0
}

const failedLogins: ReadonlySet<ErrorCode> = new Set([
  'INVALID_CREDENTIALS',
  'SOCIAL_LOGIN_INVALID',
  'CODE_INVALID',
  'PASSKEY_INVALID',
])

/** The errors that are recorded: failed log-ins, exceeded limits and every 403. */
export function toSecurityKind(code: ErrorCode): SecurityEvent['kind'] | null {
  if (failedLogins.has(code)) return 'login-failed'
  if (code === 'GRANT_INVALID') return 'grant-refused'
  if (code === 'RATE_LIMITED') return 'rate-limited'
  return errorStatuses[code] === 403 ? 'forbidden' : null
}
