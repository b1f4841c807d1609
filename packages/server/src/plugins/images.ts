import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type ImageRule, maxImagePixels } from '@convoca/contract/rules'
import type { PictureDecoder, PreparedPicture } from '../context.ts'
import { type ImageFormat, sniffImage } from '../domains/files/rules.ts'
import { DomainError, type FieldErrorCode } from '../errors.ts'
import type { ImageJob, ImageOutcome, ImageRefusal, ImageResult } from './image-jobs.ts'

/** Pictures decoded at a time, of different accounts. */
const DECODING = 2
/** Pictures and bytes that wait for it, of everybody and of one account. */
const WAITING = 24
const WAITING_BYTES = 32 * 1024 * 1024
const WAITING_OF_ACCOUNT = 8
/** Milliseconds for one picture. */
const TIME_LIMIT = 20_000
/** Milliseconds without a picture after which the process ends, which gives its memory back. */
const IDLE = 5_000
const RETRY_SECONDS = 5

const worker = fileURLToPath(new URL('./image-worker.ts', import.meta.url))

interface Job {
  account: string
  bytes: Buffer
  format: ImageFormat
  rule: ImageRule
  resolve: (outcome: ImageOutcome) => void
  reject: (error: Error) => void
}

interface RunningJob extends Job {
  timer: NodeJS.Timeout
}

export interface PictureDecoderProcess extends PictureDecoder {
  close(): void
}

const refusalFields: Record<ImageRefusal, { code: FieldErrorCode; message: string }> = {
  IMAGE_UNREADABLE: { code: 'INVALID_VALUE', message: 'the image cannot be read' },
  IMAGE_TOO_LARGE: { code: 'OUT_OF_RANGE', message: 'the image has too many pixels' },
  IMAGE_TOO_SMALL: { code: 'OUT_OF_RANGE', message: 'the image is too small' },
}

function toPicture(outcome: ImageOutcome): PreparedPicture {
  if ('refusal' in outcome) {
    const { refusal } = outcome
    throw new DomainError(refusal, { fieldErrors: [{ path: 'base64', ...refusalFields[refusal] }] })
  }
  const jpeg = Buffer.from(outcome.jpeg)
  return { ...outcome, jpeg, hash: createHash('sha256').update(jpeg).digest('hex') }
}

/**
 * Decodes pictures in a process of its own, whose memory the system gets back when it ends: in this one it would stay
 * with the allocator (decision 0058).
 */
export function createPictureDecoder(): PictureDecoderProcess {
  const waiting: Job[] = []
  const running = new Map<number, RunningJob>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(worker, { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '2' } })
    started.on('message', ({ id, outcome }: ImageResult) => finish(id)?.resolve(outcome))
    // Also after 'error': a process that could not be started.
    const end = (): void => {
      if (child !== started) return
      child = null
      for (const id of [...running.keys()]) finish(id)?.reject(new DomainError('SERVICE_UNAVAILABLE'))
    }
    started.on('exit', end)
    started.on('error', end)
    return started
  }

  /** Takes a job out and starts what waits for its place. */
  function finish(id: number): Job | undefined {
    const job = running.get(id)
    running.delete(id)
    clearTimeout(job?.timer)
    startWaiting()
    clearTimeout(idle)
    if (running.size === 0) idle = setTimeout(stop, IDLE).unref()
    return job
  }

  function stop(): void {
    child?.disconnect()
    child = null
  }

  function startWaiting(): void {
    const accounts = new Set(Array.from(running.values(), (job) => job.account))
    for (const job of [...waiting]) {
      if (running.size === DECODING) return
      if (accounts.has(job.account)) continue
      accounts.add(job.account)
      waiting.splice(waiting.indexOf(job), 1)
      run(job)
    }
  }

  function run(job: Job): void {
    clearTimeout(idle)
    child ??= start()
    const { bytes, format, rule } = job
    lastId += 1
    const id = lastId
    const decoding = child
    const timer = setTimeout(() => decoding.kill('SIGKILL'), TIME_LIMIT)
    running.set(id, { ...job, timer })
    const message: ImageJob = { id, bytes, format, rule, maxPixels: maxImagePixels }
    decoding.send(message, (error) => {
      if (error !== null) finish(id)?.reject(new DomainError('SERVICE_UNAVAILABLE', { cause: error }))
    })
  }

  function refuseOverload(account: string, bytes: Buffer): void {
    const ofAccount = waiting.filter((job) => job.account === account).length
    if (ofAccount >= WAITING_OF_ACCOUNT) {
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS })
    }
    const waitingBytes = waiting.reduce((sum, job) => sum + job.bytes.length, bytes.length)
    if (waiting.length >= WAITING || waitingBytes > WAITING_BYTES) {
      throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS })
    }
  }

  return {
    prepare: async (account, bytes, rule) => {
      const format = sniffImage(bytes)
      if (format === null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
      refuseOverload(account, bytes)
      const outcome = new Promise<ImageOutcome>((resolve, reject) => {
        waiting.push({ account, bytes, format, rule, resolve, reject })
      })
      startWaiting()
      return toPicture(await outcome)
    },
    close: () => {
      clearTimeout(idle)
      stop()
    },
  }
}
