import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../test/harness.ts'
import { fingerprint } from '../../test/teams.ts'
import { newId } from '../database/id.ts'
import { createRateLimits } from './rate-limits.ts'

let time = Date.UTC(2026, 10, 20)
const now = () => new Date(time)
let server: TestServer

beforeAll(async () => {
  server = await startServer({ now, config: { rateLimit: true } })
})
afterAll(() => server.close())
// Everybody is let in again.
afterEach(() => {
  time += 60 * 60_000
})

test('refuses an address past its allowance until the window ends, and says for how long', () => {
  const limits = createRateLimits({ enabled: true, now })
  for (let call = 0; call < 60; call += 1) limits.count('register', '192.0.2.1')
  expect(() => limits.count('register', '192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 600 }),
  )
  limits.count('register', '192.0.2.2')
  time += 600_000
  limits.count('register', '192.0.2.1')
})

const path = { id: newId() }
const picture = {
  base64: 'AAAA',
  extension: 'PNG',
  entityType: 'TEAM',
  entityId: newId(),
  businessType: 'TEAM_PROFILE_PHOTO',
  fileType: 'IMAGE',
} as const
const team = { name: 'Time Novo', teamTag: 'NOVO', game_id: newId(), description: 'Um time de testes.' }
const invites = [{ userId: newId(), role: 'PLAYER' }] as never
const application = { message: null, vacancyId: null }

/** Calls that find nothing: they count all the same. */
const calls = {
  createTeam: (token: string) => server.call('createTeam', { token, body: team }),
  sendInvitations: (token: string) => server.call('sendInvitations', { token, path, body: invites }),
  invitePlayers: (token: string) => server.call('invitePlayers', { token, path, body: invites }),
  applyToTeam: (token: string) => server.call('applyToTeam', { token, path, body: application }),
  saveFile: (token: string) => server.call('saveFile', { token, body: { ...picture } }),
  replaceFile: (token: string) => server.call('replaceFile', { token, path, body: { ...picture } }),
}

/** Whether any of so many calls, one after the other, was refused as one too many. */
async function isRefused({ token }: Person, id: keyof typeof calls, times = 1): Promise<boolean> {
  const codes: string[] = []
  for (let call = 0; call < times; call += 1) codes.push((await calls[id](token)).body.code)
  return codes.includes('RATE_LIMITED')
}

test.each([
  ['createTeam', 20],
  ['sendInvitations', 60],
  ['invitePlayers', 60],
  ['applyToTeam', 30],
  ['saveFile', 60],
  ['replaceFile', 60],
] as const)('%s refuses an account past %i calls, and nobody else', async (id, allowed) => {
  const [eager, other] = [await server.registerUser(), await server.registerUser()]
  expect(await isRefused(eager, id, allowed)).toBe(false)
  const before = await fingerprint(server.db)
  const refused = await calls[id](eager.token)
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(await fingerprint(server.db)).toBe(before)
  expect(await isRefused(other, id)).toBe(false)
  time += Number(refused.headers['retry-after']) * 1000
  expect(await isRefused(eager, id)).toBe(false)
})

test('counts both paths of inviting together', async () => {
  const eager = await server.registerUser()
  expect(await isRefused(eager, 'sendInvitations', 40)).toBe(false)
  expect(await isRefused(eager, 'invitePlayers', 20)).toBe(false)
  expect(await isRefused(eager, 'sendInvitations')).toBe(true)
})
