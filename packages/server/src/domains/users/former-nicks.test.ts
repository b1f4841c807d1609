import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { eraseDueAccounts } from '../erasure/service.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let now: Date
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())

const read = (nickname: string, viewer?: Person) =>
  server.call('readPublicProfile', { path: { nickname }, ...(viewer && { token: viewer.token }) })

async function renameTo({ id, token }: Person, nick: string) {
  const { body } = await server.call('readMyProfile', { token })
  const { name, gender, phone, cpf, about, birth } = body.entity
  const profile = { id, nick, name, gender, phone, cpf, about, birth }
  return server.call('updateProfile', { token, path: { id }, body: profile })
}

const setVisibility = (person: Person, profile_visibility: 'MEMBERS' | 'NOBODY') =>
  server.db.updateTable('users').set({ profile_visibility }).where('id', '=', person.id).execute()

const formerNicks = async ({ id }: Person) => {
  const rows = await server.db.selectFrom('former_nicks').select('nick').where('user_id', '=', id).execute()
  return rows.map(({ nick }) => nick).toSorted()
}

test('a former nick leads to its player', async () => {
  const player = await server.registerUser({ nick: 'velho_nick' })
  expect((await renameTo(player, 'novo_nick')).status).toBe(200)
  for (const nick of ['velho_nick', 'VELHO_nick', 'novo_nick'])
    expect((await read(nick)).body.entity).toMatchObject({ id: player.id, nick: 'novo_nick' })
})

test('another case of the same nick is no other nick', async () => {
  const player = await server.registerUser({ nick: 'caixa' })
  await renameTo(player, 'Caixa')
  expect(await formerNicks(player)).toEqual([])
})

test('a nick that somebody else has taken is theirs, also where they are hidden', async () => {
  const [first, second] = [
    await server.registerUser({ nick: 'cobicado' }),
    await server.registerUser({ nick: 'segundo' }),
  ]
  await renameTo(first, 'desapegado')
  await renameTo(second, 'cobicado')
  expect((await read('cobicado')).body.entity.id).toBe(second.id)
  await setVisibility(second, 'NOBODY')
  expect(codeOf(await read('cobicado'))).toEqual([404, 'USER_NOT_FOUND'])
})

test('a former nick tells nobody of a profile that they may not see', async () => {
  const player = await server.registerUser({ nick: 'discreta_antes' })
  const stranger = await server.registerUser()
  await renameTo(player, 'discreta')
  await setVisibility(player, 'MEMBERS')
  expect((await read('discreta_antes')).status).toBe(404)
  expect((await read('discreta_antes', stranger)).status).toBe(200)
  await setVisibility(player, 'NOBODY')
  expect((await read('discreta_antes', stranger)).status).toBe(404)
})

test('no more than 20 former nicks of a player are kept', async () => {
  const player = await server.registerUser({ nick: 'troca_0' })
  for (let turn = 1; turn <= 21; turn += 1) {
    now = new Date(now.getTime() + 1000)
    await renameTo(player, `troca_${turn}`)
  }
  expect((await read('troca_0')).status).toBe(404)
  expect((await read('troca_1')).body.entity.nick).toBe('troca_21')
})

test('former nicks are in the archive of an account, and go with it', async () => {
  const player = await server.registerUser({ nick: 'some_antes' })
  await renameTo(player, 'some_depois')
  const { token, id } = player
  const exported = await server.call('exportAccount', { token, path: { id } })
  const { records } = exported.body.sections.find(({ name }: { name: string }) => name === 'former_nicks')
  expect(records).toMatchObject([{ nick: 'some_antes' }])
  await server.call('deleteAccount', { token, path: { id }, body: { password: PASSWORD } })
  now = new Date(now.getTime() + 8 * DAY)
  expect(await eraseDueAccounts(server.services, (error) => expect.unreachable(String(error)))).toBe(1)
  expect(await formerNicks(player)).toEqual([])
  expect((await read('some_antes')).status).toBe(404)
})
