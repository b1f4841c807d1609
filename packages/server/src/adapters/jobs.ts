import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type JobResult, PgBoss, fromKysely } from 'pg-boss'
import type { UnitOfWork } from '../database/transaction.ts'

/** Seconds. Tests wait less. */
export interface JobTiming {
  /**
   * Seconds between two looks for new jobs, the first of which is at the start; Infinity: this process runs
   * none.
   */
  polling: number
  /** Until the first retry; each further one waits about twice as long. */
  retry: number
  /** Until a job that does not end is given to another process. */
  expiry: number
  /**
   * Seconds without a sign of life from its process until a job is given to another; pg-boss takes no less
   * than 10.
   */
  heartbeat: number
  /** Seconds between two looks for jobs whose time is over. */
  supervision: number
}

/** The jobs of a killed process are back within 15 seconds: heartbeat, supervision, twice the retry, and polling. */
export const usualTiming: JobTiming = { polling: 1, retry: 1, expiry: 120, heartbeat: 10, supervision: 2 }
const HOUR = 60 * 60
/** The retries last for about two days, because each waits an hour at most. */
const RETRIES = 50
const BATCH = 10

export interface JobQueue<T extends object> {
  /** The job exists once the transaction of `unit` has committed, and runs at `notBefore` at the earliest. */
  add(unit: UnitOfWork, job: T, notBefore?: Date | null): Promise<void>
}

/** Runs one job; rejects where it must be tried again. */
export type JobHandler<T extends object> = (job: T, id: string) => Promise<void>

export interface QueueOptions {
  /** Whether jobs wait for the next look for new ones, several together, instead of running at once. Default false. */
  waitsForPoll?: boolean
}

export interface Jobs {
  /** Before the start. Each job runs in one of the processes, and again where its process dies. */
  define<T extends object>(name: string, handler: JobHandler<T>, options?: QueueOptions): JobQueue<T>
  start(): Promise<void>
  /** Waits for the jobs that are running. */
  stop(): Promise<void>
}

export interface JobOptions {
  pool: pg.Pool
  log: FastifyBaseLogger
  timing?: Partial<JobTiming> | undefined
}

/** Runs one job and says how it ended; a failed one is tried again. */
async function settle(
  { log }: Pick<JobOptions, 'log'>,
  queue: string,
  id: string,
  run: () => Promise<void>,
): Promise<JobResult> {
  try {
    await run()
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, queue, job: id }, 'a job failed and will be tried again')
    return { id, status: 'failed' }
  }
}

function createBoss({ pool, log }: JobOptions, supervision: number): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: supervision,
    maintenanceIntervalSeconds: supervision,
    monitorIntervalSeconds: supervision,
  })
  return boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed'))
}

/** Job queues in the database, in a schema that pg-boss creates and migrates itself. */
export function createJobs(options: JobOptions): Jobs {
  const { polling, retry, expiry, heartbeat, supervision } = { ...usualTiming, ...options.timing }
  const handlers = new Map<string, JobHandler<never>>()
  const workers = new Map<string, string>()
  const boss = createBoss(options, supervision)

  async function startQueue(name: string, handler: JobHandler<never>): Promise<void> {
    const queue = {
      retryLimit: RETRIES,
      retryDelay: retry,
      retryBackoff: true,
      retryDelayMax: HOUR,
      expireInSeconds: expiry,
      heartbeatSeconds: heartbeat,
      deleteAfterSeconds: HOUR,
    }
    await boss.createQueue(name, queue)
    // An older version may have created the queue.
    await boss.updateQueue(name, queue)
    if (polling === Number.POSITIVE_INFINITY) return
    const work = {
      pollingIntervalSeconds: polling,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    const worker = await boss.work<never>(name, work, (jobs) =>
      Promise.all(jobs.map(({ id, data }) => settle(options, name, id, () => handler(data, id)))),
    )
    workers.set(name, worker)
  }

  return {
    define: (name, handler, { waitsForPoll = false } = {}) => {
      handlers.set(name, handler)
      return {
        add: async (unit, job, notBefore = null) => {
          const later = notBefore === null ? {} : { startAfter: notBefore }
          await boss.send(name, job, { db: fromKysely(unit.db), ...later })
          if (waitsForPoll) return
          // Polling is for jobs of other processes, and for those that wait.
          unit.afterCommit(() => {
            const worker = workers.get(name)
            if (worker !== undefined) boss.notifyWorker(worker)
          })
        },
      }
    },
    start: async () => {
      await boss.start()
      for (const [name, handler] of handlers) await startQueue(name, handler)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
