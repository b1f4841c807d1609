import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { DomainError } from '../errors.ts'
import { type Limiter, consume, createLimiters, limiterKey } from './limiters.ts'
import { connectRedis } from './redis.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

const limit = { name: 'test', points: 10, duration: 60 }

/** The number of 40 simultaneous requests that pass, sent by turns through several processes' limiters. */
async function countPassing(limiters: readonly Limiter[], caller: string): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => {
      const limiter = limiters[index % limiters.length]
      if (limiter === undefined) throw new Error('No limiter')
      return consume(limiter, limiterKey(caller))
    }),
  )
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DomainError)
  return results.filter(({ status }) => status === 'fulfilled').length
}

const countersIn = async (store: TestDatabase) =>
  (await store.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key)

test('several processes on one database count together', async () => {
  const limiters = [1, 2, 3].map(() => createLimiters({ pool: database.pool, redis: null })(limit))
  expect(await countPassing(limiters, 'ana')).toBe(10)
})

test('the table shows no caller', async () => {
  await consume(createLimiters({ pool: database.pool, redis: null })(limit), limiterKey('192.0.2.77'))
  expect((await countersIn(database)).join('\n')).not.toContain('192.0.2.77')
})

test('PostgreSQL counts while Redis is away, which is logged once', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const clients = [1, 2].map(() => connectRedis('redis://127.0.0.1:1', log))
  const limiters = clients.map((redis) => createLimiters({ pool: database.pool, redis })(limit))
  expect(await countPassing(limiters, 'bruno')).toBe(10)
  await expect.poll(() => lines.length).toBe(2)
  for (const client of clients) client.disconnect()
})

test.runIf(spawnSync('redis-server', ['--version']).status === 0)(
  'Redis counts for all processes where it is installed, and PostgreSQL while it hangs or is gone',
  async () => {
    const port = await freePort()
    const redisServer = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
    const log = pino({ level: 'silent' })
    const clients = [1, 2].map(() => connectRedis(`redis://127.0.0.1:${port}`, log))
    await expect.poll(() => clients.map(({ status }) => status)).toEqual(['ready', 'ready'])
    const limiters = clients.map((redis) => createLimiters({ pool: database.pool, redis })(limit))
    const before = await countersIn(database)
    expect(await countPassing(limiters, 'carla')).toBe(10)
    expect(await countersIn(database)).toEqual(before)

    redisServer.kill('SIGSTOP')
    expect(await countPassing(limiters, 'dora')).toBe(10)
    const gone = once(redisServer, 'close')
    redisServer.kill('SIGKILL')
    await gone
    expect(await countPassing(limiters, 'elza')).toBe(10)
    expect(await countersIn(database)).toHaveLength(before.length + 2)
    for (const client of clients) client.disconnect()
  },
)
