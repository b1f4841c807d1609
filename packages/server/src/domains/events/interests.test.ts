import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../contract/types.ts'
import { newDraft } from '../../../test/championships.ts'
import { newEvent, newOrganizer, showInterest } from '../../../test/events.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { insertGame } from '../games/repository.ts'
import { deleteExpiredEventReminders, sendDueEventReminders } from './reminders.ts'

let server: TestServer
/** A second process on the same store. */
let neighbour: TestServer
let organizer: Person
let fan: Person
let gameId: string
let now = new Date('2030-03-01T12:00:00.000Z')

beforeAll(async () => {
  server = await startServer({ now: () => now })
  neighbour = await startServer({ now: () => now, database: server.database })
  gameId = await insertGame(server.db, 'Jogo dos eventos')
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})
beforeEach(async () => {
  now = new Date('2030-03-01T12:00:00.000Z')
  for (const table of ['events', 'championships', 'event_reminders'] as const)
    await server.db.deleteFrom(table).execute()
  organizer = await newOrganizer(server)
  fan = await server.registerUser()
})

const times = (starts_at: string, hours = 2) => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + hours * 3_600_000).toISOString(),
})
const listTold = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listUnreadNotifications', { token })).body
const textOf = (body: Schemas['Notification']['body']) =>
  typeof body === 'string' ? body : Array.isArray(body) ? body.join(',') : ''
const bodies = async (person: Person) =>
  (await listTold(person)).map(({ title, body }) => `${title} | ${textOf(body)}`)
const own = async ({ token }: Person): Promise<Schemas['OwnEvents']> =>
  (await server.call('readOwnEvents', { token })).body
const update = (
  { id, title, description, place, address, link, ...event }: Schemas['Event'],
  given: object,
) => {
  const { starts_at, ends_at } = event
  const body = {
    title,
    description,
    place,
    address,
    link,
    starts_at,
    ends_at: ends_at ?? starts_at,
    ...given,
  }
  return server.call('updateEvent', { token: organizer.token, path: { id }, body })
}

async function publish(startsAt: string): Promise<Schemas['Championship']> {
  const draft = await newDraft(server, organizer, {
    game_id: gameId,
    registration_opens_at: '2030-02-01T12:00:00.000Z',
    registration_closes_at: '2030-03-01T20:00:00.000Z',
    check_in_opens_at: '2030-03-01T21:00:00.000Z',
    starts_at: startsAt,
  })
  const path = { id: draft.id }
  const body = { status: 'REGISTRATION' } as const
  await server.call('changeChampionshipStatus', { token: organizer.token, path, body })
  return draft
}

