import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { sendDueReminders, sendDueRequests } from './reminders.ts'

let server: TestServer
let team: TestTeam
let player: Person
let coach: Person
let now: Date

/** Mondays at 20:00 in São Paulo. */
const monday = (day: string) => `2027-03-${day}T23:00:00.000Z`
const until = (start: string) => new Date(Date.parse(start) + 7_200_000).toISOString()

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('schedules').execute()
  now = new Date('2027-02-26T12:00:00Z')
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
  coach = await newMember(server, team, 'COACH')
})

async function plan(given: Partial<Schemas['ScheduleInput']> = {}): Promise<Schemas['Schedule']> {
  const members = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', team.id)
    .execute()
  const { status, body } = await server.call('createSchedule', {
    token: team.owner.token,
    path: { id: team.id },
    body: {
      title: 'Treino tático',
      description: null,
      type: 'TRAINING',
      starts_at: monday('01'),
      ends_at: until(monday('01')),
      location: null,
      url: null,
      recurrence: 'WEEKLY',
      memberIds: members.map(({ id }) => id),
      ...given,
    },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const path = ({ id: sid }: { id: string }) => ({ id: team.id, sid })
const read = async (event: { id: string }, { token }: Person = player): Promise<Schemas['Schedule']> =>
  (await server.call('readSchedule', { token, path: path(event) })).body
async function answer(event: { id: string }, isConfirmed: boolean, occursAt?: string, by: Person = player) {
  const { own_checkin: own } = await read(event, by)
  return server.call('answerCheckIn', {
    token: by.token,
    path: { ...path(event), cid: own!.id },
    body: { is_confirmed: isConfirmed, ...(occursAt === undefined ? {} : { occurs_at: occursAt }) },
  })
}
const change = (event: { id: string }, occursAt: string, starts: string | null, by: Person = team.owner) =>
  server.call('updateOccurrence', {
    token: by.token,
    path: path(event),
    body: { occurs_at: occursAt, starts_at: starts, ends_at: starts === null ? null : until(starts) },
  })
async function march({ token }: Person = player): Promise<Schemas['ScheduleOccurrence'][]> {
  const query = { from: '2027-03-01T00:00:00Z', to: '2027-04-01T00:00:00Z' }
  const { body } = await server.call('listSchedules', { token, path: { id: team.id }, query })
  return body[0]?.occurrences ?? []
}
const answers = async () => (await march()).map(({ own_checkin: own }) => own?.is_confirmed)
const listUnread = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listUnreadNotifications', { token })).body
const invites = async (person: Person) =>
  (await listUnread(person)).filter(({ type }) => type === 'SCHEDULE_INVITE')
const clear = ({ token }: Person) => server.call('markAllNotificationsRead', { token })
const next = async ({ token }: Person) => (await server.call('readDashboard', { token })).body.next

describe('an answer', () => {
  test('holds for the week that it was given for, and the documented call answers the next one', async () => {
    const event = await plan()
    expect((await answer(event, true)).body).toMatchObject({ is_confirmed: true, occurs_at: monday('01') })
    expect(await answers()).toEqual([true, null, null, null, null])
    expect((await read(event)).own_checkin).toMatchObject({ is_confirmed: true })
    now = new Date('2027-03-02T12:00:00Z')
    expect((await read(event)).own_checkin).toMatchObject({ is_confirmed: null })
    await answer(event, false)
    expect(await answers()).toEqual([true, false, null, null, null])
    expect(await march()).toMatchObject([
      { checkins: { confirmed: 2, declined: 0, pending: 1 } },
      { checkins: { confirmed: 0, declined: 1, pending: 2 } },
      ...Array.from({ length: 3 }, () => ({ checkins: { confirmed: 0, declined: 0, pending: 3 } })),
    ])
  })

  test('may be given for a later week, and is listed with it', async () => {
    const event = await plan()
    expect((await answer(event, false, monday('15'))).status).toBe(200)
    expect(await answers()).toEqual([null, null, false, null, null])
    const list = async (occursAt?: string) =>
      (
        await server.call('listCheckIns', {
          token: player.token,
          path: path(event),
          ...(occursAt === undefined ? {} : { query: { occurs_at: occursAt } }),
        })
      ).body.filter((one: Schemas['CheckIn']) => one.user.id === player.id)
    expect(await list()).toMatchObject([{ is_confirmed: null, occurs_at: monday('01') }])
    expect(await list(monday('15'))).toMatchObject([{ is_confirmed: false, occurs_at: monday('15') }])
  })

  test.each([
    ['a time at which the series has none', '2027-03-15T22:00:00.000Z'],
    ['a week before the series', '2027-02-22T23:00:00.000Z'],
    ['a date of another century', '1999-03-01T23:00:00.000Z'],
    ['no date', 'amanhã'],
  ])('is refused for %s', async (_, occursAt) => {
    const event = await plan()
    const refused = await answer(event, true, occursAt)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'occurs_at'])
  })

  test('to a single event is one', async () => {
    const event = await plan({ recurrence: 'NONE' })
    await answer(event, true)
    expect((await read(event)).own_checkin).toMatchObject({ is_confirmed: true })
    now = new Date('2027-03-09T12:00:00Z')
    expect((await read(event)).own_checkin).toMatchObject({ is_confirmed: true })
    expect((await answer(event, false, monday('08'))).status).toBe(400)
  })

  test('changes the reminder of its week alone', async () => {
    const event = await plan()
    await answer(event, false)
    now = new Date('2027-03-01T22:30:00Z')
    await clear(player)
    await sendDueReminders(server.services)
    expect((await listUnread(player)).map(({ title }) => title)).toEqual([])
    now = new Date('2027-03-08T22:30:00Z')
    await sendDueReminders(server.services)
    expect((await listUnread(player)).map(({ title }) => title)).toEqual(['Lembrete: Treino tático'])
  })
})

describe('each week', () => {
  test('members are asked again, once, and a newer question replaces the older', async () => {
    const event = await plan()
    expect((await invites(player)).map(({ title }) => title)).toEqual(['Novo evento do time'])
    await sendDueRequests(server.services)
    expect(await invites(player)).toHaveLength(1)
    now = new Date('2027-03-06T12:00:00Z')
    await Promise.all([1, 2, 3].map(() => sendDueRequests(server.services)))
    const asked = await invites(player)
    expect(asked).toMatchObject([
      {
        title: 'Você vai nesta semana?',
        body: { status: 'PENDING', schedule: { starts_at: monday('08'), occurs_at: monday('08') } },
      },
    ])
    await answer(event, true, monday('08'))
    expect(await invites(player)).toEqual([])
    await sendDueRequests(server.services)
    expect(await invites(player)).toEqual([])
  })

  test('who has answered in advance is not asked, and the question of a past week has expired', async () => {
    const event = await plan()
    await answer(event, true, monday('08'))
    await clear(player)
    now = new Date('2027-03-06T12:00:00Z')
    await sendDueRequests(server.services)
    expect(await invites(player)).toEqual([])
    expect(await invites(coach)).toHaveLength(1)
    expect((await invites(coach))[0]!.body).toMatchObject({ is_expired: false })
    await server.db
      .updateTable('notifications')
      .set({ occurs_at: new Date('2027-03-01T23:00:00Z') })
      .execute()
    await server.db
      .updateTable('schedules')
      .set({ starts_at: new Date('2020-03-02T23:00:00Z'), ends_at: new Date('2020-03-03T01:00:00Z') })
      .execute()
    await server.db
      .updateTable('notifications')
      .set({ occurs_at: new Date('2020-03-09T23:00:00Z') })
      .execute()
    expect((await invites(coach))[0]!.body).toMatchObject({
      is_expired: true,
      schedule: { starts_at: '2020-03-09T23:00:00.000Z' },
    })
  })

  test('the dashboard and its counts are of the next one', async () => {
    const event = await plan()
    await answer(event, true)
    expect(await next(player)).toMatchObject({
      event: { occurs_at: monday('01'), own_checkin: { is_confirmed: true }, checkins: { confirmed: 2 } },
    })
    now = new Date('2027-03-02T12:00:00Z')
    expect(await next(player)).toMatchObject({
      event: { starts_at: monday('08'), own_checkin: { is_confirmed: null }, checkins: { confirmed: 0 } },
      attendees: [{ is_confirmed: null }, { is_confirmed: null }, { is_confirmed: null }],
    })
  })
})

describe('one week', () => {
  test('can be cancelled and taken back: the others stay', async () => {
    const event = await plan()
    await answer(event, true, monday('08'))
    await clear(player)
    const cancelled = await change(event, monday('08'), null)
    expect(cancelled.body).toMatchObject({ is_cancelled: true, own_checkin: { is_confirmed: null } })
    expect((await march()).map((one) => one.is_cancelled)).toEqual([false, true, false, false, false])
    expect(await listUnread(player)).toMatchObject([
      {
        title: 'Evento cancelado: Treino tático',
        body: 'Estava marcado para segunda-feira, 08/03, às 20h (horário de Brasília).',
        scheduleId: event.id,
      },
    ])
    expect((await answer(event, true, monday('08'))).status).toBe(400)
    // Repeated, nothing changes.
    await change(event, monday('08'), null)
    expect(await listUnread(player)).toHaveLength(1)
    now = new Date('2027-03-02T12:00:00Z')
    expect(await next(player)).toMatchObject({ event: { starts_at: monday('15') } })
    now = new Date('2027-03-08T22:30:00Z')
    expect([await sendDueReminders(server.services), (await read(event)).occurrences]).toMatchObject([
      0,
      [{ occurs_at: monday('15') }],
    ])
    now = new Date('2027-03-06T12:00:00Z')
    await change(event, monday('08'), monday('08'))
    expect((await march()).map((one) => one.is_cancelled)).toEqual(Array(5).fill(false))
    expect(await server.db.selectFrom('schedule_exceptions').selectAll().execute()).toEqual([])
  })

  test('can be moved: its answers start anew, its reminder comes at the new time', async () => {
    const event = await plan()
    await answer(event, true, monday('08'))
    await answer(event, true, monday('01'))
    await clear(player)
    const moved = '2027-03-10T21:00:00.000Z'
    expect((await change(event, monday('08'), moved, coach)).status).toBe(200)
    expect(await march()).toMatchObject([
      { starts_at: monday('01'), own_checkin: { is_confirmed: true } },
      {
        occurs_at: monday('08'),
        starts_at: moved,
        ends_at: until(moved),
        own_checkin: { is_confirmed: null },
      },
      { starts_at: monday('15') },
      {},
      {},
    ])
    expect(await invites(player)).toMatchObject([
      {
        title: 'Evento do time remarcado',
        body: { schedule: { starts_at: moved, occurs_at: monday('08') } },
      },
    ])
    now = new Date('2027-03-08T22:30:00Z')
    expect(await sendDueReminders(server.services)).toBe(0)
    expect(await next(player)).toMatchObject({ event: { starts_at: moved, occurs_at: monday('08') } })
    now = new Date('2027-03-10T20:30:00Z')
    await clear(player)
    expect(await sendDueReminders(server.services)).toBe(1)
    expect((await listUnread(player)).map(({ body }) => body)).toEqual([
      'Começa em menos de uma hora: quarta-feira, 10/03, às 18h (horário de Brasília).',
    ])
  })

  test('is forgotten with another time of the series', async () => {
    const event = await plan()
    await change(event, monday('08'), null)
    await answer(event, true)
    const { invited, title, description, type, location, url, recurrence } = event
    const body = { title, description, type, location, url, recurrence, memberIds: invited }
    const times = { starts_at: '2027-03-02T23:00:00.000Z', ends_at: '2027-03-03T01:00:00.000Z' }
    const { token } = team.owner
    await server.call('updateSchedule', { token, path: path(event), body: { ...body, ...times } })
    expect((await march()).map((one) => one.is_cancelled)).toEqual(Array(5).fill(false))
    expect(await answers()).toEqual(Array(5).fill(null))
  })

  test.each<[string, () => [string, string | null, string | null], string]>([
    ['no occurrence', () => ['2027-03-09T23:00:00.000Z', null, null], 'occurs_at'],
    ['an end before the start', () => [monday('08'), monday('08'), monday('01')], 'ends_at'],
    ['a start alone', () => [monday('08'), monday('08'), null], 'ends_at'],
    ['more than a week', () => [monday('08'), monday('08'), monday('29')], 'ends_at'],
    ['a week that is over', () => ['2026-03-02T23:00:00.000Z', null, null], 'occurs_at'],
  ])('is refused with %s', async (_, write, field) => {
    const event = await plan({ starts_at: '2026-02-02T23:00:00.000Z', ends_at: '2026-02-03T01:00:00.000Z' })
    const [occursAt, starts, ends] = write()
    const body = { occurs_at: occursAt, starts_at: starts, ends_at: ends }
    const refused = await server.call('updateOccurrence', {
      token: team.owner.token,
      path: path(event),
      body,
    })
    expect([refused.status, refused.body.errors?.[0].path]).toEqual([400, field])
  })

  test('of a single event, by a player and of another team is refused; so is the 53rd', async () => {
    const single = await plan({ recurrence: 'NONE' })
    expect((await change(single, monday('01'), null)).status).toBe(400)
    const event = await plan()
    expect(codeOf(await change(event, monday('08'), null, player))[0]).toBe(403)
    const other = await newTeam(server)
    const foreign = { id: other.id, sid: event.id }
    const body = { occurs_at: monday('08'), starts_at: null, ends_at: null }
    expect(
      (await server.call('updateOccurrence', { token: other.owner.token, path: foreign, body })).status,
    ).toBe(404)
    const week = (nth: number) => new Date(Date.parse(monday('08')) + nth * 604_800_000)
    const rows = Array.from({ length: 52 }, (_, nth) => ({ schedule_id: event.id, occurs_at: week(nth) }))
    await server.db.insertInto('schedule_exceptions').values(rows).execute()
    expect((await change(event, week(52).toISOString(), null)).status).toBe(400)
    // All of them are cancelled: the next one is still found.
    now = new Date('2027-03-02T12:00:00Z')
    expect((await read(event)).occurrences).toMatchObject([{ occurs_at: week(52).toISOString() }])
  })
})

test('an evening stays an evening where summer time begins and ends', async () => {
  // The year is 2018: the clocks of São Paulo went forward on 4 November and back on 17 February.
  const event = await plan({ starts_at: '2018-10-29T23:00:00.000Z', ends_at: '2018-10-30T01:00:00.000Z' })
  const { token } = player
  const query = { from: '2018-10-28T00:00:00Z', to: '2018-11-20T00:00:00Z' }
  const [listed] = (await server.call('listSchedules', { token, path: { id: team.id }, query })).body
  expect(listed.id).toBe(event.id)
  expect(listed.occurrences.map((occurrence: Schemas['ScheduleOccurrence']) => occurrence.starts_at)).toEqual(
    [
      '2018-10-29T23:00:00.000Z',
      '2018-11-05T22:00:00.000Z',
      '2018-11-12T22:00:00.000Z',
      '2018-11-19T22:00:00.000Z',
    ],
  )
})
