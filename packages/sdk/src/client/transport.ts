import { AbortedError, CallTimeoutError, NetworkError, parseRetryAfter, retryableStatuses } from './errors.ts'
import type { Retry, Timeout } from './types.ts'

/** How one request is sent. */
export type SendPlan = {
  timeout: Timeout
  retry: Retry
  /** Whether the request may be sent again at all. */
  repeatable: boolean
  /** The caller's and the client's own signals. */
  signal: AbortSignal
}

export type Send = (request: Request) => Promise<Response>

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(aborted(signal))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
  })

function aborted(signal: AbortSignal): AbortedError {
  return new AbortedError({ code: 'ABORTED', message: 'the call was aborted', cause: signal.reason })
}

const timedOut = (ms: number, cause?: unknown) =>
  new CallTimeoutError({ code: 'TIMEOUT', message: `no answer within ${ms} ms`, cause })

/** The whole body is read here, so that a connection lost half-way is a failed attempt as well. */
async function readFully(response: Response): Promise<Response> {
  if (response.body === null) return response
  const bytes = await response.arrayBuffer()
  // These may not carry a body, and the constructor refuses even an empty one.
  const bare = response.status === 204 || response.status === 205 || response.status === 304
  const { status, statusText, headers } = response
  return new Response(bare ? null : bytes, { status, statusText, headers })
}

/** One attempt with its own time limit; throws typed errors only. */
async function attempt(request: Request, fetch: Send, limit: number, signal: AbortSignal): Promise<Response> {
  if (signal.aborted) throw aborted(signal)
  const ending = new AbortController()
  const forward = () => ending.abort(signal.reason)
  signal.addEventListener('abort', forward, { once: true })
  let late = false
  const timer = setTimeout(() => {
    late = true
    ending.abort()
  }, limit)
  // A fetch that ignores its signal must not hold the call: the abort itself ends the race.
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  try {
    return await Promise.race([fetch(new Request(request, { signal: ending.signal })).then(readFully), ended])
  } catch (cause) {
    if (signal.aborted) throw aborted(signal)
    if (late) throw timedOut(limit, cause)
    throw new NetworkError({ code: 'NETWORK_FAILURE', message: 'the server could not be reached', cause })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', forward)
  }
}

/** Full jitter: anything between nothing and the doubled delay, unless the server names a time. */
function delayBefore(round: number, response: Response | undefined, retry: Retry): number {
  const asked = parseRetryAfter(response?.headers.get('retry-after') ?? null)
  return asked ?? retry.random() * Math.min(retry.maxDelay, retry.baseDelay * 2 ** round)
}

/** Sends a request, again where that is safe and useful, within the total time. */
export async function send(request: Request, fetch: Send, plan: SendPlan): Promise<Response> {
  const deadline = Date.now() + plan.timeout.total
  for (let round = 0; ; round++) {
    const last = !plan.repeatable || round >= plan.retry.retries
    const limit = Math.min(plan.timeout.attempt, deadline - Date.now())
    if (limit <= 0) throw timedOut(plan.timeout.total)
    let response: Response | undefined
    let failure: unknown
    try {
      // The body can be read once, so every attempt but the last sends a copy.
      response = await attempt(last ? request : request.clone(), fetch, limit, plan.signal)
      if (last || !retryableStatuses.includes(response.status)) return response
    } catch (error) {
      if (last || error instanceof AbortedError) throw error
      failure = error
    }
    const wait = delayBefore(round, response, plan.retry)
    if (Date.now() + wait >= deadline) {
      // Waiting longer than the call may take would only hide the answer that is already there.
      if (response) return response
      throw failure
    }
    await waitFor(wait, plan.signal)
  }
}
