import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'

let server: TestServer
let admin: Person
let icon: string

beforeAll(async () => {
  server = await startServer()
  admin = await makeAdmin(server)
  icon = await toBase64(256)
})
afterAll(() => server.close())

const toBase64 = async (side: number, colour = '#ffd700') =>
  (await plain(side, side, colour).png().toBuffer()).toString('base64')

const create = (body: object, { token }: Person = admin) =>
  server.call('createBadge', {
    token,
    body: { name: 'Sem nome', description: 'Por ter estado lá.', icon: null, ...body },
  })
const update = (id: string, body: object) =>
  server.call('updateBadge', {
    token: admin.token,
    path: { id },
    body: { name: 'Sem nome', description: 'Por ter estado lá.', is_retired: false, ...body },
  })
const award = (id: string, { id: userId }: { id: string }, { token }: Person = admin) =>
  server.call('awardBadge', { token, path: { id, userId } })
const take = (id: string, { id: userId }: { id: string }) =>
  server.call('takeBadge', { token: admin.token, path: { id, userId } })
const holders = async (id: string) =>
  (await server.call('listBadgeHolders', { token: admin.token, path: { id } })).body
const readListed = async (): Promise<{ id: string; name: string }[]> =>
  (await server.call('listStaffBadges', { token: admin.token })).body
const readShown = async ({ id }: { id: string }) =>
  (await server.call('readPlayerRecord', { path: { id } })).body.badges
const listTold = async ({ token }: Person) =>
  (await server.call('listUnreadNotifications', { token })).body.filter(
    ({ type }: { type: string }) => type === 'BADGET_RECEIVE',
  )
const acts = async (action: 'BADGE_CREATED' | 'BADGE_CHANGED' | 'BADGE_AWARDED' | 'BADGE_TAKEN') =>
  (await server.call('listAuditLog', { token: admin.token, query: { action } })).body.data

