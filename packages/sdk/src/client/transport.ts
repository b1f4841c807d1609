import { AbortedError, CallTimeoutError, NetworkError, parseRetryAfter, retryableStatuses } from './errors.ts'
import type { AttemptEvent, Hooks, Retry, Timeout } from './types.ts'

/** How one call is sent; `T` is the answer with its body read. */
export interface SendPlan<T> {
  /** Starts one attempt. */
  start: (signal: AbortSignal) => Promise<Response>
  /** Reads the body inside the attempt: a connection lost half-way is a failed attempt as well. */
  read: (response: Response) => Promise<T>
  timeout: Timeout
  retry: Retry
  /** Whether the call may be sent again at all. */
  repeatable: boolean
  /** Ends the call, also while it waits. */
  signal: AbortSignal
  hooks: Hooks
  /** What the hooks are told of the call. */
  about: Omit<AttemptEvent, 'attempt'>
}

/** Tells an observer; a broken one is reported where the runtime can, and never breaks the call. */
export function tell<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event)
  } catch (error) {
    globalThis.reportError?.(error)
  }
}

export function aborted(signal: AbortSignal): AbortedError {
  return new AbortedError({ code: 'ABORTED', message: 'the call was aborted', cause: signal.reason })
}

const timedOut = (ms: number, cause?: unknown) =>
  new CallTimeoutError({ code: 'TIMEOUT', message: `no answer within ${ms} ms`, cause })

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

interface Answered<T> {
  response: Response
  answer: T
}

async function carryOut<T>(plan: SendPlan<T>, signal: AbortSignal): Promise<Answered<T>> {
  const response = await plan.start(signal)
  return { response, answer: await plan.read(response) }
}

/** One attempt with its own time limit; throws typed errors only. */
function attempt<T>(plan: SendPlan<T>, limit: number): Promise<Answered<T>> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController()
    // A fetch that ignores its signal must not hold the call: whoever ends it also settles it.
    const end = (error: Error, reason?: unknown) => {
      settle()
      reject(error)
      ending.abort(reason)
    }
    const stop = () => end(aborted(plan.signal), plan.signal.reason)
    const timer = setTimeout(() => end(timedOut(limit)), limit)
    const settle = () => {
      clearTimeout(timer)
      plan.signal.removeEventListener('abort', stop)
    }
    if (plan.signal.aborted) return stop()
    plan.signal.addEventListener('abort', stop, { once: true })
    carryOut(plan, ending.signal).then(
      (answered) => {
        settle()
        resolve(answered)
      },
      (cause: unknown) => {
        settle()
        reject(
          new NetworkError({ code: 'NETWORK_FAILURE', message: 'the server could not be reached', cause }),
        )
      },
    )
  })
}

/** Full jitter: anything between nothing and the doubled delay, unless the server names a time. */
function delayBefore(round: number, response: Response | undefined, retry: Retry): number {
  const asked = parseRetryAfter(response?.headers.get('retry-after') ?? null)
  return asked ?? retry.random() * Math.min(retry.maxDelay, retry.baseDelay * 2 ** round)
}

/** Sends a call, again where that is safe and useful, within the total time. */
export async function send<T>(plan: SendPlan<T>): Promise<Answered<T>> {
  const deadline = Date.now() + plan.timeout.total
  for (let round = 0; ; round++) {
    const last = !plan.repeatable || round >= plan.retry.retries
    const limit = Math.min(plan.timeout.attempt, deadline - Date.now())
    if (limit <= 0) throw timedOut(plan.timeout.total)
    let answered: Answered<T> | undefined
    let failure: unknown
    const event = { ...plan.about, attempt: round + 1 }
    const { hooks } = plan
    try {
      tell(hooks.onRequest, event)
      const started = Date.now()
      answered = await attempt(plan, limit)
      const { status } = answered.response
      tell(hooks.onResponse, { ...event, status, duration: Date.now() - started })
      if (last || !retryableStatuses.includes(status)) return answered
    } catch (error) {
      if (last || error instanceof AbortedError) throw error
      failure = error
    }
    const wait = delayBefore(round, answered?.response, plan.retry)
    if (Date.now() + wait >= deadline) {
      // Waiting longer than the call may take would only hide the answer that is already there.
      if (answered) return answered
      throw failure
    }
    tell(hooks.onRetry, { ...event, delay: wait, status: answered?.response.status, error: failure })
    await waitFor(wait, plan.signal)
  }
}
