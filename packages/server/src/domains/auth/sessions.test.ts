import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'

const DAY = 24 * 60 * 60 * 1000
let time = Date.UTC(2026, 10, 20)
let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => new Date(time), config: { rateLimit: true } })
})
afterAll(() => server.close())

test('lasts 30 days from its last use and then answers TOKEN_EXPIRED', async () => {
  const { token } = await server.registerUser()
  for (let visit = 0; visit < 3; visit += 1) {
    time += 29 * DAY
    expect((await server.call('readMyProfile', { token })).status).toBe(200)
  }
  time += 30 * DAY
  const late = await server.call('readMyProfile', { token })
  expect([late.status, late.body.code]).toEqual([401, 'TOKEN_EXPIRED'])
})

test('backs off after wrong passwords without looking at the password, and says for how long', async () => {
  const { email } = await server.registerUser()
  const attempt = (password: string) => server.call('login', { body: { email, password } })
  for (let wrong = 0; wrong < 7; wrong += 1) {
    await attempt('senha-errada-mesmo')
    time += 1000 * 2 ** wrong
  }
  await attempt('senha-errada-mesmo')
  const refused = await attempt(PASSWORD)
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  time += seconds * 1000
  expect((await attempt(PASSWORD)).status).toBe(200)
})

test('refuses an unverified e-mail only where that is asked', async () => {
  const strict = await startServer({ config: { requireVerifiedEmail: true } })
  await expect(strict.registerUser()).rejects.toThrow('USER_NOT_VERIFIED')
  await strict.close()
})
