import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'

/** The limits for minors end by themselves at midnight in São Paulo on the 18th birthday. */
const eve = new Date('2031-05-10T02:30:00Z')
const morning = new Date('2031-05-10T03:30:00Z')
const birth = '2013-05-10'

let server: TestServer
let ana: Person
let viewer: Person
let now: Date
beforeAll(async () => {
  now = eve
  server = await startServer({ now: () => now })
  viewer = await server.registerUser()
  ana = await server.registerUser({ name: 'Aniversariante Zuleica', nick: 'quase_maior', birth })
})
afterAll(() => server.close())

/** The answers on the eve and on the day of each limit. */
async function onBothDays<T>(look: () => Promise<T>): Promise<T[]> {
  now = eve
  const before = await look()
  now = morning
  return [before, await look()]
}

test('guests see the profile', async () => {
  const look = async () => (await server.call('readPublicUser', { path: { id: ana.id } })).status
  expect(await onBothDays(look)).toEqual([404, 200])
})

test('guests find the page by the nick', async () => {
  const look = async () => (await server.call('readPublicProfile', { path: { nickname: ana.nick } })).status
  expect(await onBothDays(look)).toEqual([404, 200])
})

test('the search by name finds the player', async () => {
  const look = async () =>
    (await server.call('listPlayersByName', { query: { name: 'Zuleica' } })).body.length
  expect(await onBothDays(look)).toEqual([0, 1])
})

test('the list of players has the player', async () => {
  const look = async () => {
    const { body } = await server.call('searchPlayers', { query: { search: ana.nick }, token: viewer.token })
    return (body.data ?? body).length
  }
  expect(await onBothDays(look)).toEqual([0, 1])
})

test('others learn the full name', async () => {
  const look = async () => {
    const { body } = await server.call('readPublicUser', { path: { id: ana.id }, token: viewer.token })
    return body.entity.name
  }
  expect(await onBothDays(look)).toEqual(['quase_maior', 'Aniversariante Zuleica'])
})

test('a Pix key is taken', async () => {
  const look = async () =>
    codeOf(
      await server.call('createPixKey', {
        token: ana.token,
        path: { id: ana.id },
        body: { type: 'EMAIL', key: 'zuleica@convoca.example' },
      }),
    )
  expect(await onBothDays(look)).toEqual([
    [409, 'MINOR_NOT_ALLOWED'],
    [201, undefined],
  ])
})

test('the age for an account itself is reached at the same midnight', async () => {
  const register = () => server.registerUser({ birth: '2015-05-10' })
  now = eve
  await expect(register()).rejects.toThrow('UNDERAGE')
  now = morning
  await expect(register()).resolves.toMatchObject({ nick: expect.any(String) })
})
