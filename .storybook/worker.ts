import { setupWorker } from 'msw/browser'

async function start() {
  const worker = setupWorker()
  // An unhandled request logs a warning, which fails the story run.
  await worker.start({ quiet: true })
  return worker
}

let started: ReturnType<typeof start> | undefined

/** One worker for all stories of a docs page, which mount at the same time; it can be started only once. */
export function startWorker() {
  started ??= start()
  return started
}
