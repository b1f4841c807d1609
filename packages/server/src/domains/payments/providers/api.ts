import { isRecord } from '../../../is-record.ts'
import { toUnavailable } from './provider.ts'

const TIMEOUT = 10_000

export interface ApiAnswer {
  status: number
  /** Empty where it is no object of JSON. */
  body: Record<string, unknown>
}

interface ApiRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** JSON as it is sent, since some requests are signed. */
  body?: string
}

export type Api = (path: string, request?: ApiRequest) => Promise<ApiAnswer>

/** Codes that say nothing of the request itself: it may be repeated, and has perhaps been done. */
const isUndecided = (status: number): boolean =>
  status >= 500 || [401, 403, 408, 409, 423, 425, 429].includes(status)

/**
 * Calls of a provider's API. Rejects with SERVICE_UNAVAILABLE where there is no answer, or one that leaves open whether the
 * request was done; the log gets the provider, the method and the status, never an address, a body or an answer.
 */
export function createApi(
  name: string,
  { url, headers }: { url: string; headers: Record<string, string> },
): Api {
  const base = url.replace(/\/$/, '')
  return async (path, { method = 'GET', headers: more = {}, body } = {}) => {
    let response: Response
    let text: string
    try {
      response = await fetch(`${base}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...more,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body !== undefined && { body }),
      })
      text = await response.text()
    } catch {
      // The cause is left out: a failed fetch may name the address, and with it a charge.
      throw toUnavailable(`${name} does not answer a ${method}`)
    }
    if (isUndecided(response.status))
      throw toUnavailable(`${name} answers a ${method} with ${response.status}`)
    return { status: response.status, body: toRecord(text) }
  }
}

function toRecord(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

export const isDone = ({ status }: ApiAnswer): boolean => status >= 200 && status < 300

/** The request was read and refused: nothing has come of it. */
export const isRefusal = ({ status }: ApiAnswer): boolean => status === 400 || status === 422

/** A field that is an object; an empty one where it is not. */
export function readRecord(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const found = value[name]
  return isRecord(found) ? found : {}
}

export function readRecords(value: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const found = value[name]
  return Array.isArray(found) ? found.filter(isRecord) : []
}

export function readDate(value: Record<string, unknown>, name: string): Date | null {
  const found = value[name]
  const date = typeof found === 'string' ? new Date(found) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}
