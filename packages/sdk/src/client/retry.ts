import {
  AbortedError,
  CallTimeoutError,
  NetworkError,
  createAbortedError,
  parseRetryAfter,
  retryableStatuses,
} from './errors.ts'
import { bufferResponse } from './response.ts'
import type { Hooks, OperationId, Retry, Timeout } from './types.ts'

/** How the requests of a client, or of one call, are sent. */
export interface RequestConfig {
  /** One attempt. */
  fetch: (request: Request, signal: AbortSignal) => Promise<Response>
  timeout: Timeout
  retry: Retry
  hooks: Hooks
}

/** What a hook throws is reported where the runtime can, and never fails the call. */
export function callHook<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event)
  } catch (error) {
    globalThis.reportError?.(error)
  }
}

const createTimeoutError = (ms: number) =>
  new CallTimeoutError({ code: 'TIMEOUT', message: `no response within ${ms} ms` })

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(createAbortedError(signal))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
  })

/** One attempt within its own time limit, body included; rejects with typed errors only. */
function attempt(
  request: Request,
  signal: AbortSignal,
  config: RequestConfig,
  limit: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    // Settles the attempt itself: a fetch that ignores its signal must not block the call.
    const end = (error: Error, reason?: unknown) => {
      cleanUp()
      reject(error)
      controller.abort(reason)
    }
    const stop = () => end(createAbortedError(signal), signal.reason)
    const timer = setTimeout(() => end(createTimeoutError(limit)), limit)
    const cleanUp = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const send = async () => {
      // A body can be read only once, so every attempt sends a copy.
      const copy = request.body === null ? request : request.clone()
      return bufferResponse(await config.fetch(copy, controller.signal))
    }
    send()
      .finally(cleanUp)
      .then(resolve, (cause: unknown) =>
        reject(
          new NetworkError({ code: 'NETWORK_FAILURE', message: 'the server could not be reached', cause }),
        ),
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

/** Sends a request, repeatedly where that is safe and useful, within the total time. */
export async function fetchWithRetry(
  request: Request,
  config: RequestConfig,
  // A signal that is not tied to the request spares the runtime a dependent one.
  signal = request.signal,
  operation?: OperationId,
): Promise<Response> {
  const { hooks, retry, timeout } = config
  const { method, url, headers } = request
  const deadline = Date.now() + timeout.total
  for (let retries = 0; ; retries++) {
    const isLast = retries >= retry.retries || !isRepeatable(request)
    const limit = Math.min(timeout.attempt, deadline - Date.now())
    if (limit <= 0) throw createTimeoutError(timeout.total)
    let response: Response | undefined
    let error: unknown
    const event = { operation, method, url, headers, attempt: retries + 1 }
    try {
      callHook(hooks.onRequest, event)
      const started = Date.now()
      response = await attempt(request, signal, config, limit)
      const { status } = response
      callHook(hooks.onResponse, { ...event, status, duration: Date.now() - started })
      if (isLast || !retryableStatuses.includes(status)) return response
    } catch (failure) {
      if (isLast || failure instanceof AbortedError) throw failure
      error = failure
    }
    const delay = getDelay(retries, response, retry)
    if (Date.now() + delay >= deadline) {
      // No time is left for another attempt: its result is the call's.
      if (response) return response
      throw error
    }
    callHook(hooks.onRetry, { ...event, delay, status: response?.status, error })
    await wait(delay, signal)
  }
}
