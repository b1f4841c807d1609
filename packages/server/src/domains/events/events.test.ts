import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../contract/types.ts'
import { newDraft } from '../../../test/championships.ts'
import { eventInput, newEvent, newOrganizer, showInterest } from '../../../test/events.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { newTeam } from '../../../test/teams.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let organizer: Person
let gameId: string

beforeAll(async () => {
  server = await startServer()
  gameId = await insertGame(server.db, 'Jogo dos eventos')
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['events', 'championships'] as const) await server.db.deleteFrom(table).execute()
  organizer = await newOrganizer(server)
})

const keyOf = ({ context, name }: Schemas['EventSummary']) => ({ path: { eventContext: context, name } })
const read = async (event: Schemas['EventSummary']) => (await server.call('readEvent', keyOf(event))).body
const namesOf = async (query: object = {}): Promise<string[]> => {
  const { body } = await server.call('listEvents', { query: { limit: 80, ...query } })
  return body.data.map(({ name }: { name: string }) => name)
}
const update = (event: Schemas['Event'], given: object, { token }: Person = organizer) => {
  const { title, description, starts_at, ends_at, place, address, link } = event
  const body = {
    title,
    description,
    starts_at,
    ends_at: ends_at ?? starts_at,
    place,
    address,
    link,
    ...given,
  }
  return server.call('updateEvent', { token, path: { id: event.id }, body })
}
const cancel = ({ id }: { id: string }, reason: string | null = null, { token }: Person = organizer) =>
  server.call('cancelEvent', { token, path: { id }, body: { reason } })
const listTold = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listUnreadNotifications', { token })).body

async function publish(given: Partial<Schemas['ChampionshipInput']> = {}) {
  const draft = await newDraft(server, organizer, { game_id: gameId, ...given })
  const path = { id: draft.id }
  const { token } = organizer
  await server.call('changeChampionshipStatus', { token, path, body: { status: 'REGISTRATION' } })
  return draft
}

