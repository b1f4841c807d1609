import type { HttpMethod, InFlight } from './types.ts'

interface Flight {
  result: Promise<unknown>
  stop: AbortController
  waiting: number
}

/** The calls of one client that are under way, by method, path, parameters and body. */
export interface Flights {
  run<T>(
    key: { method: HttpMethod; path: string; input: unknown },
    policy: InFlight,
    caller: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  cancelAll(): void
}

const isRead = (method: HttpMethod) => method === 'GET' || method === 'HEAD'

/** Key order must not tell two identical calls apart. */
const identity = (key: unknown) =>
  JSON.stringify(key, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

export function createFlights(onCallerAbort: (signal: AbortSignal) => Error): Flights {
  const shared = new Map<string, Flight>()
  const running = new Set<AbortController>()

  /** One caller of a flight: its own abort frees only itself; the last one to leave ends the flight. */
  function join<T>(flight: Flight, result: Promise<T>, caller: AbortSignal | undefined): Promise<T> {
    flight.waiting += 1
    if (!caller) return result
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1
        if (flight.waiting === 0) flight.stop.abort(caller.reason)
        reject(onCallerAbort(caller))
      }
      const settle = () => caller.removeEventListener('abort', leave)
      caller.addEventListener('abort', leave, { once: true })
      result.then(resolve, reject).finally(settle)
    })
  }

  return {
    run(key, policy, caller, start) {
      if (caller?.aborted) return Promise.reject(onCallerAbort(caller))
      const sharing = isRead(key.method) ? policy === 'share' : true
      const id = isRead(key.method) && policy === 'off' ? undefined : identity(key)
      const earlier = id === undefined ? undefined : shared.get(id)
      // The same key always started the same operation, so the earlier result has the same type.
      if (earlier && sharing) return join(earlier, earlier.result as ReturnType<typeof start>, caller)
      earlier?.stop.abort(new Error('a newer identical call took over'))

      const stop = new AbortController()
      running.add(stop)
      const result = start(stop.signal)
      const flight: Flight = { result, stop, waiting: 0 }
      const end = () => {
        running.delete(stop)
        if (id !== undefined && shared.get(id) === flight) shared.delete(id)
      }
      result.then(end, end)
      // A dying flight takes no new passengers.
      stop.signal.addEventListener('abort', end, { once: true })
      if (id !== undefined) shared.set(id, flight)
      return join(flight, result, caller)
    },
    cancelAll() {
      for (const stop of running) stop.abort(new Error('all calls were cancelled'))
    },
  }
}
