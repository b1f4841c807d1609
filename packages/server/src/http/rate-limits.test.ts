import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Person, type TestServer, codeOf, operationOf, startServer } from '../../test/harness.ts'
import { fingerprint } from '../../test/teams.ts'
import { newId } from '../database/id.ts'
import { insertGame } from '../domains/games/repository.ts'
import { deleteCounters } from '../rate-limiting/repository.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
  server = await startServer({ config: { rateLimit: true } })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
// Everybody is let in again.
afterEach(() => {
  pass(60 * 60)
})

test('refuses a network past its allowance until the window ends, and says for how long', async () => {
  const { rateLimits } = server.services
  for (let call = 0; call < 60; call += 1) await rateLimits.count(operationOf('register'), '192.0.2.1')
  await expect(rateLimits.count(operationOf('register'), '192.0.2.1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 600,
  })
  await rateLimits.count(operationOf('register'), '192.0.2.2')
  pass(600)
  await rateLimits.count(operationOf('register'), '192.0.2.1')
})

test('counts all addresses of a subscriber together', async () => {
  const login = (remoteAddress: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email: `${remoteAddress.replaceAll(':', '-')}@convoca.example`, password: 'errada-mesmo' },
    })
  for (let host = 1; host <= 120; host += 1)
    expect((await login(`2001:db8:1:2::${host.toString(16)}`)).status).toBe(401)
  expect(codeOf(await login('2001:db8:1:2:ffff::1'))).toEqual([429, 'RATE_LIMITED'])
  expect((await login('2001:db8:1:3::1')).status).toBe(401)
})

test('lets exactly as many of simultaneous requests to two servers pass as to one', async () => {
  const other = await startServer({ database: server.database, config: { rateLimit: true } })
  const origins = [await server.listen(), await other.listen()]
  const { token } = await server.registerUser()
  const game_id = await insertGame(server.db, 'Valorant')
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const response = await fetch(`${origins[index % 2]}/api/teams`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...team, name: `Time ${index}`, teamTag: `N${index}`, game_id }),
      })
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      return response.status
    }),
  )
  await other.close()
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})

test('keeps a request counted whose transaction is rolled back', async () => {
  const eager = await server.registerUser()
  expect(await isRefused(eager, 'createTeam', 20)).toBe(false)
  const rows = await server.db.selectFrom('teams').select('id').where('name', '=', team.name).execute()
  expect(rows).toEqual([])
  expect(await isRefused(eager, 'createTeam')).toBe(true)
})

test('refuses with 503 while the database is away', async () => {
  const interrupted = await startServer({ interruptible: true, config: { rateLimit: true } })
  await interrupted.database.proxy?.interrupt()
  const refused = await interrupted.call('login', {
    body: { email: 'ana@convoca.example', password: 'errada-mesmo' },
  })
  expect(codeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  await interrupted.close()
})

test('deletes counters that have expired, and the oldest of too many', async () => {
  const { rateLimits } = server.services
  const countersLeft = async () => (await server.db.selectFrom('rate_limits').select('key').execute()).length
  await deleteCounters(server.db, { now: new Date(Date.now() + DAY), most: 100 })
  expect(await countersLeft()).toBe(0)
  for (let host = 0; host < 5; host += 1) await rateLimits.count(operationOf('register'), `192.0.2.${host}`)
  await rateLimits.count(operationOf('login'), '192.0.2.9')
  await deleteCounters(server.db, { now: new Date(Date.now() + 5 * 60_000), most: 100 })
  expect(await countersLeft()).toBe(5)
  await deleteCounters(server.db, { now: new Date(), most: 2 })
  expect(await countersLeft()).toBe(2)
})

const path = { id: newId(), cid: newId(), sid: newId() }
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
const communication = {
  title: 'Treino de hoje',
  body: 'Começamos às 20h.',
  messageType: 'URGENT',
  isGlobal: true,
  recipientId: null,
}
const schedule = {
  title: 'Scrim',
  description: 'Mapas 1 e 2.',
  type: 'SCRIM',
  starts_at: '2026-11-21T23:00:00.000Z',
  ends_at: '2026-11-22T01:00:00.000Z',
  location: null,
  url: null,
  recurrence: 'NONE',
  memberIds: [],
}
const sponsor = {
  name: 'Mate Gelado',
  url: 'https://mate.example',
  description: 'Energia.',
  is_active: true,
}
const application = { message: null, vacancyId: null }

/** Calls that find nothing: they count all the same. */
const calls = {
  createTeam: (token: string) => server.call('createTeam', { token, body: team }),
  sendInvitations: (token: string) => server.call('sendInvitations', { token, path, body: invites }),
  invitePlayers: (token: string) => server.call('invitePlayers', { token, path, body: invites }),
  applyToTeam: (token: string) => server.call('applyToTeam', { token, path, body: application }),
  saveFile: (token: string) => server.call('saveFile', { token, body: { ...picture } }),
  createCommunication: (token: string) =>
    server.call('createCommunication', { token, path, body: { ...communication } }),
  updateCommunication: (token: string) =>
    server.call('updateCommunication', { token, path, body: { ...communication } }),
  createSchedule: (token: string) => server.call('createSchedule', { token, path, body: { ...schedule } }),
  updateSchedule: (token: string) => server.call('updateSchedule', { token, path, body: { ...schedule } }),
  createCheckIns: (token: string) =>
    server.call('createCheckIns', { token, path, body: { memberIds: [newId()] } }),
  createSponsor: (token: string) => server.call('createSponsor', { token, path, body: { ...sponsor } }),
  updateSponsor: (token: string) => server.call('updateSponsor', { token, path, body: { ...sponsor } }),
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
  ['createCommunication', 30],
  ['updateCommunication', 30],
  ['createSchedule', 60],
  ['updateSchedule', 60],
  ['createCheckIns', 60],
  ['createSponsor', 30],
  ['updateSponsor', 30],
] as const)('%s refuses an account past %i calls, and nobody else', async (id, allowed) => {
  const [eager, other] = [await server.registerUser(), await server.registerUser()]
  expect(await isRefused(eager, id, allowed)).toBe(false)
  const before = await fingerprint(server.db)
  const refused = await calls[id](eager.token)
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(await fingerprint(server.db)).toBe(before)
  expect(await isRefused(other, id)).toBe(false)
  pass(Number(refused.headers['retry-after']))
  expect(await isRefused(eager, id)).toBe(false)
})

test('counts both paths of inviting together', async () => {
  const eager = await server.registerUser()
  expect(await isRefused(eager, 'sendInvitations', 40)).toBe(false)
  expect(await isRefused(eager, 'invitePlayers', 20)).toBe(false)
  expect(await isRefused(eager, 'sendInvitations')).toBe(true)
})
