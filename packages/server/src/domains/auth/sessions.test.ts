import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from '../../../test/harness.ts'

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
