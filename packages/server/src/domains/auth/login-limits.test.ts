import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import type { LoginLimits, LoginOrigin } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { createLimiters } from '../../rate-limiting/limiters.ts'
import { createLoginLimits } from './login-limits.ts'

const email = 'ana@convoca.example'
const from = (network: string, known: LoginOrigin['known'] = null): LoginOrigin => ({
  network,
  device: known === 'device' ? 'd'.repeat(64) : null,
  known,
})
const home = from('192.0.2.1')

let database: TestDatabase
let limits: LoginLimits
beforeAll(async () => {
  database = await createTestDatabase()
  limits = createLoginLimits({
    enabled: true,
    createLimiter: createLimiters({ pool: database.pool, redis: null }),
  })
})
afterAll(() => database.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.db.deleteFrom('rate_limits').execute()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Seconds to wait, 0 when the attempt is let through. */
async function attempt(origin: LoginOrigin, account = email): Promise<number> {
  try {
    await limits.countAttempt(account, origin)
    return 0
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED')
      return error.retryAfterSeconds ?? Number.NaN
    throw error
  }
}

/** Fails as often as it is let through, waiting where it must, and returns the waits. */
async function guess(times: number, origin: LoginOrigin): Promise<number[]> {
  const waits: number[] = []
  for (let count = 0; count < times; count += 1) {
    const wait = await attempt(origin)
    waits.push(wait)
    if (wait === 0) continue
    pass(wait)
    expect(await attempt(origin)).toBe(0)
  }
  return waits
}

describe('the back-off of an origin', () => {
  test('lets a person mistype a few times, then doubles up to a quarter of an hour', async () => {
    const waits = await guess(18, home)
    expect(waits.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8])
    expect(Math.max(...waits)).toBe(900)
  })

  test('lets as many of simultaneous attempts pass as one after the other', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => attempt(home)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('does not last longer for trying again too early', async () => {
    await guess(7, home)
    const [first, ...others] = [await attempt(home), await attempt(home), await attempt(home)]
    expect(first).toBeGreaterThan(0)
    expect(new Set(others)).toEqual(new Set([first]))
  })

  test('counts one account whatever the case of its e-mail', async () => {
    await guess(5, home)
    expect(await attempt(home, 'Ana@Convoca.example')).toBeGreaterThan(0)
  })

  test('is forgotten after a right password', async () => {
    await guess(9, home)
    await limits.giveBack(email, home)
    expect(await guess(6, home)).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('is forgotten after a day', async () => {
    await guess(9, home)
    pass(24 * 60 * 60)
    expect(await guess(6, home)).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('counts a known device apart from its network', async () => {
    await guess(5, home)
    expect(await attempt(home)).toBeGreaterThan(0)
    expect(await attempt(from('192.0.2.1', 'device'))).toBe(0)
  })

  test('counts wrong guesses from a known origin too', async () => {
    for (const known of ['network', 'device'] as const)
      expect(await guess(6, from('192.0.2.9', known))).toEqual([0, 0, 0, 0, 0, 1])
  })
})

describe('the back-off of an account', () => {
  /** One attempt from each of so many networks. */
  async function attack(networks: number): Promise<number[]> {
    const waits: number[] = []
    for (let host = 0; host < networks; host += 1) waits.push(await attempt(from(`198.51.100.${host}`)))
    return waits
  }

  test('refuses guesses from changing networks, for half a minute at most', async () => {
    const waits = await attack(60)
    expect(waits.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 0))
    expect(waits.slice(30).every((wait) => wait > 0)).toBe(true)
    for (let guesses = 0; guesses < 10; guesses += 1) {
      pass(30)
      expect(await attempt(from(`203.0.113.${guesses}`))).toBe(0)
    }
    expect(await attempt(home)).toBe(30)
  })

  test('refuses simultaneous guesses from as many networks', async () => {
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, host) => attempt(from(`198.51.100.${host}`))),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
  })

  test('lets a known device or network pass', async () => {
    await attack(60)
    expect(await attempt(home)).toBeGreaterThan(0)
    expect(await attempt(from('192.0.2.1', 'network'))).toBe(0)
    expect(await attempt(from('192.0.2.2', 'device'))).toBe(0)
  })

  test('does not count its refusals against the origin', async () => {
    await attack(60)
    for (let tries = 0; tries < 20; tries += 1) expect(await attempt(home)).toBe(1)
    pass(1)
    expect(await attempt(home)).toBe(0)
  })
})