describe('an event', () => {
  test('is read by everybody at the address that its title gives it', async () => {
    const event = await newEvent(server, organizer, {
      title: '  Encontro   de capitãs! ',
      place: 'Arena Maré',
    })
    expect([event.context, event.name, event.title]).toEqual([
      'community',
      'encontro-de-capitas',
      'Encontro de capitãs!',
    ])
    expect(await read(event)).toEqual(event)
    expect(event.organizer).toEqual({ id: organizer.id, nick: organizer.nick })
  })

  test('shares no address with another one, also where both are created at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => newEvent(server, organizer, { title: 'Corujão' })),
    )
    const names = new Set(made.map(({ name }) => name))
    expect(names.size).toBe(4)
    expect(names.has('corujao')).toBe(true)
    // The name is free in another context, and a title without letters has one as well.
    expect((await newEvent(server, organizer, { title: 'Corujão', context: 'live' })).name).toBe('corujao')
    expect((await newEvent(server, organizer, { title: '???!' })).name).toBe('evento')
  })

  test.each([
    ['a title that is too short', { title: 'ab' }, 'title'],
    ['a title with nothing to read', { title: '\u200b\u200b\u200b' }, 'title'],
    ['no description', { description: '\u200b' }, 'description'],
    ['an offensive title', { title: 'Encontro de merda' }, 'title'],
    ['an offensive place', { place: 'Bar da puta' }, 'place'],
    ['neither place nor link', { link: null }, 'place'],
    ['a place with nothing to read, and no link', { place: ' \u200b', link: null }, 'place'],
    ['a link without encryption', { link: 'http://convoca.example' }, 'link'],
    ['a link that runs a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a link that is no address', { link: 'https://%' }, 'link'],
    ['an end before the start', { ends_at: '2090-03-01T21:59:59.000Z' }, 'ends_at'],
    ['no length', { ends_at: '2090-03-01T22:00:00.000Z' }, 'ends_at'],
    ['more than 14 days', { ends_at: '2090-03-15T22:00:01.000Z' }, 'ends_at'],
    [
      'an end that is over',
      { starts_at: '2020-03-01T22:00:00.000Z', ends_at: '2020-03-01T23:00:00.000Z' },
      'ends_at',
    ],
    ['a year that is no year of ours', { starts_at: '0001-01-01T00:00:00.000Z' }, 'starts_at'],
    ['the context of championships', { context: 'championship' as 'live' }, 'context'],
  ])('with %s is refused at its field', async (_, given, path) => {
    const refused = await server.call('createEvent', { token: organizer.token, body: eventInput(given) })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path])
    expect(await namesOf()).toEqual([])
  })

  test('is created by organisers alone: by role, or by a championship that others can see', async () => {
    const stranger = await server.registerUser()
    const create = ({ token }: Person) => server.call('createEvent', { token, body: eventInput() })
    const may = async ({ token }: Person) => (await server.call('readOwnEvents', { token })).body.may_create
    expect([codeOf(await create(stranger)), await may(stranger)]).toEqual([[403, 'FORBIDDEN'], false])
    const { id } = await newDraft(server, stranger, { game_id: gameId })
    expect(codeOf(await create(stranger))).toEqual([403, 'FORBIDDEN'])
    const body = { status: 'REGISTRATION' } as const
    await server.call('changeChampionshipStatus', { token: stranger.token, path: { id }, body })
    expect([(await create(stranger)).status, await may(stranger)]).toEqual([201, true])
    // The staff needs two-step log-in.
    const admin = await server.registerUser()
    await server.db.updateTable('users').set({ platform_role: 'ADMIN' }).where('id', '=', admin.id).execute()
    expect([codeOf(await create(admin)), await may(admin)]).toEqual([[403, 'STAFF_TWO_STEP_REQUIRED'], false])
  })

  test('is changed and cancelled by its organiser, not by another one', async () => {
    const other = await newOrganizer(server)
    const event = await newEvent(server, organizer)
    expect(codeOf(await update(event, { title: 'Tomado' }, other))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await cancel(event, null, other))).toEqual([403, 'FORBIDDEN'])
    const changed = await update(event, { title: 'Outro nome', place: 'Casa da Vila' })
    expect([changed.body.title, changed.body.place, changed.body.name]).toEqual([
      'Outro nome',
      'Casa da Vila',
      event.name,
    ])
    const cancelled = await cancel(event, 'Falta de luz.')
    expect([cancelled.body.is_cancelled, cancelled.body.cancel_reason]).toEqual([true, 'Falta de luz.'])
    expect(codeOf(await update(event, { title: 'De volta' }))).toEqual([409, 'EVENT_CANCELLED'])
    // It leaves the lists, and its page says so.
    expect([await namesOf(), (await read(event)).is_cancelled]).toEqual([[], true])
    const nobody = { id: '01989d2e-6a53-7c11-9a55-2f4f0c9dffff' }
    expect(codeOf(await cancel(nobody))).toEqual([404, 'NOT_FOUND'])
  })

  test('is missing where nobody created it', async () => {
    for (const path of [
      { eventContext: 'community', name: 'nada' },
      { eventContext: 'live', name: 'encontro' },
      { eventContext: 'championship', name: 'nada--final' },
    ] as const)
      expect(codeOf(await server.call('readEvent', { path }))).toEqual([404, 'NOT_FOUND'])
  })

  test('is a calendar that moves with it', async () => {
    const event = await newEvent(server, organizer, {
      title: 'Festa; com, tudo',
      place: 'Arena',
      address: 'Rua A, 1',
    })
    const parse = async () => {
      const response = await server.call('readEventCalendar', keyOf(event))
      expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
      const [found] = new ICAL.Component(ICAL.parse(response.body)).getAllSubcomponents('vevent')
      if (!found) throw new Error('no event')
      return { event: new ICAL.Event(found), status: found.getFirstPropertyValue('status') }
    }
    const first = await parse()
    expect([first.event.summary, first.event.location, first.status]).toEqual([
      'Festa; com, tudo',
      'Arena, Rua A, 1',
      null,
    ])
    await update(event, { starts_at: '2090-04-01T22:00:00.000Z', ends_at: '2090-04-01T23:00:00.000Z' })
    const moved = await parse()
    expect([moved.event.uid, moved.event.startDate.toJSDate().toISOString()]).toEqual([
      first.event.uid,
      '2090-04-01T22:00:00.000Z',
    ])
    await cancel(event)
    expect((await parse()).status).toBe('CANCELLED')
  })
})

