import { toAbortFailure, createFailureError } from './errors.ts'
import type { CallSite, HttpMethod, InFlight } from './types.ts'

interface RunningCall<T> {
  result: Promise<T>
  controller: AbortController
  callers: number
}

/** The running calls of one client, by method, path, parameters and body. */
export interface InFlightCalls<T extends object> {
  run(
    call: { method: HttpMethod; path: string; input: unknown },
    site: CallSite,
    policy: InFlight,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  cancelAll(): void
}

/** JSON that does not depend on the order in which an object's keys were written. */
const toSortedJson = (input: unknown) =>
  JSON.stringify(input, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Waits for the call or the signal: aborting frees only this caller, and aborts the call when it was the last one. */
async function waitWithSignal<T extends object>(
  call: RunningCall<T>,
  site: CallSite,
  signal: AbortSignal,
): Promise<T> {
  const result = await new Promise<T | undefined>((resolve, reject) => {
    const leave = () => {
      call.callers -= 1
      if (call.callers === 0) call.controller.abort(signal.reason)
      resolve(undefined)
    }
    signal.addEventListener('abort', leave, { once: true })
    call.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
  if (!result) throw createFailureError(site, toAbortFailure(signal))
  return result
}

function join<T extends object>(
  call: RunningCall<T>,
  site: CallSite,
  signal: AbortSignal | undefined,
): Promise<T> {
  call.callers += 1
  return signal ? waitWithSignal(call, site, signal) : call.result
}

export function createInFlightCalls<T extends object>(): InFlightCalls<T> {
  const byKey = new Map<string, RunningCall<T>>()
  const controllers = new Set<AbortController>()

  function begin(key: string | undefined, start: (signal: AbortSignal) => Promise<T>): RunningCall<T> {
    const controller = new AbortController()
    const remove = () => {
      controllers.delete(controller)
      if (key !== undefined && byKey.get(key) === call) byKey.delete(key)
    }
    // Awaited instead of `then(remove, remove)`: a second reaction would end the async stack of an error here.
    const track = async () => {
      try {
        return await start(controller.signal)
      } finally {
        remove()
      }
    }
    controllers.add(controller)
    const call: RunningCall<T> = { result: track(), controller, callers: 0 }
    // An aborted call settles later, but must not be shared any more.
    controller.signal.addEventListener('abort', remove, { once: true })
    if (key !== undefined) byKey.set(key, call)
    return call
  }

  return {
    run({ method, path, input }, site, policy, signal, start) {
      if (signal?.aborted) return Promise.reject(createFailureError(site, toAbortFailure(signal)))
      const isRead = method === 'GET' || method === 'HEAD'
      const key = isRead && policy === 'off' ? undefined : `${method} ${path} ${toSortedJson(input)}`
      const earlier = key === undefined ? undefined : byKey.get(key)
      if (earlier && (!isRead || policy === 'share')) return join(earlier, site, signal)
      earlier?.controller.abort(new Error('replaced by a newer identical call'))
      return join(begin(key, start), site, signal)
    },
    cancelAll() {
      for (const controller of controllers) controller.abort(new Error('all calls were cancelled'))
    },
  }
}
