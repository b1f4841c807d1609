import { setImmediate } from 'node:timers/promises'

/** Resolves for one caller in each iteration of the event loop, in the order of the calls. */
export function createEventLoopQueue(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => setImmediate()))
}
