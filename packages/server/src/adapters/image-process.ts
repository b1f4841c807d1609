import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { DomainError } from '../errors.ts'
import type { ImageJob, ImageOutcomes, ImageRequest, ImageResult } from './image-jobs.ts'

/** Milliseconds without a picture after which the process ends. */
const IDLE = 5_000

const worker = fileURLToPath(new URL('./image-worker.ts', import.meta.url))

interface RunningJob {
  resolve: (outcome: never) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export interface ImageProcess {
  run<J extends ImageJob>(job: J): Promise<ImageOutcomes[J['kind']]>
  close(): void
}

/** Starts the process with the first picture, and again after it has ended. `timeLimit` is in milliseconds, for one picture. */
export function createImageProcess(timeLimit: number): ImageProcess {
  const running = new Map<number, RunningJob>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  /** Takes a job out. */
  function finish(id: number): RunningJob | undefined {
    const job = running.get(id)
    running.delete(id)
    clearTimeout(job?.timer)
    clearTimeout(idle)
    if (running.size === 0) idle = setTimeout(close, IDLE).unref()
    return job
  }

  function start(): ChildProcess {
    // Fewer arenas keep less of what was freed.
    const env = { MALLOC_ARENA_MAX: '1' }
    const started = fork(worker, { serialization: 'advanced', execArgv: ['--max-semi-space-size=1'], env })
    // Requests come first, also while it starts.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW)
    started.on('message', ({ id, outcome }: ImageResult) => finish(id)?.resolve(outcome as never))
    const end = (cause?: Error): void => {
      if (child !== started) return
      child = null
      const ids = Array.from(running.keys())
      for (const id of ids) finish(id)?.reject(new DomainError('SERVICE_UNAVAILABLE', { cause }))
    }
    started.on('exit', () => end())
    started.on('error', end)
    return started
  }

  function close(): void {
    clearTimeout(idle)
    child?.disconnect()
    child = null
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        child ??= start()
        const decoding = child
        lastId += 1
        const id = lastId
        running.set(id, { resolve, reject, timer: setTimeout(() => decoding.kill('SIGKILL'), timeLimit) })
        const request: ImageRequest = { id, job }
        decoding.send(request, (error) => {
          if (error !== null) finish(id)?.reject(new DomainError('SERVICE_UNAVAILABLE', { cause: error }))
        })
      }),
    close,
  }
}