describe('the list', () => {
  const at = (day: string, hour = '22') => ({
    starts_at: `2090-03-${day}T${hour}:00:00.000Z`,
    ends_at: `2090-03-${day}T${hour}:30:00.000Z`,
  })

  test('is by the start, of a kind and a time, page by page without a gap', async () => {
    for (const day of ['05', '03', '04', '02', '01'])
      await newEvent(server, organizer, { title: `Dia ${day}`, ...at(day) })
    // Several at one moment have an order, too.
    for (const nth of ['a', 'b', 'c'])
      await newEvent(server, organizer, { title: `Live ${nth}`, context: 'live', ...at('03') })
    const all = await namesOf()
    expect(all).toHaveLength(8)
    expect(all.filter((name) => name.startsWith('dia'))).toEqual([
      'dia-01',
      'dia-02',
      'dia-03',
      'dia-04',
      'dia-05',
    ])
    expect(await namesOf({ context: 'live' })).toHaveLength(3)
    expect(await namesOf({ from: '2090-03-03T22:00:00.001Z', to: '2090-03-05T22:00:00.000Z' })).toEqual([
      'dia-04',
    ])
    const paged: string[] = []
    for (let cursor: string | undefined; ;) {
      const query = { limit: 3, ...(cursor === undefined ? {} : { cursor }) }
      const { body } = await server.call('listEvents', { query })
      paged.push(...body.data.map(({ name }: { name: string }) => name))
      if (body.nextCursor === null) break
      cursor = body.nextCursor
    }
    expect(paged).toEqual(all)
  })

  test('counts by the days of Brazil', async () => {
    // 02:30 of the second in UTC is the evening of the first in Brazil.
    await newEvent(server, organizer, {
      title: 'Tarde',
      starts_at: '2090-03-02T02:30:00.000Z',
      ends_at: '2090-03-02T03:30:00.000Z',
    })
    await newEvent(server, organizer, { title: 'Cedo', ...at('01', '03') })
    await newEvent(server, organizer, { title: 'Outro', context: 'live', ...at('14') })
    await newEvent(server, organizer, { title: 'Depois', ...at('15') })
    await cancel(await newEvent(server, organizer, { title: 'Cancelado', ...at('01') }))
    const count = (from: string) => server.call('countEvents', { query: { from } })
    expect((await count('2090-03-01')).body).toEqual([
      { day: '2090-03-01', context: 'community', count: 2 },
      { day: '2090-03-14', context: 'live', count: 1 },
    ])
    for (const from of ['0001-01-01', '9999-12-31', '2026-02-31', 'ontem'])
      expect((await count(from)).status).toBe(400)
  })

  test.each([
    { from: 'ontem' },
    { cursor: 'x' },
    { context: 'party' },
    { limit: 81 },
    { to: '0001-01-01T00:00:00Z' },
  ])('refuses %o', async (query) => {
    expect((await server.call('listEvents', { query: query as object })).status).toBe(400)
  })
})

