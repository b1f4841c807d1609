import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appoint, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

let server: TestServer
let organizer: Person
let fan: Person
let gameId: string
let one: TestTeam
let other: TestTeam
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  fan = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  one = await newTeam(server, { gameId })
  other = await newTeam(server, { gameId })
})
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function open(): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: gameId })
  await setStatus(id, 'REGISTRATION')
  return id
}

async function start(): Promise<string> {
  const id = await open()
  for (const team of [one, other]) {
    const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
    const { status } = await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
    expect(status).toBe(201)
  }
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  return id
}

const read = async (id: string, { token }: Person): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { token, path: { id } })).body

/** The types of notifications about this championship, the latest first. */
async function listTypes({ token }: Person, name: string): Promise<string[]> {
  const { body } = await server.call('listNotifications', { token, query: { limit: 80 } })
  const rows: Schemas['Notification'][] = body.data
  return rows
    .filter(({ title, body: text }) => JSON.stringify([title, text]).includes(name))
    .map(({ type }) => type)
}

describe('following', () => {
  test('counts everybody once, and ends', async () => {
    const id = await open()
    const call = (operation: 'followChampionship' | 'unfollowChampionship') =>
      server.call(operation, { token: fan.token, path: { id } })
    const answers = await Promise.all([1, 2, 3].map(() => call('followChampionship')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await read(id, fan)).toMatchObject({ is_followed: true, followers_count: 1 })
    expect((await call('unfollowChampionship')).status).toBe(204)
    expect(await read(id, fan)).toMatchObject({ is_followed: false, followers_count: 0 })
  })

  test('tells of announcements, of the beginning and of the result, players only once', async () => {
    const id = await start()
    const { name } = await read(id, organizer)
    for (const { token } of [fan, one.owner]) await server.call('followChampionship', { token, path: { id } })
    const body = { title: 'Horários', body: `Começamos às 20h. ${'Cheguem cedo. '.repeat(60)}` }
    const made = await server.call('createAnnouncement', { token: organizer.token, path: { id }, body })
    expect([made.status, made.body.author]).toEqual([201, organizer.nick])
    const [match] = (await server.call('listMatches', { path: { id } })).body
    const score = { home_score: 2, away_score: 0, is_forfeit: false }
    await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: match.id },
      body: score,
    })
    expect(await listTypes(fan, name)).toEqual(['CHAMPIONSHIP_RESULT', 'ANNOUNCE_NEW'])
    const ofPlayer = await listTypes(one.owner, name)
    expect(ofPlayer.filter((type) => type === 'ANNOUNCE_NEW')).toHaveLength(1)
    const { body: listed } = await server.call('listAnnouncements', { path: { id } })
    expect(listed).toEqual([made.body])
  })

  test('tells of the beginning', async () => {
    const before = await open()
    const { name } = await read(before, organizer)
    await server.call('followChampionship', { token: fan.token, path: { id: before } })
    for (const team of [one, other]) {
      const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
      await server.call('registerTeam', { token: team.owner.token, path: { id: before }, body })
    }
    await setStatus(before, 'ONGOING')
    // The fan follows another championship of the organiser: its publication was announced.
    expect(await listTypes(fan, name)).toEqual(['CHAMPIONSHIP_START', 'ANNOUNCE_NEW'])
  })
})

describe('an announcement', () => {
  test('is gone from the bells of those who follow once it is deleted', async () => {
    const id = await open()
    await server.call('followChampionship', { token: fan.token, path: { id } })
    const body = { title: 'Senha da sala', body: 'É tatu-bola.' }
    const { token } = organizer
    const made = await server.call('createAnnouncement', { token, path: { id }, body })
    const readShown = async () =>
      (await server.call('listUnreadNotifications', { token: fan.token })).body[0].body
    expect(await readShown()).toEqual(['Senha da sala', 'É tatu-bola.'])
    const path = { id, announcementId: made.body.id }
    expect((await server.call('deleteAnnouncement', { token, path })).status).toBe(204)
    expect(await readShown()).toBe('O aviso não está mais disponível.')
  })

  test('is deleted by the organiser of its championship, once', async () => {
    const [id, foreign] = [await open(), await open()]
    const { token } = organizer
    const body = { title: 'Horários', body: 'Começamos às 20h.' }
    const { body: made } = await server.call('createAnnouncement', { token, path: { id }, body })
    const remove = (championshipId: string) =>
      server.call('deleteAnnouncement', { token, path: { id: championshipId, announcementId: made.id } })
    const list = async () => (await server.call('listAnnouncements', { path: { id } })).body
    expect((await remove(foreign)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await remove(id)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await remove(id)).status).toBe(204)
  })

  test('is one of at most 200, however many are sent at once', async () => {
    const id = await open()
    const rows = Array.from({ length: 198 }, (_, index) => ({
      id: newId(),
      championship_id: id,
      author_id: null,
      title: `Aviso ${index}`,
      body: 'Texto',
    }))
    await server.db.insertInto('championship_announcements').values(rows).execute()
    const send = () =>
      server.call('createAnnouncement', {
        token: organizer.token,
        path: { id },
        body: { title: 'Mais um', body: 'Texto' },
      })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409])
    expect((await server.call('listAnnouncements', { path: { id } })).body).toHaveLength(200)
  })

  test('is refused where nothing can be read in it', async () => {
    const id = await open()
    const refused = await server.call('createAnnouncement', {
      token: organizer.token,
      path: { id },
      body: { title: '\u200b\u200b\u200b', body: '\u200b' },
    })
    expect([refused.status, refused.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['title', 'body'],
    ])
  })
})

