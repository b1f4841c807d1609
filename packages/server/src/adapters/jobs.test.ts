/**
 * Jobs of processes that are killed.
 * @module-tag night
 */

import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { runInTransaction } from '../database/transaction.ts'
import { type JobTiming, type Jobs, createJobs, usualTiming } from './jobs.ts'
import { createLog } from './log.ts'

let database: TestDatabase
const running: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})

const timing: Partial<JobTiming> = { polling: 0.5, supervision: 1 }

async function start(run: (job: { name: string }) => Promise<void>, given = timing) {
  const jobs = createJobs({ pool: database.pool, log: createLog('silent'), timing: given })
  const queue = jobs.define<{ name: string }>('work', run)
  running.push(jobs)
  await jobs.start()
  const add = (names: readonly string[]) =>
    runInTransaction(
      database.db,
      async (unit) => {
        for (const name of names) await queue.add(unit, { name })
      },
      () => undefined,
    )
  return { add }
}

describe('the job of a killed process', () => {
  test('is back within 15 seconds', () => {
    const { heartbeat, supervision, retry, polling } = usualTiming
    // The first retry waits up to twice as long as it says.
    expect(heartbeat + supervision + 2 * retry + polling).toBeLessThanOrEqual(15)
  })

  test('runs in another one once its signs of life have stopped, and one that lives keeps its own', async () => {
    const done: string[] = []
    const held = Promise.withResolvers<void>()
    const { add } = await start(() => held.promise)
    await add(['killed', 'alive'])
    const active = () =>
      database.pool.query("select id from jobs.job where state = 'active' and heartbeat_seconds = 10")
    await expect.poll(async () => (await active()).rowCount).toBe(2)
    await start(async ({ name }) => void done.push(name))
    await database.pool.query(
      "update jobs.job set heartbeat_on = now() - interval '11 seconds' where data->>'name' = 'killed'",
    )
    await expect.poll(() => done).toEqual(['killed'])
    held.resolve()
  })
})

test('an error of the queue is logged with its message', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const real = database.pool
  let isBroken = false
  const query: pg.Pool['query'] = ((...args: Parameters<typeof real.query>) =>
    isBroken ? pool.query(...args) : real.query(...args)) as pg.Pool['query']
  const jobs = createJobs({ pool: Object.assign(Object.create(real), { query }), log, timing })
  jobs.define('work', async () => undefined)
  await jobs.start()
  isBroken = true
  await expect.poll(() => lines.join('')).toContain('ECONNREFUSED')
  isBroken = false
  await jobs.stop()
  await pool.end()
  expect(lines.join('')).not.toContain('"type":"object"}')
})

test('what is thrown as a plain object is described, without what PostgreSQL repeats of values', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  log.warn({ err: { message: 'Connection terminated', queue: 'mail', stack: 'Error\n    at x' } }, 'failed')
  log.warn({ err: { message: 'Key (email)=(ana@x) exists', severity: 'ERROR', code: '23505' } }, 'failed')
  log.warn({ err: 'text' }, 'failed')
  const [plain, postgres, text] = lines.map((line) => JSON.parse(line).err)
  expect(plain).toMatchObject({ message: 'Connection terminated', queue: 'mail' })
  expect(postgres).toMatchObject({ code: '23505' })
  expect(JSON.stringify(postgres)).not.toContain('ana@x')
  expect(text).toEqual({ type: 'string' })
})