describe('interest', () => {
  test('is counted once, listed with its reminders, and taken back', async () => {
    const event = await newEvent(server, organizer)
    await Promise.all(Array.from({ length: 4 }, () => showInterest(server, fan, event)))
    await showInterest(server, fan, event, { remind_hour_before: false })
    const path = { eventContext: event.context, name: event.name }
    expect((await server.call('readEvent', { path })).body.interested_count).toBe(1)
    expect((await own(fan)).interests).toMatchObject([
      { event: { id: event.id, interested_count: 1 }, remind_day_before: true, remind_hour_before: false },
    ])
    expect((await own(organizer)).interests).toEqual([])
    const remove = () => server.call('removeEventInterest', { token: fan.token, path })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect((await own(fan)).interests).toEqual([])
    const missing = { eventContext: 'live', name: 'nada' } as const
    const body = { remind_day_before: true, remind_hour_before: true }
    expect(codeOf(await server.call('setEventInterest', { token: fan.token, path: missing, body }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(codeOf(await server.call('removeEventInterest', { token: fan.token, path: missing }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  test('in a championship is to follow it, on either page', async () => {
    const { id, url } = await publish('2030-03-03T22:00:00.000Z')
    const path = { eventContext: 'championship', name: url } as const
    await showInterest(server, fan, { context: 'championship', name: url }, { remind_day_before: false })
    const isFollowed = async () =>
      (await server.call('readChampionship', { token: fan.token, path: { id } })).body.is_followed
    expect([await isFollowed(), (await own(fan)).interests.map(({ event }) => event.name)]).toEqual([
      true,
      [url],
    ])
    await server.call('unfollowChampionship', { token: fan.token, path: { id } })
    expect((await own(fan)).interests).toEqual([])
    await server.call('followChampionship', { token: fan.token, path: { id } })
    expect((await own(fan)).interests).toMatchObject([{ remind_day_before: true, remind_hour_before: true }])
    await server.call('removeEventInterest', { token: fan.token, path })
    expect(await isFollowed()).toBe(false)
  })

  test('in a draft is refused as in nothing', async () => {
    const { url } = await newDraft(server, organizer, { game_id: gameId })
    const body = { remind_day_before: true, remind_hour_before: true }
    const path = { eventContext: 'championship', name: url } as const
    expect(codeOf(await server.call('setEventInterest', { token: fan.token, path, body }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

describe('an announcement', () => {
  test('of a new event reaches who has interest in others of the organiser, and who follows a championship', async () => {
    const stranger = await server.registerUser()
    const follower = await server.registerUser()
    await showInterest(server, fan, await newEvent(server, organizer))
    const { url } = await publish('2030-03-03T22:00:00.000Z')
    await showInterest(server, follower, { context: 'championship', name: url })
    await server.call('markAllNotificationsRead', { token: fan.token })
    const event = await newEvent(server, organizer, {
      title: 'Noite de Gala',
      ...times('2030-03-09T22:00:00.000Z'),
    })
    const text = 'Novo evento | Noite de Gala será no sábado, 09/03, às 19h (horário de Brasília).'
    for (const person of [fan, follower]) {
      expect((await bodies(person)).map((line) => line.split(',Quem')[0])).toEqual([text])
      expect(await listTold(person)).toMatchObject([
        { type: 'ANNOUNCE_NEW', context_type: 'EVENT', event: { context: 'community', name: event.name } },
      ])
    }
    expect([await listTold(stranger), await listTold(organizer)]).toEqual([[], []])
  })

  test('of a new event does not pass a block', async () => {
    await showInterest(server, fan, await newEvent(server, organizer))
    await server.call('blockUser', { token: fan.token, path: { userId: organizer.id } })
    const event = await newEvent(server, organizer)
    await update(event, times('2030-04-01T22:00:00.000Z'))
    expect(await listTold(fan)).toEqual([])
  })

  test('tells of another time, another place and of the end, once each, and of nothing else', async () => {
    const event = await newEvent(server, organizer, { title: 'Gala', ...times('2030-03-09T22:00:00.000Z') })
    await showInterest(server, fan, event)
    await update(event, { title: 'Gala', description: 'Só o texto é outro.' })
    expect(await listTold(fan)).toEqual([])
    const later = times('2030-03-10T22:00:00.000Z')
    await update(event, later)
    expect(await bodies(fan)).toEqual([
      'Evento alterado | Gala será no domingo, 10/03, às 19h (horário de Brasília).',
    ])
    await server.call('markAllNotificationsRead', { token: fan.token })
    await update(event, { ...later, place: 'Arena Maré' })
    expect(await bodies(fan)).toEqual([
      'Evento alterado | Gala será no domingo, 10/03, às 19h (horário de Brasília).,Agora é em Arena Maré.',
    ])
    await server.call('markAllNotificationsRead', { token: fan.token })
    const cancel = () =>
      server.call('cancelEvent', {
        token: organizer.token,
        path: { id: event.id },
        body: { reason: 'Chuva.' },
      })
    await Promise.all([cancel(), cancel(), cancel()])
    expect(await bodies(fan)).toEqual(['Evento cancelado | Gala foi cancelado.,Chuva.'])
  })
})

describe('reminders', () => {
  const day = 'Falta menos de um dia: sábado, 02/03, às 19h (horário de Brasília).'
  const hour = 'Começa em menos de uma hora: sábado, 02/03, às 19h (horário de Brasília).'
  const startsAt = '2030-03-02T22:00:00.000Z'

  test('come once on the day before and once in the hour before, by two processes', async () => {
    await showInterest(server, fan, await newEvent(server, organizer, { title: 'Gala', ...times(startsAt) }))
    now = new Date('2030-03-01T21:59:59.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(0)
    now = new Date('2030-03-01T22:00:00.000Z')
    const sent = await Promise.all([
      sendDueEventReminders(server.services),
      sendDueEventReminders(neighbour.services),
    ])
    expect(sent.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await bodies(fan)).toEqual([`Lembrete: Gala | ${day}`])
    await server.call('markAllNotificationsRead', { token: fan.token })
    now = new Date('2030-03-02T21:00:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(1)
    expect(await sendDueEventReminders(neighbour.services)).toBe(0)
    expect(await bodies(fan)).toEqual([`Lembrete: Gala | ${hour}`])
    now = new Date('2030-03-02T22:00:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(0)
  })

  test('come to those who asked for them, and not of a cancelled event', async () => {
    const [onlyDay, onlyHour, neither] = [fan, await server.registerUser(), await server.registerUser()]
    const event = await newEvent(server, organizer, { title: 'Gala', ...times(startsAt) })
    await showInterest(server, onlyDay, event, { remind_hour_before: false })
    await showInterest(server, onlyHour, event, { remind_day_before: false })
    await showInterest(server, neither, event, { remind_day_before: false, remind_hour_before: false })
    now = new Date('2030-03-02T00:00:00.000Z')
    await sendDueEventReminders(server.services)
    now = new Date('2030-03-02T21:30:00.000Z')
    await sendDueEventReminders(server.services)
    expect(await bodies(onlyDay)).toEqual([`Lembrete: Gala | ${day}`])
    expect(await bodies(onlyHour)).toEqual([`Lembrete: Gala | ${hour}`])
    expect(await bodies(neither)).toEqual([])
    const other = await newEvent(server, organizer, times('2030-03-02T23:00:00.000Z'))
    await showInterest(server, neither, other)
    await server.call('cancelEvent', {
      token: organizer.token,
      path: { id: other.id },
      body: { reason: null },
    })
    await server.call('markAllNotificationsRead', { token: neither.token })
    now = new Date('2030-03-02T22:30:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(0)
  })

  test('come again for another time', async () => {
    const event = await newEvent(server, organizer, { title: 'Gala', ...times(startsAt) })
    await showInterest(server, fan, event)
    now = new Date('2030-03-02T21:30:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(1)
    await update(event, times('2030-03-09T22:00:00.000Z'))
    await server.call('markAllNotificationsRead', { token: fan.token })
    now = new Date('2030-03-09T21:30:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(1)
    expect((await bodies(fan))[0]).toContain('09/03')
  })

  test('of a championship come to who follows it, and lead to it', async () => {
    const { url, name } = await publish(startsAt)
    await showInterest(server, fan, { context: 'championship', name: url })
    now = new Date('2030-03-02T21:30:00.000Z')
    expect(await sendDueEventReminders(server.services)).toBe(1)
    expect(await listTold(fan)).toMatchObject([
      { type: 'EVENT_ANNOUNCE', title: `Lembrete: ${name}`, championship: { url } },
    ])
  })

  test('are forgotten two weeks after the start', async () => {
    await newEvent(server, organizer, times(startsAt))
    now = new Date('2030-03-02T21:30:00.000Z')
    await sendDueEventReminders(server.services)
    const readKept = async () =>
      (await server.db.selectFrom('event_reminders').select('kind').execute()).length
    await deleteExpiredEventReminders({ db: server.db, now: () => new Date('2030-03-16T22:00:00.000Z') })
    expect(await readKept()).toBe(1)
    await deleteExpiredEventReminders({ db: server.db, now: () => new Date('2030-03-16T22:00:01.000Z') })
    expect(await readKept()).toBe(0)
  })
})
