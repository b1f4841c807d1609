import {
  toAbortFailure,
  createFailureError,
  parseRetryAfter,
  retryableStatuses,
  type Failure,
} from './errors.ts'
import { bufferResponse } from './response.ts'
import type { CallSite, Hooks, Retry, Timeout } from './types.ts'

/** The settings by which the requests of a client, or of one call, are sent. */
export interface RequestConfig {
  /** One attempt. */
  fetch: (request: Request, signal: AbortSignal) => Promise<Response>
  timeout: Timeout
  retry: Retry
  hooks: readonly Hooks[]
}

/** An error that a hook throws is reported where the runtime can, and never fails the call. */
export function callHooks(all: readonly Hooks[], call: (hooks: Hooks) => void): void {
  for (const hooks of all) {
    try {
      call(hooks)
    } catch (error) {
      globalThis.reportError?.(error)
    }
  }
}

const timedOut = (ms: number): Failure => ({ code: 'TIMEOUT', message: `no response within ${ms} ms` })

/** Node has the reason in the cause: `fetch failed (ECONNREFUSED)`. */
function describeNetworkError(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? ` (${'code' in cause ? String(cause.code) : cause.message})` : ''
  return `the server could not be reached, ${message}${reason}`
}

/** Ends early when the signal is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/**
 * One attempt within its own time limit, body included. It never rejects: the error is created in an async function that
 * the caller awaits, so that its stack leads there.
 */
function attempt(
  request: Request,
  signal: AbortSignal,
  config: RequestConfig,
  read: (response: Response) => Promise<Response>,
  limit: number,
): Promise<Response | Failure> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    // Settles the attempt itself: a fetch that ignores its signal must not block the call.
    const end = (failure: Failure, reason?: unknown) => {
      cleanUp()
      resolve(failure)
      controller.abort(reason)
    }
    const stop = () => end(toAbortFailure(signal), signal.reason)
    const timer = setTimeout(() => end(timedOut(limit)), limit)
    const cleanUp = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const send = async () => {
      // A body can be read only once, so every attempt sends a copy.
      const copy = request.body === null ? request : request.clone()
      return read(await config.fetch(copy, controller.signal))
    }
    send()
      .finally(cleanUp)
      .then(resolve, (cause: unknown) =>
        resolve({ code: 'NETWORK_FAILURE', message: describeNetworkError(cause), cause }),
      )
  })
}

/** `Retry-After`, or full jitter: a random share of a doubling delay. */
function getDelay(retries: number, response: Response | undefined, retry: Retry): number {
  const requested = parseRetryAfter(response?.headers.get('retry-after') ?? null)
  return requested ?? retry.random() * Math.min(retry.maxDelay, retry.baseDelay * 2 ** retries)
}

const isRepeatable = ({ method, headers }: Request) =>
  /^(GET|HEAD|PUT|DELETE|OPTIONS)$/.test(method) || headers.has('idempotency-key')

/** Sends a request, repeatedly where that is safe and useful, within the total time; counts the attempts in `site`. */
export async function fetchWithRetry(
  request: Request,
  config: RequestConfig,
  site: CallSite,
  // A signal that is not tied to the request spares the runtime a dependent one.
  signal = request.signal,
  /** Reads the body, which belongs to the attempt: a connection lost half-way is retried. */
  read = bufferResponse,
): Promise<Response> {
  const { hooks, retry, timeout } = config
  const deadline = Date.now() + timeout.total
  for (let retries = 0; ; retries++) {
    const isLast = retries >= retry.retries || !isRepeatable(request)
    const limit = Math.min(timeout.attempt, deadline - Date.now())
    if (limit <= 0) throw createFailureError(site, timedOut(timeout.total))
    site.attempt = retries + 1
    // Made only for a hook that is there: reading the URL of a Request takes time.
    const getEvent = () => ({ ...site, url: request.url, headers: request.headers })
    callHooks(hooks, ({ onRequest }) => onRequest?.(getEvent()))
    const started = Date.now()
    const outcome = await attempt(request, signal, config, read, limit)
    const response = 'status' in outcome ? outcome : undefined
    const failure = 'status' in outcome ? undefined : outcome
    if (response) {
      const duration = Date.now() - started
      callHooks(hooks, ({ onResponse }) => onResponse?.({ ...getEvent(), status: response.status, duration }))
      if (isLast || !retryableStatuses.includes(response.status)) return response
    }
    const error = failure && createFailureError(site, failure)
    const delay = getDelay(retries, response, retry)
    const isOver = isLast || failure?.code === 'ABORTED' || Date.now() + delay >= deadline
    if (error && isOver) throw error
    // No time is left for another attempt: its result is the call's.
    if (response && isOver) return response
    callHooks(hooks, ({ onRetry }) => onRetry?.({ ...getEvent(), delay, status: response?.status, error }))
    await wait(delay, signal)
    if (signal.aborted) throw createFailureError(site, toAbortFailure(signal))
  }
}
