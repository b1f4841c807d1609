import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { championshipInput, newDraft } from '../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let ana: Person
let gameId: string
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser()
})
beforeEach(async () => {
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
afterAll(() => server.close())

const create = (given: Partial<Schemas['ChampionshipInput']>, { token } = ana) =>
  server.call('createChampionship', { token, body: championshipInput({ game_id: gameId, ...given }) })
const change = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'CANCELLED', { token } = ana) =>
  server.call('changeChampionshipStatus', { token, path: { id }, body: { status } })
const read = (id: string, token?: string) =>
  server.call('readChampionship', { path: { id }, ...(token === undefined ? {} : { token }) })
const setRole = (id: string, platformRole: 'USER' | 'ORGANIZER') =>
  server.db.updateTable('users').set({ platform_role: platformRole }).where('id', '=', id).execute()

async function publish(given: Partial<Schemas['ChampionshipInput']> = {}) {
  const made = await newDraft(server, ana, { game_id: gameId, ...given })
  expect((await change(made.id, 'REGISTRATION')).status).toBe(200)
  return made
}

describe('a draft', () => {
  test('exists only for its organiser until it is published', async () => {
    const bruno = await server.registerUser()
    const { id, url } = await newDraft(server, ana, { game_id: gameId })
    expect([(await read(id)).status, (await read(id, bruno.token)).status]).toEqual([404, 404])
    const own = await read(id, ana.token)
    expect([own.status, own.body.status, own.body.role]).toEqual([200, 'DRAFT', 'ORGANIZER'])
    const listed = await server.call('listChampionships', { query: { gameId } })
    expect(listed.body.data).toEqual([])
    const mine = await server.call('listMyChampionships', { token: ana.token })
    expect(mine.body[0].id).toBe(id)
    await change(id, 'REGISTRATION')
    const seen = await server.call('readChampionshipByUrl', { path: { championshipUrl: url } })
    expect([seen.status, seen.body.id, seen.body.role]).toEqual([200, id, null])
  })

  test('has an address made from its name, also where the name is used twice', async () => {
    const name = 'Copa Ipê de Inverno'
    const [first, second] = [await create({ name }), await create({ name })]
    expect(first.body.url).toBe('copa-ipe-de-inverno')
    expect(second.body.url).toMatch(new RegExp(`^${first.body.url}-[0-9a-f]{8}$`))
    expect((await create({ name: '日本杯' })).body.url).toMatch(/^campeonato/)
  })

  test('can be deleted; a published championship cannot', async () => {
    const { id } = await newDraft(server, ana, { game_id: gameId })
    const remove = () => server.call('deleteChampionship', { token: ana.token, path: { id } })
    expect((await remove()).status).toBe(204)
    expect(codeOf(await remove())).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
    const published = await publish()
    const refused = await server.call('deleteChampionship', {
      token: ana.token,
      path: { id: published.id },
    })
    expect(codeOf(refused)).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })
})

describe('the limits', () => {
  test('of a championship that any user runs do not hold for an organiser of the platform', async () => {
    const refused = await create({ max_teams: 64, entry_fee: 2000 })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['entry_fee', 'max_teams'])
    const clara = await server.registerUser()
    await setRole(clara.id, 'ORGANIZER')
    expect((await create({ max_teams: 64, entry_fee: 2000 }, clara)).status).toBe(201)
  })

  test.each([
    [{ min_teams: 8, max_teams: 4 }, 'min_teams'],
    [{ name: 'Copa   ', description: 'Uma copa feita para os testes.' }, null],
    [{ name: '\u200b\u200b\u200b' }, 'name'],
    [{ format: 'GROUPS_THEN_PLAYOFFS' }, 'group_count'],
    [{ format: 'GROUPS_THEN_PLAYOFFS', group_count: 4, qualifiers_per_group: 2, min_teams: 4 }, 'min_teams'],
    [{ starts_at: '2020-01-01T00:00:00.000Z' }, 'starts_at'],
    [{ starts_at: '9999-12-31T23:59:59.999Z' }, 'starts_at'],
    [{ game_id: '01989d2e-0000-7000-8000-000000000000' }, 'game_id'],
  ] as const)('%j: %s', async (given, path) => {
    const response = await create(given)
    if (path === null) expect(response.status).toBe(201)
    else {
      expect(response.status).toBe(400)
      expect(response.body.errors.map((error: { path: string }) => error.path)).toContain(path)
    }
  })
})

