import { setupWorker } from 'msw/browser'

async function start() {
  const worker = setupWorker()
  // A call that no handler answers is warned of, and a warning fails the run.
  await worker.start({ quiet: true })
  return worker
}

let started: ReturnType<typeof start> | undefined

/** One worker for all stories of a docs page: they begin at the same time, and it can be started but once. */
export function startWorker() {
  started ??= start()
  return started
}