describe('a championship', () => {
  test('is an event once it is published, follows its changes, and leaves the list when it is cancelled', async () => {
    const { token } = organizer
    const draft = await newDraft(server, organizer, { game_id: gameId, name: 'Copa do Teste' })
    expect(await namesOf()).toEqual([])
    const path = { id: draft.id }
    await server.call('changeChampionshipStatus', { token, path, body: { status: 'REGISTRATION' } })
    const [event] = (await server.call('listEvents', { query: {} })).body.data
    expect(event).toMatchObject({
      id: draft.id,
      context: 'championship',
      name: 'copa-do-teste',
      title: 'Copa do Teste',
      starts_at: draft.starts_at,
      game: { id: gameId },
      championship: { url: 'copa-do-teste' },
    })
    await server.db
      .updateTable('championships')
      .set({ name: 'Copa Nova', starts_at: new Date('2090-05-01T20:00:00.000Z') })
      .where('id', '=', draft.id)
      .execute()
    expect(await read(event)).toMatchObject({ title: 'Copa Nova', starts_at: '2090-05-01T20:00:00.000Z' })
    await server.call('changeChampionshipStatus', {
      token,
      path,
      body: { status: 'CANCELLED', reason: 'Chuva.' },
    })
    expect([await namesOf(), (await read(event)).cancel_reason]).toEqual([[], 'Chuva.'])
  })

  test('has a final that is an event of its own once it is on another day', async () => {
    const one = await newTeam(server, { gameId })
    const other = await newTeam(server, { gameId })
    const { id, url } = await publish({ name: 'Copa da Final' })
    const { token } = organizer
    for (const { id: team_id, owner } of [one, other]) {
      const body = { team_id, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
      await server.call('registerTeam', { token: owner.token, path: { id }, body })
    }
    await server.call('changeChampionshipStatus', { token, path: { id }, body: { status: 'ONGOING' } })
    const [match] = (await server.call('listMatches', { path: { id } })).body
    const schedule = (scheduled_at: string) =>
      server.call('scheduleMatch', { token, path: { id, matchId: match.id }, body: { scheduled_at } })
    expect(await namesOf()).toEqual([url])
    await schedule('2090-06-01T20:00:00.000Z')
    expect(await namesOf()).toEqual([url, `${url}--final`])
    const final = await server.call('readEvent', {
      path: { eventContext: 'championship', name: `${url}--final` },
    })
    expect(final.body).toMatchObject({
      title: 'Final: Copa da Final',
      is_final: true,
      starts_at: '2090-06-01T20:00:00.000Z',
      championship: { id },
    })
    await schedule('2090-06-08T20:00:00.000Z')
    expect((await read(final.body)).starts_at).toBe('2090-06-08T20:00:00.000Z')
  })

  test('tells those who follow it that it begins at another time', async () => {
    const fan = await server.registerUser()
    const { id, url } = await publish()
    await showInterest(server, fan, { context: 'championship', name: url })
    const { token } = organizer
    const { body } = await server.call('readChampionship', { path: { id }, token })
    const { game, ...rest } = body
    const keys = [
      'name',
      'description',
      'rules',
      'format',
      'best_of',
      'group_count',
      'qualifiers_per_group',
    ] as const
    const more = [
      'swiss_rounds',
      'team_size',
      'max_substitutes',
      'min_age',
      'min_teams',
      'max_teams',
    ] as const
    const dates = [
      'entry_fee',
      'prizes',
      'registration_opens_at',
      'registration_closes_at',
      'check_in_opens_at',
    ] as const
    const input = Object.fromEntries([...keys, ...more, ...dates].map((key) => [key, rest[key]]))
    const changed = await server.call('updateChampionship', {
      token,
      path: { id },
      body: {
        ...(input as Schemas['ChampionshipInput']),
        game_id: game.id,
        starts_at: '2089-01-01T20:00:00.000Z',
      },
    })
    expect(changed.status).toBe(200)
    expect(await listTold(fan)).toMatchObject([{ type: 'EVENT_ANNOUNCE', championship: { url } }])
  })
})
