import { DomainError } from '../../../errors.ts'
import { isRecord } from '../../../is-record.ts'

/** `reason` is for the log, without personal data. */
export function refuseToken(reason: string, cause?: unknown): DomainError {
  return new DomainError('SOCIAL_LOGIN_INVALID', { cause: new Error(reason, { cause }) })
}

const TIMEOUT = 5000

/** The answer of a provider's endpoint. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  } catch (error) {
    throw unavailable(error)
  }
}

export async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null)
  return isRecord(body) ? body : {}
}

/** The provider does not answer. */
export function unavailable(cause: unknown): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', { cause, retryAfterSeconds: 5 })
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