describe('the staff', () => {
  const save = (id: string, userId: string, role: 'CO_ORGANIZER' | 'REFEREE', { token } = organizer) =>
    server.call('saveChampionshipStaff', { token, path: { id, userId }, body: { role } })

  test('may do what its role allows, and no more', async () => {
    const id = await open()
    const [helper, referee] = [await server.registerUser(), await server.registerUser()]
    await appoint(server, organizer, { id, person: referee, role: 'REFEREE' })
    await appoint(server, organizer, { id, person: helper, role: 'CO_ORGANIZER' })
    const { body } = await server.call('listChampionshipStaff', { path: { id } })
    expect(body.map(({ user, role }: Schemas['ChampionshipStaffMember']) => [user.nick, role])).toEqual([
      [helper.nick, 'CO_ORGANIZER'],
      [referee.nick, 'REFEREE'],
    ])
    const announce = ({ token }: Person) =>
      server.call('createAnnouncement', { token, path: { id }, body: { title: 'Aviso', body: 'Texto' } })
    expect((await announce(helper)).status).toBe(201)
    expect(codeOf(await announce(referee))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await save(id, fan.id, 'REFEREE', helper))).toEqual([403, 'FORBIDDEN'])
    expect(await read(id, referee)).toMatchObject({ role: 'REFEREE' })
  })

  test('changes its role, steps down, and is not the organiser', async () => {
    const id = await open()
    await Promise.all([save(id, fan.id, 'REFEREE'), save(id, fan.id, 'REFEREE')])
    expect((await save(id, fan.id, 'CO_ORGANIZER')).body).toMatchObject([{ role: 'CO_ORGANIZER' }])
    const accept = { token: fan.token, path: { id }, body: { is_confirmed: true } }
    expect((await server.call('confirmStaffRole', accept)).status).toBe(204)
    expect((await read(id, fan)).role).toBe('CO_ORGANIZER')
    const { status } = await server.call('removeChampionshipStaff', {
      token: fan.token,
      path: { id, userId: fan.id },
    })
    expect([status, (await read(id, fan)).role]).toEqual([204, null])
    expect(codeOf(await save(id, organizer.id, 'REFEREE'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await save(id, newId(), 'REFEREE'))).toEqual([404, 'USER_NOT_FOUND'])
  })
})

describe('the overview', () => {
  test('counts what is published, by status and game', async () => {
    const game_id = await insertGame(server.db, `Jogo ${newId()}`)
    await newDraft(server, organizer, { game_id })
    const { body: before } = await server.call('countChampionships', {})
    const { id } = await newDraft(server, organizer, { game_id })
    await setStatus(id, 'REGISTRATION')
    const { body } = await server.call('countChampionships', {})
    expect(body.total).toBe(before.total + 1)
    expect(body.games).toContainEqual({ game_id, count: 1 })
    const sum = body.statuses.reduce((total: number, { count }: { count: number }) => total + count, 0)
    expect(sum).toBe(body.total)
  })

  test('lists open matches by their time', async () => {
    const id = await start()
    const [match] = (await server.call('listMatches', { path: { id } })).body
    await server.db
      .updateTable('championship_matches')
      .set({ scheduled_at: new Date('2020-01-01T12:00:00Z') })
      .where('id', '=', match.id)
      .execute()
    const { body } = await server.call('listNextMatches', { query: { limit: 1 } })
    expect(body).toMatchObject([
      { championship: { id }, side: null, match: { id: match.id, state: 'READY' } },
    ])
  })
})