describe('a badge of the staff', () => {
  test('is awarded with its picture: it is in the bell and on the profile, and the log says who gave it', async () => {
    const ana = await server.registerUser()
    const made = await create({ name: '  Voz   da torcida ', icon })
    expect([made.status, made.body.name, made.body.icon.business_type]).toEqual([
      201,
      'Voz da torcida',
      'BADGET_ICON',
    ])
    expect((await server.app.inject({ url: made.body.icon.url })).statusCode).toBe(200)
    const { id } = made.body
    const awarded = await award(id, ana)
    expect([awarded.status, awarded.body.user.nick]).toEqual([200, ana.nick])
    expect(await readShown(ana)).toMatchObject([
      { id, name: 'Voz da torcida', description: 'Por ter estado lá.', icon: made.body.icon },
    ])
    expect(await listTold(ana)).toMatchObject([
      {
        title: 'Nova insígnia',
        context_type: 'USER',
        body: ['Você recebeu a insígnia Voz da torcida.', 'Por ter estado lá.'],
      },
    ])
    expect((await holders(id)).data).toEqual([awarded.body])
    expect(await acts('BADGE_CREATED')).toMatchObject([{ subject_id: id, detail: 'Voz da torcida' }])
    expect(await acts('BADGE_AWARDED')).toMatchObject([
      { actor: { nick: admin.nick }, user: { nick: ana.nick }, subject_id: id, detail: 'Voz da torcida' },
    ])
    const { body: exported } = await server.call('exportAccount', { token: ana.token, path: { id: ana.id } })
    expect(exported.sections.find(({ name }: { name: string }) => name === 'badges').records).toHaveLength(1)
  })

  test('is awarded once, whoever asks how often at once', async () => {
    const bia = await server.registerUser()
    const { body: badge } = await create({ name: 'Uma só' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => award(badge.id, bia)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.received_at)).size).toBe(1)
    expect(await listTold(bia)).toHaveLength(1)
    expect((await holders(badge.id)).total).toBe(1)
  })

  test('is taken back with what was told of it, and can be awarded again', async () => {
    const caio = await server.registerUser()
    const { body: badge } = await create({ name: 'Por engano' })
    await award(badge.id, caio)
    expect((await take(badge.id, caio)).status).toBe(204)
    expect([await readShown(caio), await listTold(caio)]).toEqual([[], []])
    expect(codeOf(await take(badge.id, caio))).toEqual([404, 'NOT_FOUND'])
    expect((await award(badge.id, caio)).status).toBe(200)
    expect([(await readShown(caio)).length, (await listTold(caio)).length]).toEqual([1, 1])
    expect((await acts('BADGE_TAKEN'))[0]).toMatchObject({ user: { nick: caio.nick }, detail: 'Por engano' })
  })

  test('that is retired stays with those who have it, is awarded to nobody else, and comes back', async () => {
    const [davi, eva] = [await server.registerUser(), await server.registerUser()]
    const { body: badge } = await create({ name: 'Fase beta' })
    await award(badge.id, davi)
    const retired = await update(badge.id, { name: 'Fase beta', is_retired: true })
    expect([retired.status, retired.body.is_retired, retired.body.holders]).toEqual([200, true, 1])
    expect(codeOf(await award(badge.id, eva))).toEqual([409, 'BADGE_RETIRED'])
    // Nothing changes for somebody who has it already.
    expect((await award(badge.id, davi)).status).toBe(200)
    expect(await readShown(davi)).toHaveLength(1)
    expect((await readListed()).at(-1)?.id).toBe(badge.id)
    await update(badge.id, { name: 'Fase beta' })
    expect((await award(badge.id, eva)).status).toBe(200)
  })

  test('that is changed is changed for those who have it', async () => {
    const fe = await server.registerUser()
    const { body: badge } = await create({ name: 'Com erro', icon })
    await award(badge.id, fe)
    await update(badge.id, { name: 'Sem erro', description: 'Texto novo.' })
    const file = await server.call('saveFile', {
      token: admin.token,
      body: {
        base64: await toBase64(300, '#0000ff'),
        extension: 'PNG',
        entityType: 'BADGET',
        entityId: badge.id,
        businessType: 'BADGET_ICON',
        fileType: 'IMAGE',
      },
    })
    expect(file.status).toBe(201)
    expect(await readShown(fe)).toMatchObject([
      { name: 'Sem erro', description: 'Texto novo.', icon: { id: badge.icon.id, url: file.body.url } },
    ])
    expect((await acts('BADGE_CHANGED')).slice(0, 2)).toMatchObject([
      { subject_id: badge.id, detail: 'Sem erro' },
      { subject_id: badge.id, detail: 'Sem erro' },
    ])
    await server.call('deleteFile', { token: admin.token, path: { id: file.body.id } })
    expect((await readShown(fe))[0].icon).toBeNull()
  })

  test('is refused by a name that another one has, whatever its case', async () => {
    await create({ name: 'Jogo limpo' })
    const { body: other } = await create({ name: 'Jogo bonito' })
    for (const name of ['Jogo limpo', 'JOGO LIMPO', ' jogo  limpo ', 'Jogo\u200b limpo'])
      for (const refused of [await create({ name }), await update(other.id, { name })]) {
        expect(codeOf(refused)).toEqual([409, 'BADGE_NAME_TAKEN'])
        expect(refused.body.errors).toEqual([
          { path: 'name', code: 'TAKEN', message: 'name is already in use' },
        ])
      }
    // Its own name in another case is none of another's.
    expect((await update(other.id, { name: 'JOGO bonito' })).body.name).toBe('JOGO bonito')
  })

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a name with nothing to read', { name: '\u200b \u200b' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a description that is too short', { description: 'a\u200b ' }, 'description'],
    ['a description that is too long', { description: 'x'.repeat(301) }, 'description'],
    ['a picture that is no base64', { icon: 'data:image/png;base64,AAAA' }, 'icon'],
  ])('with %s is refused at its field', async (_, body, path) => {
    const before = await readListed()
    const refused = await create({ name: 'Recusada', ...body })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path])
    expect(await readListed()).toEqual(before)
  })

  test('with a picture that is too small is refused at its field', async () => {
    const refused = await create({ name: 'Miúda', icon: await toBase64(50) })
    expect([...codeOf(refused), refused.body.errors[0].path]).toEqual([400, 'IMAGE_TOO_SMALL', 'icon'])
  })

  test('has a picture of several megabytes, as `saveFile` takes it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = { width: 900, height: 900, channels: 3, background: '#000', noise } as const
    const bytes = await sharp({ create: picture }).png().toBuffer()
    expect(bytes.length).toBeGreaterThan(1024 * 1024)
    const made = await create({ name: 'Grande', icon: bytes.toString('base64') })
    expect([made.status, made.body.icon?.business_type]).toEqual([201, 'BADGET_ICON'])
    const game = { name: 'Grande', icon: bytes.toString('base64') }
    expect((await server.call('addGame', { token: admin.token, body: game })).status).toBe(201)
    const tooLarge = await create({ name: 'Maior', icon: 'A'.repeat(9 * 1024 * 1024) })
    expect(tooLarge.status).toBe(413)
  })

  test('goes to nobody who is not there', async () => {
    const { body: badge } = await create({ name: 'De ninguém' })
    const nobody = { id: '01989d2e-6a53-7c11-9a55-2f4f0c9dffff' }
    expect(codeOf(await award(badge.id, nobody))).toEqual([404, 'USER_NOT_FOUND'])
    const gone = await server.registerUser()
    await server.db.updateTable('users').set({ erased_at: new Date() }).where('id', '=', gone.id).execute()
    expect(codeOf(await award(badge.id, gone))).toEqual([404, 'USER_NOT_FOUND'])
    expect(codeOf(await award(nobody.id, await server.registerUser()))).toEqual([404, 'NOT_FOUND'])
  })

  test('is the business of the staff with two-step log-in alone', async () => {
    const stranger = await server.registerUser()
    const { body: badge } = await create({ name: 'Da equipe' })
    expect(codeOf(await award(badge.id, stranger, stranger))).toEqual([403, 'FORBIDDEN'])
    await server.db
      .updateTable('users')
      .set({ platform_role: 'ADMIN' })
      .where('id', '=', stranger.id)
      .execute()
    expect(codeOf(await award(badge.id, stranger, stranger))).toEqual([403, 'STAFF_TWO_STEP_REQUIRED'])
    expect(codeOf(await create({ name: 'X' }, stranger))).toEqual([403, 'STAFF_TWO_STEP_REQUIRED'])
    expect(await readShown(stranger)).toEqual([])
  })

  test('is one of 200 at most, also when several are created at once', async () => {
    const rows = Array.from({ length: 198 - (await readListed()).length }, (_, index) => ({
      id: `01989d2e-6a53-7c11-9a55-${String(index).padStart(12, '0')}`,
      name: `Insígnia ${index}`,
      description: 'Uma de muitas.',
    }))
    await server.db.insertInto('badges').values(rows).execute()
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, index) => create({ name: `Última ${index}` })),
    )
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409])
    expect(codeOf(await create({ name: 'Mais uma' }))).toEqual([409, 'BADGE_LIMIT'])
    expect(await readListed()).toHaveLength(200)
  })
})
