import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let ana: Person
let bruno: Person
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser({ nick: 'ana_sp', cpf: '52998224725' })
  bruno = await server.registerUser({ nick: 'bruno_onca', name: 'Bruno Ávila' })
})
afterAll(() => server.close())

const form = (given: Record<string, unknown> = {}) => ({
  id: ana.id,
  name: 'Ana Conceição',
  nick: 'ana_sp',
  gender: 'FEMALE',
  phone: '11987654321',
  cpf: '52998224725',
  about: 'Jogo de suporte.',
  birth: '2001-03-14',
  ...given,
})

const save = (given: Record<string, unknown> = {}, id = ana.id) =>
  server.call('updateProfile', { token: ana.token, path: { id }, body: form(given) })

describe('the profile form', () => {
  test('is stored with clean texts and answered as the own profile', async () => {
    const response = await save({
      name: '  Ana   Conceição ',
      about: ' Suporte.\r\n\r\nÀ  noite. ',
      gender: null,
    })
    expect(response.status).toBe(200)
    expect(response.body.entity).toMatchObject({
      name: 'Ana Conceição',
      about: 'Suporte.\n\nÀ  noite.',
      gender: null,
      email: ana.email,
    })
    const own = await server.call('readMyProfile', { token: ana.token })
    expect(own.body).toEqual(response.body)
  })

  test('without a text about the player stores none', async () => {
    expect((await save({ about: ' \n ' })).body.entity.about).toBeNull()
  })

  test("is only one's own", async () => {
    expect(codeOf(await save({ id: bruno.id }, bruno.id))).toEqual([403, 'FORBIDDEN'])
    const other = await save({ id: bruno.id })
    expect(codeOf(other)).toEqual([400, 'VALIDATION_FAILED'])
    expect(other.body.errors).toMatchObject([{ path: 'id', code: 'INVALID_VALUE' }])
  })

  test.each([
    ['cpf', '52998224726', 'INVALID_VALUE'],
    ['phone', '00987654321', 'INVALID_VALUE'],
    ['birth', '2999-01-01', 'OUT_OF_RANGE'],
    ['name', '\u200b\u200bA', 'TOO_SHORT'],
    ['about', 'que puta merda', 'PROFANITY'],
  ])('refuses %s %s at its field', async (path, value, code) => {
    const response = await save({ [path]: value })
    expect(response.status).toBe(400)
    expect(response.body.errors).toMatchObject([{ path, code }])
  })

  test('refuses what another one has, at its field, also where two want it at once', async () => {
    const taken = await save({ nick: 'BRUNO_onca' })
    expect(codeOf(taken)).toEqual([409, 'NICK_TAKEN'])
    expect(taken.body.errors).toMatchObject([{ path: 'nick', code: 'TAKEN' }])
    const rivals = await Promise.all([0, 1, 2, 3].map(() => server.registerUser()))
    const wishes = await Promise.all(
      rivals.map(({ id, token }) =>
        server.call('updateProfile', {
          token,
          path: { id },
          body: form({ id, nick: 'disputado', cpf: '39053344705' }),
        }),
      ),
    )
    expect(wishes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  test('takes no field that it does not have', async () => {
    expect(codeOf(await save({ platform_role: 'ADMIN' }))).toEqual([400, 'UNKNOWN_FIELD'])
  })
})

describe("another player's profile", () => {
  const byId = (id: string, token?: string) =>
    server.call('readPublicUser', { path: { id }, ...(token === undefined ? {} : { token }) })

  test('is the same by id and by nick', async () => {
    const byNick = await server.call('readPublicProfile', { path: { nickname: 'bruno_onca' } })
    expect((await byId(bruno.id)).body).toEqual(byNick.body)
    expect(codeOf(await byId('01989d2e-6a53-7c11-9a55-2f4f0c9d0999'))).toEqual([404, 'USER_NOT_FOUND'])
  })

  test('of a minor is hidden from guests, and shows the full name to teammates alone', async () => {
    const birth = `${new Date().getFullYear() - 17}-01-02`
    const minor = await server.registerUser({ name: 'Bento Menor', nick: 'novinho', birth })
    expect((await byId(minor.id)).status).toBe(404)
    expect((await byId(minor.id, ana.token)).body.entity.name).toBe('novinho')
    expect((await byId(minor.id, minor.token)).body.entity.name).toBe('Bento Menor')
    const team = await newTeam(server, { owner: minor })
    const mate = await newMember(server, team, 'PLAYER')
    expect((await byId(minor.id, mate.token)).body.entity.name).toBe('Bento Menor')
  })

  test('that nobody may see is seen by its own teams', async () => {
    const hidden = await server.registerUser({ name: 'Berenice Oculta' })
    const visibility = { profile_visibility: 'NOBODY' } as const
    await server.db.updateTable('users').set(visibility).where('id', '=', hidden.id).execute()
    expect((await byId(hidden.id, ana.token)).status).toBe(404)
    const mate = await newMember(server, await newTeam(server, { owner: hidden }), 'PLAYER')
    expect((await byId(hidden.id, mate.token)).status).toBe(200)
  })
})

describe('search by name', () => {
  const named = async (name: string) => {
    const response = await server.call('listPlayersByName', { query: { name } })
    return response.status === 200
      ? response.body.map((player: { nick: string }) => player.nick)
      : response.body.errors?.[0].code
  }

  test.each([
    ['avila', ['bruno_onca']],
    ['bruno a', ['bruno_onca']],
    ['ÁVIL', ['bruno_onca']],
    ['runo', []],
    ['BRUNO_', ['bruno_onca']],
    ['%%%%', []],
    ['novinho', []],
  ])('%s finds %j', async (name, nicks) => {
    expect(await named(name)).toEqual(nicks)
  })

  test.each(['bru', '   bru   '])('"%s" is too short', async (name) => {
    expect(await named(name)).toBe('TOO_SHORT')
  })
})
