import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/registrations.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { invite, newTeam } from '../../../test/teams.ts'
import sharp from 'sharp'

let server: TestServer
let ana: Person
let bruno: Person
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser({ nick: 'ana_sp' })
  bruno = await server.registerUser({ nick: 'bruno' })
})
afterAll(() => server.close())

describe('equipment', () => {
  const piece = { type: 'PC', brand: ' Mancer ', model: 'Goblin', description: '144 quadros.' } as const
  const add = (person: Person, body: object = piece) =>
    server.call('createEquipment', { token: person.token, path: { id: person.id }, body: body as never })
  const list = async () => (await server.call('listEquipment', { path: { id: ana.id } })).body

  test('is added, changed, listed for everybody and removed with its photo', async () => {
    const { body: added } = await add(ana)
    expect(added).toMatchObject({ brand: 'Mancer', photo: null })
    const image = sharp({ create: { width: 800, height: 600, channels: 3, background: '#bdee63' } })
    const photo = {
      base64: (await image.png().toBuffer()).toString('base64'),
      extension: 'PNG',
      entityType: 'SETUP',
      entityId: added.id,
      businessType: 'SETUP_PHOTO',
      fileType: 'IMAGE',
    } as const
    expect(codeOf(await server.call('saveFile', { token: bruno.token, body: photo }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    // The picture belongs to the piece: the user's own id names none.
    const atUser = { ...photo, entityId: ana.id }
    expect(codeOf(await server.call('saveFile', { token: ana.token, body: atUser }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const saved = await server.call('saveFile', { token: ana.token, body: photo })
    expect(saved.status).toBe(201)
    const path = { id: ana.id, setupId: added.id }
    const body = { type: 'NOTEBOOK', brand: 'Dell', model: 'G15', description: null } as const
    const changed = await server.call('updateEquipment', { token: ana.token, path, body })
    expect(changed.body).toEqual({
      ...body,
      id: added.id,
      photo: { id: saved.body.id, business_type: 'SETUP_PHOTO', url: saved.body.url },
    })
    expect(await list()).toEqual([changed.body])
    expect((await server.call('deleteEquipment', { token: ana.token, path })).status).toBe(204)
    expect(await list()).toEqual([])
    expect(
      await server.db.selectFrom('files').selectAll().where('entity_id', '=', added.id).execute(),
    ).toEqual([])
  })

  test("of another one is neither changed nor removed under one's own account", async () => {
    const { body: added } = await add(ana)
    const path = { id: bruno.id, setupId: added.id }
    expect(codeOf(await server.call('updateEquipment', { token: bruno.token, path, body: piece }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(codeOf(await server.call('deleteEquipment', { token: bruno.token, path }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await list()).toHaveLength(1)
  })

  test('has at most 50 pieces, also when they are added at once', async () => {
    const carla = await server.registerUser()
    const responses = await Promise.all(Array.from({ length: 54 }, () => add(carla)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
  })
})

describe('Pix keys', () => {
  const add = (person: Person, type: string, key: string, given: object = {}) =>
    server.call('createPixKey', {
      token: person.token,
      path: { id: person.id },
      body: { type, key, ...given } as never,
    })
  const list = async (person: Person) =>
    (await server.call('listPixKeys', { token: person.token, path: { id: person.id } })).body
  const reveal = (person: Person, pixId: string, proof: object = { password: PASSWORD }) =>
    server.call('revealPixKey', { token: person.token, path: { id: person.id, pixId }, body: proof })

  test('are stored in one spelling, and masked until revealed', async () => {
    const added = await add(ana, 'PHONE', '(11) 98765-4321', { user_id: ana.id })
    expect(added.body).toMatchObject({ user_id: ana.id, key: '(11) *****-4321' })
    expect(await list(ana)).toMatchObject([{ key: '(11) *****-4321' }])
    expect((await reveal(ana, added.body.id)).body).toMatchObject({ key: '+5511987654321' })
    expect(codeOf(await add(ana, 'PHONE', '+55 11 98765-4321'))).toEqual([409, 'PIX_KEY_TAKEN'])
    // Whether others have a key is nobody's business.
    expect((await add(bruno, 'PHONE', '+55 11 98765-4321')).status).toBe(201)
  })

  test('are shown whole only to their owner with a proof, which is used up', async () => {
    const carla = await server.registerUser()
    const keys = [
      ['CPF', '52998224725'],
      ['EMAIL', 'carla.premios@convoca.example'],
      ['KEYRANDOM', '01989d2e-6a53-7c11-9a55-2f4f0c9d0b99'],
    ] as const
    const whole = new Map<string, string>()
    for (const [type, key] of keys) whole.set((await add(carla, type, key)).body.id, key)
    for (const [id, key] of whole) {
      for (const proof of [{ password: 'errada' }, { code: '2222-2222' }]) {
        const refused = await reveal(carla, id, proof)
        expect(refused.status).toBe(403)
        expect(JSON.stringify(refused.body)).not.toContain(key)
      }
      expect((await reveal(carla, id, {})).status).toBe(400)
      expect(codeOf(await reveal(bruno, id))).toEqual([404, 'NOT_FOUND'])
      const path = { id: carla.id, pixId: id }
      const ofBruno = { token: bruno.token, path, body: { password: PASSWORD } }
      expect(codeOf(await server.call('revealPixKey', ofBruno))).toEqual([403, 'FORBIDDEN'])
      expect((await reveal(carla, id)).body.key).toBe(key)
    }
    for (const { id, key } of await list(carla)) expect(key).not.toBe(whole.get(id))
    const [unknown] = [await reveal(carla, '01989d2e-6a53-7c11-9a55-2f4f0c9d0b98')]
    expect(codeOf(unknown)).toEqual([404, 'NOT_FOUND'])
  })

  test('shown whole are in the security log, without the key', async () => {
    const carla = await server.registerUser()
    const { body: added } = await add(carla, 'EMAIL', 'registro.pix@convoca.example')
    const before = server.logged.length
    await reveal(carla, added.id)
    const lines = server.logged.slice(before).filter((line) => line.includes('data-revealed'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('revealPixKey')
    expect(server.logged.join('')).not.toContain('registro.pix@convoca.example')
  })

  test.each([
    ['CPF', '52998224726'],
    ['EMAIL', 'ana@@convoca'],
    ['PHONE', '12345'],
    ['KEYRANDOM', 'not-a-uuid'],
  ])('of type %s are checked: %s', async (type, key) => {
    const response = await add(ana, type, key)
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path: 'key', code: 'INVALID_FORMAT' }])
  })

  test('name no other user, with or without the id in the body', async () => {
    expect(codeOf(await add(ana, 'CPF', '52998224725', { user_id: bruno.id }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
    const [key] = await list(ana)
    const path = { id: bruno.id, pixId: key.id }
    const body = { type: 'CPF', key: '52998224725' } as const
    expect(codeOf(await server.call('updatePixKey', { token: bruno.token, path, body }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(codeOf(await server.call('deletePixKey', { token: bruno.token, path }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const own = { id: ana.id, pixId: key.id }
    const changed = await server.call('updatePixKey', { token: ana.token, path: own, body })
    expect(changed.body).toMatchObject({ type: 'CPF', key: '***.982.247-**' })
  })

  test('are changed with the own id in the body as well, and with no other', async () => {
    const dora = await server.registerUser()
    const { body: added } = await add(dora, 'EMAIL', 'dora@convoca.example')
    const change = (key: string, user_id: string) =>
      server.call('updatePixKey', {
        token: dora.token,
        path: { id: dora.id, pixId: added.id },
        body: { type: 'EMAIL', key, user_id },
      })
    const refused = await change('bruno@convoca.example', bruno.id)
    expect(codeOf(refused)).toEqual([400, 'VALIDATION_FAILED'])
    expect(refused.body.errors).toMatchObject([{ path: 'user_id', code: 'INVALID_VALUE' }])
    expect((await reveal(dora, added.id)).body).toEqual({ ...added, key: 'dora@convoca.example' })
    expect((await change('nova.dora@convoca.example', dora.id)).status).toBe(200)
    expect((await reveal(dora, added.id)).body).toEqual({ ...added, key: 'nova.dora@convoca.example' })
  })

  test('are at most 5, also when they are added at once', async () => {
    const carla = await server.registerUser()
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, index) => add(carla, 'EMAIL', `premio${index}@convoca.example`)),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(responses.filter(({ body }) => body.code === 'PIX_KEY_LIMIT')).toHaveLength(4)
    expect(await list(carla)).toHaveLength(5)
  })

  test('are not for minors', async () => {
    const minor = await server.registerUser({ birth: `${new Date().getFullYear() - 17}-01-02` })
    expect(codeOf(await add(minor, 'EMAIL', 'bento@convoca.example'))).toEqual([409, 'MINOR_NOT_ALLOWED'])
  })
})

const preferences = {
  notifications: [{ type: 'TEAM_INVITE', inApp: true, email: false }],
  theme: 'light',
  visibility: 'MEMBERS',
  chat: 'TEAMMATES',
  weekly_digest: true,
  presence: false,
  read_marks: false,
  mask_profanity: true,
  quiet_hours: { from: '23:00', until: '08:00' },
} as const

describe('preferences', () => {
  const path = () => ({ id: ana.id })
  const save = (given: object) =>
    server.call('updatePreferences', {
      token: ana.token,
      path: path(),
      body: { ...preferences, ...given } as never,
    })

  test('have defaults, are replaced as a whole, and decide who sees the profile', async () => {
    const read = () => server.call('readPreferences', { token: ana.token, path: path() })
    expect((await read()).body).toEqual({
      notifications: [],
      theme: 'dark',
      visibility: 'PUBLIC',
      chat: 'EVERYBODY',
      weekly_digest: false,
      presence: true,
      read_marks: true,
      mask_profanity: false,
      quiet_hours: null,
    })
    expect((await save({})).body).toEqual(preferences)
    expect((await read()).body).toEqual(preferences)
    expect((await server.call('readPublicUser', { path: path() })).status).toBe(404)
    expect((await server.call('readPublicUser', { path: path(), token: bruno.token })).status).toBe(200)
    const { quiet_hours: _, weekly_digest: _digest, ...without } = preferences
    const response = await server.call('updatePreferences', {
      token: ana.token,
      path: path(),
      body: without as never,
    })
    expect(response.body).toMatchObject({ quiet_hours: null, weekly_digest: false })
  })

  test.each([
    [{ quiet_hours: { from: '23:00', until: '23:00' } }, 'quiet_hours.until'],
    [
      { notifications: [1, 2].map(() => ({ type: 'TEAM_KICK', inApp: false, email: false })) },
      'notifications.1.type',
    ],
  ])('refuse %j', async (given, field) => {
    const response = await save(given)
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path: field }])
  })
})

describe('a kind of notification that is turned off', () => {
  test('is not stored, while other kinds and other users are notified', async () => {
    const team = await newTeam(server)
    const [quiet, other] = [await server.registerUser(), await server.registerUser()]
    await server.call('updatePreferences', {
      token: quiet.token,
      path: { id: quiet.id },
      body: { ...preferences, notifications: [{ type: 'TEAM_INVITE', inApp: false, email: false }] } as never,
    })
    for (const person of [quiet, other]) await invite(server, team, person)
    const listUnread = async ({ token }: Person) =>
      (await server.call('listUnreadNotifications', { token })).body.map(({ type }: { type: string }) => type)
    expect(await listUnread(quiet)).toEqual([])
    expect(await listUnread(other)).toEqual(['TEAM_INVITE'])
  })
})

describe('personal data', () => {
  const canary = {
    name: 'Nome Canário',
    cpf: '39053344705',
    phone: '11912345678',
    email: 'canario.secreto@convoca.example',
    birth: '1999-12-31',
  }
  const pixKey = 'canario.pix@convoca.example'

  test('is in no response to others and in no line of the log', async () => {
    const person = await server.registerUser({ ...canary, nick: 'canario' })
    const path = { id: person.id }
    const { token } = person
    const { body: created } = await server.call('createPixKey', {
      token,
      path,
      body: { type: 'EMAIL', key: pixKey },
    })
    const own = { id: person.id, pixId: created.id }
    await server.call('revealPixKey', { token, path: own, body: { password: PASSWORD } })
    const profile = { ...canary, email: undefined, id: person.id, nick: 'canario', gender: null, about: null }
    const { email: _, ...body } = profile
    expect((await server.call('updateProfile', { token, path, body })).status).toBe(200)
    await server.call('updateProfile', { token, path, body: { ...body, cpf: '39053344706' } })
    const responses = []
    for (const viewer of [{}, { token: bruno.token }]) {
      responses.push(
        await server.call('readPublicUser', { ...viewer, path }),
        await server.call('readPublicProfile', { ...viewer, path: { nickname: 'canario' } }),
        await server.call('listPlayersByName', { ...viewer, query: { name: 'Nome Can' } }),
        await server.call('searchPlayers', { ...viewer, query: { search: 'canario' } }),
        await server.call('listEquipment', { ...viewer, path }),
        await server.call('readPlayerRecord', { ...viewer, path }),
      )
    }
    responses.push(await server.call('listPixKeys', { token: bruno.token, path }))
    for (const id of [person.id, bruno.id])
      responses.push(
        await server.call('revealPixKey', {
          token: bruno.token,
          path: { id, pixId: created.id },
          body: { password: PASSWORD },
        }),
      )
    responses.push(await server.call('readPreferences', { token: bruno.token, path }))
    const { name: _name, ...secrets } = canary
    const seen = JSON.stringify(responses.map(({ body: response }) => response)) + server.logged.join('\n')
    expect(responses[0]?.status).toBe(200)
    for (const secret of [...Object.values(secrets), pixKey]) expect(seen).not.toContain(secret)
  })
})
