import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'

let server: TestServer
let ana: Person
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser({
    nick: 'Ana_SP',
    name: 'Ana Conceição',
    email: 'ana@convoca.example',
    cpf: '52998224725',
  })
  await server.registerUser({ nick: 'bruno_onca', name: 'Bruno Ávila' })
  await server.registerUser({ nick: 'Acao100', name: 'Zélia da Ação' })
  await server.registerUser({
    nick: 'novinho',
    name: 'Bento Menor',
    birth: `${new Date().getFullYear() - 17}-01-02`,
  })
  const { id } = await server.registerUser({ nick: 'escondida', name: 'Berenice Oculta' })
  await server.db.updateTable('users').set({ profile_visibility: 'NOBODY' }).where('id', '=', id).execute()
  const members = await server.registerUser({ nick: 'reservada', name: 'Bia Reservada' })
  await server.db
    .updateTable('users')
    .set({ profile_visibility: 'MEMBERS' })
    .where('id', '=', members.id)
    .execute()
})
afterAll(() => server.close())

async function nicksFor(query: Record<string, string | number>, token?: string): Promise<string[]> {
  const response = await server.call('searchPlayers', { query, ...(token === undefined ? {} : { token }) })
  expect(response.status).toBe(200)
  return response.body.data.map((player: { nick: string }) => player.nick)
}

describe('profile', () => {
  test('gives the owner everything of the own account', async () => {
    const response = await server.call('readMyProfile', { token: ana.token })
    expect(response.body).toEqual({
      entity: {
        id: ana.id,
        name: 'Ana Conceição',
        nick: 'Ana_SP',
        email: 'ana@convoca.example',
        gender: 'FEMALE',
        phone: '11987654321',
        cpf: '52998224725',
        about: null,
        birth: '2001-03-14',
        picture: null,
        looking_for_team: false,
        games: [],
        teams: [],
        role: 'USER',
      },
      files: [],
      erase_at: null,
    })
  })

  test('gives everybody else an allow-list, whatever the case of the nick', async () => {
    const response = await server.call('readPublicProfile', { path: { nickname: 'aNA_sp' } })
    expect(Object.keys(response.body.entity).toSorted()).toEqual([
      'about',
      'games',
      'id',
      'looking_for_team',
      'name',
      'nick',
      'picture',
      'teams',
    ])
    expect(JSON.stringify(response.body)).not.toMatch(/convoca\.example|52998224725|11987654321|2001-03-14/)
  })

  test('hides whom nobody may see, and shows the reserved to people with a session only', async () => {
    expect(
      (await server.call('readPublicProfile', { path: { nickname: 'escondida' }, token: ana.token })).body
        .code,
    ).toBe('USER_NOT_FOUND')
    expect((await server.call('readPublicProfile', { path: { nickname: 'reservada' } })).status).toBe(404)
    expect(
      (await server.call('readPublicProfile', { path: { nickname: 'reservada' }, token: ana.token })).status,
    ).toBe(200)
  })
})

describe('player search', () => {
  test('leaves out minors and people who hide', async () => {
    expect(await nicksFor({})).toEqual(['Acao100', 'Ana_SP', 'bruno_onca'])
    expect(await nicksFor({}, ana.token)).toEqual(['Acao100', 'Ana_SP', 'bruno_onca', 'reservada'])
  })

  test.each([
    ['acao', ['Acao100']],
    ['AÇÃO', ['Acao100']],
    ['conceicao ana', ['Ana_SP']],
    ['avila', ['bruno_onca']],
    ['bruno_', ['bruno_onca']],
    ['%', []],
    ['_', ['Ana_SP', 'bruno_onca']],
    ['\\', []],
    ["'; drop table users; --", []],
  ])('finds %s without minding accents and case', async (search, nicks) => {
    expect(await nicksFor({ search })).toEqual(nicks)
  })

  test('pages in either order', async () => {
    expect(await nicksFor({ limit: 2, page: 2 })).toEqual(['bruno_onca'])
    expect(await nicksFor({ limit: 2, order: 'desc' })).toEqual(['bruno_onca', 'Ana_SP'])
    const response = await server.call('searchPlayers', { query: { limit: 2 } })
    expect(response.body).toMatchObject({ page: 1, limit: 2, total: 3, totalPage: 2 })
  })

  test('says nothing of a player but id, name, nick, files and game', async () => {
    const response = await server.call('searchPlayers', { query: { search: 'ana_sp' } })
    const player = { id: ana.id, name: 'Ana Conceição', nick: 'Ana_SP', files: [] }
    expect(response.body.data).toEqual([{ ...player, looking_for_team: false, game: null }])
  })
})
