import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { newTeam } from '../../../test/teams.ts'

let server: TestServer
let admin: Person
let icon: string

const toBase64 = async (width: number, height = width) =>
  (await plain(width, height, '#ff4655').png().toBuffer()).toString('base64')

beforeAll(async () => {
  server = await startServer()
  admin = await makeAdmin(server)
  icon = await toBase64(256)
})
afterAll(() => server.close())

const add = (body: object, { token }: Person = admin) =>
  server.call('addGame', { token, body: { icon: null, ...body } })
const names = async () => (await server.call('listAllGames')).body.map(({ name }: { name: string }) => name)

test('a game of the staff is listed with its icon, a team plays it, and the log says who added it', async () => {
  const { status, body } = await add({ name: '  Rocket   League ', icon })
  expect([status, body.name, body.icon.business_type]).toEqual([201, 'Rocket League', 'GAMES_ICON'])
  expect((await server.app.inject({ url: body.icon.url })).statusCode).toBe(200)
  expect((await server.call('listAllGames')).body).toEqual([body])
  expect(await newTeam(server, { gameId: body.id })).toMatchObject({ gameId: body.id })
  const log = await server.call('listAuditLog', { token: admin.token, query: { action: 'GAME_ADDED' } })
  expect(log.body.data).toMatchObject([
    { actor: { nick: admin.nick }, subject_id: body.id, detail: 'Rocket League' },
  ])
})

test.each(['Pião', 'PIÃO', ' pião ', 'Pia\u0303o'])(
  '%o is refused once it is there, and changes nothing',
  async (name) => {
    if (!(await names()).includes('Pião')) expect((await add({ name: 'Pião' })).status).toBe(201)
    const refused = await add({ name, icon })
    expect(codeOf(refused)).toEqual([409, 'GAME_NAME_TAKEN'])
    expect(refused.body.errors).toEqual([{ path: 'name', code: 'TAKEN', message: 'name is already in use' }])
    const [game] = (await server.call('listGames', { query: { search: 'Pião' } })).body.data
    expect(game.icon).toBeNull()
  },
)

test('of several who add one name at once, one does', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => add({ name: 'Corrida' })))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  expect((await names()).filter((name: string) => name === 'Corrida')).toHaveLength(1)
})

test.each([
  ['no name', { name: '' }, 'name'],
  ['a name with nothing to read', { name: '\u200b \u200b' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
  ['an icon that is no base64', { name: 'X', icon: 'data:image/png;base64,AAAA' }, 'icon'],
])('%s is refused at its field', async (_, body, path) => {
  const before = await names()
  const refused = await add(body)
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path])
  expect(await names()).toEqual(before)
})

test('an icon that is too small is refused at its field', async () => {
  const refused = await add({ name: 'X', icon: await toBase64(50) })
  expect([...codeOf(refused), refused.body.errors[0].path]).toEqual([400, 'IMAGE_TOO_SMALL', 'icon'])
  expect(await names()).not.toContain('X')
})

test('an icon that is no picture is refused', async () => {
  const refused = await add({ name: 'X', icon: Buffer.from('texto').toString('base64') })
  expect(codeOf(refused)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(await names()).not.toContain('X')
})

test('nobody else adds one, and the staff only with two-step log-in', async () => {
  const before = await names()
  const stranger = await server.registerUser()
  expect(codeOf(await add({ name: 'X', icon }, stranger))).toEqual([403, 'FORBIDDEN'])
  expect(codeOf(await server.call('addGame', { body: { name: 'X', icon: null } }))).toEqual([
    401,
    'UNAUTHENTICATED',
  ])
  await server.db.updateTable('users').set({ platform_role: 'ADMIN' }).where('id', '=', stranger.id).execute()
  expect(codeOf(await add({ name: 'X', icon }, stranger))).toEqual([403, 'STAFF_TWO_STEP_REQUIRED'])
  expect(await names()).toEqual(before)
})

test('there are at most 500', async () => {
  const rows = Array.from({ length: 500 - (await names()).length }, (_, index) => ({
    id: `01989d2e-6a53-7c11-9a55-${String(index).padStart(12, '0')}`,
    name: `Jogo ${index}`,
  }))
  await server.db.insertInto('games').values(rows).execute()
  expect(codeOf(await add({ name: 'Mais um', icon }))).toEqual([409, 'GAME_LIMIT'])
  expect(await names()).toHaveLength(500)
})
