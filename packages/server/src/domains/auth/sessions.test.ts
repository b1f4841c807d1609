import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'

const DAY = 24 * 60 * 60 * 1000
let time = Date.UTC(2026, 10, 20)
let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => new Date(time) })
})
afterAll(() => server.close())

async function read(token: string): Promise<[number, string | undefined]> {
  return codeOf(await server.call('readMyProfile', { token }))
}

test('lasts 30 days from its last use and then answers TOKEN_EXPIRED', async () => {
  const { token } = await server.registerUser()
  time += 29 * DAY
  expect(await read(token)).toEqual([200, undefined])
  time += 29 * DAY
  expect(await read(token)).toEqual([200, undefined])
  time += 30 * DAY
  expect(await read(token)).toEqual([401, 'TOKEN_EXPIRED'])
})

test('ends 90 days after it began, however often it is used', async () => {
  const { token } = await server.registerUser()
  const beganAt = time
  for (let visit = 0; visit < 89; visit += 1) {
    time += DAY
    expect(await read(token)).toEqual([200, undefined])
  }
  const [session] = (await server.call('listSessions', { token })).body
  expect(session.expires_at).toBe(new Date(beganAt + 90 * DAY).toISOString())
  time = beganAt + 90 * DAY - 1
  expect(await read(token)).toEqual([200, undefined])
  time += 1
  expect(await read(token)).toEqual([401, 'TOKEN_EXPIRED'])
})

test('the migration shortens sessions that were extended past their 90 days', async () => {
  const { id, token } = await server.registerUser()
  const [before] = (await server.call('listSessions', { token })).body
  const beganAt = Date.parse(before.created_at)
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date(beganAt + 119 * DAY) })
    .where('user_id', '=', id)
    .execute()
  const file = new URL('../../../migrations/0172_session_end.sql', import.meta.url)
  await server.database.pool.query(await readFile(file, 'utf8'))
  const [after] = (await server.call('listSessions', { token })).body
  expect(after.expires_at).toBe(new Date(beganAt + 90 * DAY).toISOString())
})

test('refuses an unverified e-mail only where that is asked', async () => {
  const strict = await startServer({ config: { requireVerifiedEmail: true } })
  await expect(strict.registerUser()).rejects.toThrow('USER_NOT_VERIFIED')
  await strict.close()
})

test('lists from which network each session was last used, truncated', async () => {
  const { email, token } = await server.registerUser()
  const logIn = (remoteAddress: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email, password: PASSWORD },
    })
  const { body } = await logIn('203.0.113.77')
  await logIn('2001:db8:7:7:a:b:c:d')
  const networks = async () =>
    (await server.call('listSessions', { token })).body.map(({ network }: { network: string }) => network)
  expect((await networks()).toSorted()).toEqual(['127.0.0.0/24', '2001:db8:7::/48', '203.0.113.0/24'])
  await server.inject({
    url: '/api/user/profile/me',
    remoteAddress: '198.51.100.9',
    headers: { authorization: `Bearer ${body.token}` },
  })
  expect((await networks()).toSorted()).toEqual(['127.0.0.0/24', '198.51.100.0/24', '2001:db8:7::/48'])
})

test('ends all sessions but the current one', async () => {
  const ana = await server.registerUser()
  const bruno = await server.registerUser()
  const logIn = () => server.call('login', { body: { email: ana.email, password: PASSWORD } })
  const others = [(await logIn()).body.token, (await logIn()).body.token]
  expect((await server.call('endOtherSessions', { token: ana.token })).status).toBe(204)
  for (const token of others) expect(await read(token)).toEqual([401, 'TOKEN_INVALID'])
  expect(await read(ana.token)).toEqual([200, undefined])
  expect(await read(bruno.token)).toEqual([200, undefined])
})
