import { DomainError } from '../../../errors.ts'
import { isRecord } from '../../../is-record.ts'
import type { WebhookRequest } from '../../../payment-provider.ts'

/** The provider's answer is of no use. `reason` is for the log, without personal data. */
export function toUnavailable(reason: string): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', { cause: new Error(reason), retryAfterSeconds: 5 })
}

export function readText(value: Record<string, unknown>, name: string): string | null {
  const found = value[name]
  return typeof found === 'string' && found !== '' ? found : null
}

export function parseBody({ rawBody }: WebhookRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(rawBody.toString('utf8'))
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

export function headerOf({ headers }: WebhookRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}
