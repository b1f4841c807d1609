import { createAbortedError } from './errors.ts'
import type { HttpMethod, InFlight } from './types.ts'

interface RunningCall {
  result: Promise<unknown>
  controller: AbortController
  callers: number
}

/** The running calls of one client, by method, path, parameters and body. */
export interface InFlightCalls {
  run<T>(
    call: { method: HttpMethod; path: string; input: unknown },
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

/** Adds a caller: aborting its signal frees only this caller, and aborts the call when it was the last one. */
function join<T>(call: RunningCall, result: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  call.callers += 1
  if (!signal) return result
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      call.callers -= 1
      if (call.callers === 0) call.controller.abort(signal.reason)
      reject(createAbortedError(signal))
    }
    signal.addEventListener('abort', leave, { once: true })
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

export function createInFlightCalls(): InFlightCalls {
  const byKey = new Map<string, RunningCall>()
  const controllers = new Set<AbortController>()
  return {
    run({ method, path, input }, policy, signal, start) {
      if (signal?.aborted) return Promise.reject(createAbortedError(signal))
      const isRead = method === 'GET' || method === 'HEAD'
      const key = isRead && policy === 'off' ? undefined : `${method} ${path} ${toSortedJson(input)}`
      const earlier = key === undefined ? undefined : byKey.get(key)
      if (earlier && (!isRead || policy === 'share')) {
        // One key always belongs to one operation, so both results have the same type.
        return join(earlier, earlier.result as ReturnType<typeof start>, signal)
      }
      earlier?.controller.abort(new Error('replaced by a newer identical call'))

      const controller = new AbortController()
      controllers.add(controller)
      const result = start(controller.signal)
      const call: RunningCall = { result, controller, callers: 0 }
      const remove = () => {
        controllers.delete(controller)
        if (key !== undefined && byKey.get(key) === call) byKey.delete(key)
      }
      result.then(remove, remove)
      // An aborted call settles later, but must not be shared any more.
      controller.signal.addEventListener('abort', remove, { once: true })
      if (key !== undefined) byKey.set(key, call)
      return join(call, result, signal)
    },
    cancelAll() {
      for (const controller of controllers) controller.abort(new Error('all calls were cancelled'))
    },
  }
}