describe('the status', () => {
  test('goes only where the table of transitions says', async () => {
    const { id } = await newDraft(server, ana, { game_id: gameId })
    expect(codeOf(await change(id, 'CHECK_IN'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await change(id, 'CANCELLED'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect((await change(id, 'REGISTRATION')).body.status).toBe('REGISTRATION')
    expect(codeOf(await change(id, 'REGISTRATION'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect((await change(id, 'CHECK_IN')).body.status).toBe('CHECK_IN')
    const cancelled = await server.call('changeChampionshipStatus', {
      token: ana.token,
      path: { id },
      body: { status: 'CANCELLED', reason: 'Poucos times.' },
    })
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Poucos times.' })
    expect(codeOf(await change(id, 'REGISTRATION'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('is changed once by simultaneous requests', async () => {
    const { id } = await publish()
    const responses = await Promise.all(Array.from({ length: 6 }, () => change(id, 'CHECK_IN')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  test('is not published after its start', async () => {
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const { id } = await newDraft(server, ana, {
      game_id: gameId,
      registration_opens_at: past(40),
      registration_closes_at: past(30),
      check_in_opens_at: past(20),
      starts_at: past(10),
    })
    expect((await change(id, 'REGISTRATION')).body.errors[0].path).toBe('status')
  })
})

describe('an edit', () => {
  test('changes all of a draft, and of a published championship not what teams relied on', async () => {
    const { id } = await newDraft(server, ana, { game_id: gameId })
    const edit = (given: Partial<Schemas['ChampionshipInput']>) =>
      server.call('updateChampionship', {
        token: ana.token,
        path: { id },
        body: championshipInput({ game_id: gameId, name: 'Copa Editada', ...given }),
      })
    expect((await edit({ team_size: 3, format: 'SWISS', swiss_rounds: 3 })).body).toMatchObject({
      name: 'Copa Editada',
      team_size: 3,
      swiss_rounds: 3,
    })
    await change(id, 'REGISTRATION')
    const refused = await edit({ team_size: 2, format: 'SWISS', swiss_rounds: 3 })
    expect(refused.body.errors).toMatchObject([{ path: 'team_size', code: 'INVALID_VALUE' }])
    const kept = await edit({ team_size: 3, format: 'SWISS', swiss_rounds: 3, max_teams: 16 })
    expect([kept.status, kept.body.max_teams]).toEqual([200, 16])
  })

  test('promises more money, or the same, and never less for a place once it is published', async () => {
    const prize = (place: number, amount?: number) => ({
      place,
      description: `Prêmio ${place}`,
      ...(amount !== undefined && { amount }),
    })
    const { id } = await newDraft(server, ana, { game_id: gameId, prizes: [prize(1, 5000), prize(2, 100)] })
    const edit = (...prizes: Schemas['ChampionshipPrize'][]) =>
      server.call('updateChampionship', {
        token: ana.token,
        path: { id },
        body: championshipInput({ game_id: gameId, prizes }),
      })
    expect((await edit(prize(1, 2000), prize(2, 1000), prize(3))).body.prizes).toEqual([
      prize(1, 2000),
      prize(2, 1000),
      prize(3),
    ])
    await change(id, 'REGISTRATION')
    const refused = [
      [prize(1, 1999), prize(2, 1000)],
      [prize(1), prize(2, 1000)],
      [prize(1, 9000)],
      [],
      [prize(1, 3000), prize(3, 1000)],
      [prize(1, 1500), prize(1, 499), prize(2, 1000)],
    ]
    for (const prizes of refused)
      expect((await edit(...prizes)).body.errors).toMatchObject([{ path: 'prizes', code: 'OUT_OF_RANGE' }])
    for (const prizes of [
      [prize(1, 2000), prize(2, 1000)],
      [prize(2, 1000), prize(1, 1500), prize(1, 500), prize(4, 1)],
      [prize(1, 2500), prize(2, 1000), prize(4, 1)],
    ])
      expect((await edit(...prizes)).body.prizes).toEqual(prizes)
    expect((await edit(prize(1, 2000), prize(2, 1000), prize(4, 1))).status).toBe(400)
    for (const amount of [0, -1, 1.5, 10_000_001])
      expect((await edit(prize(1, amount), prize(2, 1000), prize(4, 1))).status).toBe(400)
  })

  test('is of the organiser, co-organisers and the staff, not of a referee', async () => {
    const { id } = await publish()
    const [helper, referee] = [await server.registerUser(), await server.registerUser()]
    await server.db
      .insertInto('championship_staff')
      .values([
        { championship_id: id, user_id: helper.id, role: 'CO_ORGANIZER', accepted_at: new Date() },
        { championship_id: id, user_id: referee.id, role: 'REFEREE', accepted_at: new Date() },
      ])
      .execute()
    const edit = ({ token }: Person) =>
      server.call('updateChampionship', {
        token,
        path: { id },
        body: championshipInput({ game_id: gameId }),
      })
    expect(codeOf(await edit(referee))).toEqual([403, 'FORBIDDEN'])
    expect((await edit(helper)).body.role).toBe('CO_ORGANIZER')
    expect(codeOf(await change(id, 'CANCELLED', helper))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the list', () => {
  test('is paged by a cursor in both orders, without repeating or leaving out', async () => {
    const start = (day: number) => new Date(Date.now() + (3 + day) * 86_400_000).toISOString()
    const ids: string[] = []
    // Two on each day: the id decides between them.
    for (const day of [1, 1, 2, 2, 3]) ids.push((await publish({ starts_at: start(day) })).id)
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { body } = await server.call('listChampionships', {
          query: { gameId, limit: 2, order, ...(cursor === undefined ? {} : { cursor }) },
        })
        seen.push(...body.data.map(({ id }: { id: string }) => id))
        cursor = body.nextCursor ?? undefined
      } while (cursor !== undefined)
      expect(new Set(seen)).toEqual(new Set(ids))
      expect(seen).toHaveLength(5)
      expect(seen.slice(order === 'asc' ? -1 : 0)[0]).toBe(ids[4])
    }
    const bad = await server.call('listChampionships', { query: { cursor: 'x' } })
    expect(bad.body.errors[0].path).toBe('cursor')
  })

  test('is filtered by status, game, format, fee and text', async () => {
    const { id } = await publish({ name: 'Copa Ação do Cerrado', format: 'ROUND_ROBIN' })
    await publish({ name: 'Liga da Serra' })
    const list = async (query: object) => {
      const { body } = await server.call('listChampionships', { query: { gameId, ...query } })
      return body.data.map((one: { id: string }) => one.id)
    }
    expect(await list({ search: 'acao' })).toEqual([id])
    expect(await list({ format: 'ROUND_ROBIN' })).toEqual([id])
    expect([await list({ status: 'ONGOING' }), await list({ isFree: false })]).toEqual([[], []])
    expect(await list({ isFree: true, status: 'REGISTRATION' })).toHaveLength(2)
  })
})

test('its pictures are saved by who may edit it, and go with it', async () => {
  const { id } = await newDraft(server, ana, { game_id: gameId })
  const base64 = (await plain(1200, 400, '#345678').png().toBuffer()).toString('base64')
  const save = ({ token }: Person) =>
    server.call('saveFile', {
      token,
      body: {
        base64,
        extension: 'PNG',
        fileType: 'IMAGE',
        entityType: 'CHAMPIONSHIP',
        entityId: id,
        businessType: 'CHAMPIONSHIP_BANNER',
      },
    })
  expect(codeOf(await save(await server.registerUser()))).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
  expect((await save(ana)).status).toBe(201)
  expect((await read(id, ana.token)).body.files).toMatchObject([{ business_type: 'CHAMPIONSHIP_BANNER' }])
  await server.call('deleteChampionship', { token: ana.token, path: { id } })
  const left = await server.db.selectFrom('files').select('id').where('entity_id', '=', id).execute()
  expect(left).toEqual([])
})
