import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Person,
  type TestResponse,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { deleteExpiredOrigins } from './login-origins.ts'

const DAY = 24 * 60 * 60 * 1000
const WRONG = 'senha-errada-mesmo'
const deviceId = '7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { rateLimit: true } })
})
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.db.deleteFrom('rate_limits').execute()
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

interface Attempt {
  password?: string
  from: string
  deviceId?: string
}

function logIn({ email }: Person, { password = PASSWORD, from, ...device }: Attempt): Promise<TestResponse> {
  return server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    payload: { email, password, ...device },
  })
}

/** Wrong passwords from so many addresses, one each. */
async function attack(person: Person, addresses: number): Promise<void> {
  for (let host = 0; host < addresses; host += 1)
    await logIn(person, { password: WRONG, from: `198.51.100.${host}` })
}

describe('guessing', () => {
  test('backs off after wrong passwords without looking at the password, and says for how long', async () => {
    const ana = await server.registerUser()
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await logIn(ana, { password: WRONG, from: '203.0.113.1' })).status).toBe(401)
    const refused = await logIn(ana, { from: '203.0.113.1' })
    expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED'])
    expect(refused.headers['retry-after']).toBe('1')
    pass(1000)
    expect((await logIn(ana, { from: '203.0.113.1' })).status).toBe(200)
  })

  test('tests five of a hundred simultaneous guesses, sent to two servers', async () => {
    const other = await startServer({ database: server.database, config: { rateLimit: true } })
    const origins = [await server.listen(), await other.listen()]
    const { email } = await server.registerUser()
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const response = await fetch(`${origins[index % 2]}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: `${WRONG}-${index}`, deviceId }),
        })
        return response.status
      }),
    )
    await other.close()
    // The registered person's own address is known: only the back-off of the origin counts.
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(95)
  })

  test('gives right passwords back', async () => {
    const ana = await server.registerUser()
    for (let right = 0; right < 50; right += 1)
      expect((await logIn(ana, { from: `203.0.113.${right}` })).status).toBe(200)
  })

  test('says the same of an e-mail that nobody has', async () => {
    const ana = await server.registerUser()
    const nobody = { ...ana, email: 'ninguem@convoca.example' }
    const readResponses = async (person: Person) => {
      const found: unknown[] = []
      for (let wrong = 0; wrong < 7; wrong += 1) {
        const response = await logIn(person, { password: WRONG, from: '203.0.113.2' })
        found.push([...codeOf(response), response.headers['retry-after']])
      }
      return found
    }
    expect(await readResponses(nobody)).toEqual(await readResponses(ana))
  })
})

describe('an attack on an account from changing addresses', () => {
  test('lets the owner in where they have logged in before, and nobody else', async () => {
    const ana = await server.registerUser()
    await logIn(ana, { from: '203.0.113.5' })
    await logIn(ana, { from: '203.0.113.6', deviceId })
    await attack(ana, 60)
    expect(codeOf(await logIn(ana, { from: '203.0.113.9' }))).toEqual([429, 'RATE_LIMITED'])
    expect((await logIn(ana, { from: '203.0.113.5' })).status).toBe(200)
    expect((await logIn(ana, { from: '203.0.113.9', deviceId })).status).toBe(200)
    const bruno = await server.registerUser()
    await attack(bruno, 60)
    expect(codeOf(await logIn(bruno, { from: '203.0.113.5', deviceId }))).toEqual([429, 'RATE_LIMITED'])
  })

  test('does not make the address of a wrong guess known, and counts guesses from a known one', async () => {
    const ana = await server.registerUser()
    await logIn(ana, { from: '203.0.113.5' })
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await logIn(ana, { password: WRONG, from: '203.0.113.5' })).status).toBe(401)
    expect((await logIn(ana, { from: '203.0.113.5' })).status).toBe(429)
    expect((await logIn(ana, { password: WRONG, from: '203.0.113.8' })).status).toBe(401)
    await attack(ana, 60)
    expect((await logIn(ana, { from: '203.0.113.8' })).status).toBe(429)
  })

  test('lets the owner in from another address of a known /64', async () => {
    const ana = await server.registerUser()
    await logIn(ana, { from: '2001:db8:7:7::1' })
    await attack(ana, 60)
    expect((await logIn(ana, { from: '2001:db8:7:7:a:b:c:d' })).status).toBe(200)
    expect((await logIn(ana, { from: '2001:db8:7:8::1' })).status).toBe(429)
  })
})

describe('known origins', () => {
  const originsOf = ({ id }: Person) =>
    server.db.selectFrom('login_origins').selectAll().where('user_id', '=', id).execute()

  test('are stored as hashes, the twenty most recently used', async () => {
    const ana = await server.registerUser()
    for (let host = 0; host < 25; host += 1) {
      pass(1000)
      await logIn(ana, { from: `203.0.113.${host}` })
    }
    const rows = await originsOf(ana)
    expect(rows).toHaveLength(20)
    expect(rows.every(({ origin }) => origin.length === 32)).toBe(true)
    await attack(ana, 60)
    expect((await logIn(ana, { from: '203.0.113.4' })).status).toBe(429)
    expect((await logIn(ana, { from: '203.0.113.5' })).status).toBe(200)
  })

  test('are forgotten 90 days after their last use', async () => {
    const ana = await server.registerUser()
    await logIn(ana, { from: '203.0.113.5' })
    pass(90 * DAY + 1)
    await attack(ana, 60)
    expect((await logIn(ana, { from: '203.0.113.5' })).status).toBe(429)
    expect(await originsOf(ana)).toHaveLength(2)
    await deleteExpiredOrigins(server.services)
    expect(await originsOf(ana)).toEqual([])
  })
})
