import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, fingerprint, newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let team: TestTeam
let player: Person

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
})

async function memberId(person: Person, of: TestTeam = team): Promise<string> {
  const row = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', of.id)
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return row.id
}

const scrim = {
  title: 'Scrim x Onça',
  description: 'Mapas 1 e 2.',
  type: 'SCRIM',
  starts_at: '2027-03-01T23:00:00.000Z',
  ends_at: '2027-03-02T01:00:00.000Z',
  location: null,
  url: 'https://discord.example/trv',
  recurrence: 'NONE',
  memberIds: [] as string[],
}

async function add(given: Partial<typeof scrim> = {}, of: TestTeam = team) {
  const response = await server.call('createSchedule', {
    token: of.owner.token,
    path: { id: of.id },
    body: { ...scrim, ...given },
  })
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return response.body
}

const checkInsOf = async (sid: string, token = team.owner.token) =>
  (await server.call('listCheckIns', { token, path: { id: team.id, sid } })).body

function respondAs(person: Person, sid: string, cid: string, isConfirmed: boolean) {
  return server.call('answerCheckIn', {
    token: person.token,
    path: { id: team.id, sid, cid },
    body: { is_confirmed: isConfirmed },
  })
}

const unreadOf = async (person: Person) =>
  (await server.call('listUnreadNotifications', { token: person.token })).body

describe('a schedule', () => {
  test('is made with its check-ins, a notification for each invited and an activity', async () => {
    const made = await add({ memberIds: [await memberId(player), await memberId(team.owner)] })
    const { memberIds: _, ...fields } = scrim
    expect(made).toMatchObject({ ...fields, team_id: team.id })
    expect(made.checkins).toEqual({ confirmed: 1, declined: 0, pending: 1 })
    expect(made.own_checkin).toMatchObject({ is_confirmed: true })
    expect(made.invited.toSorted()).toEqual([await memberId(player), await memberId(team.owner)].toSorted())
    const [notification] = await unreadOf(player)
    expect(notification).toMatchObject({
      type: 'SCHEDULE_INVITE',
      context_type: 'SCHEDULE',
      title: 'Novo evento do time',
      scheduleId: made.id,
      teamTag: team.tag,
      body: {
        status: 'PENDING',
        is_confirmed: null,
        schedule_id: made.id,
        schedule: {
          title: 'Scrim x Onça',
          team_id: team.id,
          starts_at: scrim.starts_at,
          ends_at: scrim.ends_at,
        },
        userWhoInvited: { id: team.owner.id },
      },
    })
    expect(notification.checkInId).toBe(notification.body.id)
    // The inviting user knows it already.
    expect(await unreadOf(team.owner)).toEqual([])
    const activities = await server.db
      .selectFrom('team_activities')
      .select(['action_type', 'actor_id', 'target'])
      .where('team_id', '=', team.id)
      .where('action_type', '=', 'SCHEDULE_CREATED')
      .execute()
    expect(activities).toEqual([
      { action_type: 'SCHEDULE_CREATED', actor_id: team.owner.id, target: 'Scrim x Onça' },
    ])
  })

  test.each([
    ['an end before its start', { ends_at: '2027-03-01T22:00:00.000Z' }, 'ends_at', 'OUT_OF_RANGE'],
    ['an end at its start', { ends_at: scrim.starts_at }, 'ends_at', 'OUT_OF_RANGE'],
    ['more than a week', { ends_at: '2027-03-09T23:00:00.000Z' }, 'ends_at', 'OUT_OF_RANGE'],
    ['a year that is mistyped', { starts_at: '0207-03-01T23:00:00.000Z' }, 'starts_at', 'OUT_OF_RANGE'],
    ['a title of blanks', { title: ' \u200b  ' }, 'title', 'TOO_SHORT'],
    ['a rude title', { title: 'Treino do caralho' }, 'title', 'PROFANITY'],
    ['a rude place', { location: 'casa do caralho' }, 'location', 'PROFANITY'],
    ['a rude address', { url: 'https://discord.example/caralho' }, 'url', 'PROFANITY'],
    ['an address without https', { url: 'http://example.com' }, 'url', 'INVALID_FORMAT'],
    ['a script as address', { url: 'javascript:alert(1)' }, 'url', 'INVALID_FORMAT'],
    ['somebody outside', { memberIds: [crypto.randomUUID()] }, 'memberIds.0', 'INVALID_VALUE'],
  ])('refuses %s', async (_, given, path, code) => {
    const refused = await server.call('createSchedule', {
      token: team.owner.token,
      path: { id: team.id },
      body: { ...scrim, ...given },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([expect.objectContaining({ path, code })])
  })

  test("refuses another team's member and keeps nothing of it", async () => {
    const other = await newTeam(server)
    const foreign = await memberId(other.owner, other)
    const refused = await server.call('createSchedule', {
      token: team.owner.token,
      path: { id: team.id },
      body: { ...scrim, memberIds: [await memberId(player), foreign] },
    })
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'memberIds.1' })])
    const kept = await server.db.selectFrom('schedules').select('id').where('team_id', '=', team.id).execute()
    expect(kept).toEqual([])
    expect(await unreadOf(player)).toEqual([])
  })

  test('at another time asks everybody again; who is no longer invited loses the check-in', async () => {
    const second = await newMember(server, team, 'PLAYER')
    const third = await newMember(server, team, 'PLAYER')
    const { id } = await add({ memberIds: [await memberId(player), await memberId(second)] })
    const before = await checkInsOf(id)
    const own = before.find((one: { user: { id: string } }) => one.user.id === player.id)
    await respondAs(player, id, own.id, true)
    const memberIds = [await memberId(player), await memberId(third)]
    const moved = { ...scrim, starts_at: '2027-03-02T22:00:00.000Z', ends_at: '2027-03-02T23:30:00.000Z' }
    const change = (body: object) =>
      server.call('updateSchedule', {
        token: team.owner.token,
        path: { id: team.id, sid: id },
        body: { ...body },
      })
    const same = await change({ ...scrim, title: 'Outro título', memberIds })
    expect(same.body).toMatchObject({ title: 'Outro título', checkins: { confirmed: 1, pending: 1 } })
    const after = await change({ ...moved, memberIds })
    expect(after.body.checkins).toEqual({ confirmed: 0, declined: 0, pending: 2 })
    const titles = (await unreadOf(player)).map((one: { title: string }) => one.title)
    expect(titles).toEqual(['Evento do time remarcado'])
    const [lost] = await unreadOf(second)
    expect(lost).toMatchObject({ checkInId: null, body: expect.stringContaining('não está mais disponível') })
  })

  test('is gone with its check-ins', async () => {
    const made = await add({ memberIds: [await memberId(player)] })
    const remove = () =>
      server.call('deleteSchedule', { token: team.owner.token, path: { id: team.id, sid: made.id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const left = await server.db.selectFrom('check_ins').select('id').where('team_id', '=', team.id).execute()
    expect(left).toEqual([])
  })
})

describe("another team's ids in the own team's address", () => {
  test('are found by no call and change nothing', async () => {
    const other = await newTeam(server)
    const foreign = await add({ memberIds: [await memberId(other.owner, other)] }, other)
    const own = await add({ memberIds: [await memberId(team.owner)] })
    const [foreignCheckIn] = (
      await server.call('listCheckIns', { token: other.owner.token, path: { id: other.id, sid: foreign.id } })
    ).body
    const [ownCheckIn] = await checkInsOf(own.id)
    const before = await fingerprint(server.db)
    const wrong = { id: team.id, sid: foreign.id, cid: foreignCheckIn.id }
    const crossed = { id: team.id, sid: own.id, cid: foreignCheckIn.id }
    const moved = { id: team.id, sid: foreign.id, cid: ownCheckIn.id }
    const { token } = team.owner
    const yes = { is_confirmed: true }
    const memberIds = [await memberId(player)]
    const responses = await Promise.all([
      server.call('readSchedule', { token, path: wrong }),
      server.call('updateSchedule', { token, path: wrong, body: { ...scrim } }),
      server.call('deleteSchedule', { token, path: wrong }),
      server.call('listCheckIns', { token, path: wrong }),
      server.call('createCheckIns', { token, path: wrong, body: { memberIds } }),
      ...[wrong, crossed, moved].flatMap((path) => [
        server.call('answerCheckIn', { token, path, body: yes }),
        server.call('deleteCheckIn', { token, path }),
      ]),
    ])
    expect(responses.map((response) => response.body?.code)).toEqual(responses.map(() => 'NOT_FOUND'))
    expect(await fingerprint(server.db)).toBe(before)
  })
})

describe('the window', () => {
  const list = async (from?: string, to?: string) => {
    const query = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    const { body } = await server.call('listSchedules', { token: player.token, path: { id: team.id }, query })
    return body.map((one: { title: string }) => one.title)
  }

  test('holds single ones that touch it and weekly ones that happen in it', async () => {
    await add({ title: 'Antes', starts_at: '2027-03-01T10:00:00Z', ends_at: '2027-03-01T12:00:00Z' })
    await add({ title: 'Dentro', starts_at: '2027-03-10T10:00:00Z', ends_at: '2027-03-10T12:00:00Z' })
    const weekly = {
      recurrence: 'WEEKLY',
      starts_at: '2027-03-02T23:00:00Z',
      ends_at: '2027-03-03T01:00:00Z',
    }
    await add({ ...weekly, title: 'Toda terça' })
    expect(await list()).toEqual(['Antes', 'Toda terça', 'Dentro'])
    expect(await list('2027-03-10T11:59:59Z', '2027-03-10T13:00:00Z')).toEqual(['Dentro'])
    expect(await list('2027-03-10T12:00:00Z', '2027-03-10T13:00:00Z')).toEqual([])
    expect(await list(undefined, '2027-03-10T10:00:00Z')).toEqual(['Antes', 'Toda terça'])
    // 9 March is a Tuesday: the training of that week runs into the 10th.
    expect(await list('2027-03-09T23:30:00Z', '2027-03-09T23:40:00Z')).toEqual(['Toda terça'])
    expect(await list('2027-03-10T00:59:00Z', '2027-03-10T02:00:00Z')).toEqual(['Toda terça'])
    expect(await list('2027-03-10T01:00:00Z', '2027-03-10T02:00:00Z')).toEqual([])
    expect(await list('2029-01-01T00:00:00Z', '2029-01-08T00:00:00Z')).toEqual(['Toda terça'])
    expect(await list('2027-03-02T00:00:00Z', '2027-03-02T23:00:00Z')).toEqual([])
    expect(await list('2029-01-01T00:00:00Z')).toEqual(['Toda terça'])
  })

  test('refuses what is no instant', async () => {
    const query = { from: '2027-03-01T23:59:60Z' }
    const refused = await server.call('listSchedules', { token: player.token, path: { id: team.id }, query })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'from'])
  })
})

describe('a check-in', () => {
  test('is answered by its member alone, changes its mind, and reads its notification', async () => {
    const { id } = await add({ memberIds: [await memberId(player)] })
    const [checkIn] = await checkInsOf(id)
    expect((await respondAs(team.owner, id, checkIn.id, true)).body.code).toBe('FORBIDDEN')
    const yes = await respondAs(player, id, checkIn.id, true)
    expect(yes.body).toMatchObject({ id: checkIn.id, is_confirmed: true, user: { nick: player.nick } })
    expect(await unreadOf(player)).toEqual([])
    const { body: page } = await server.call('listNotifications', { token: player.token })
    expect(page.data[0].body).toMatchObject({ status: 'ACCEPTED', is_confirmed: true })
    await respondAs(player, id, checkIn.id, false)
    const read = await server.call('readSchedule', { token: player.token, path: { id: team.id, sid: id } })
    expect(read.body.checkins).toEqual({ confirmed: 0, declined: 1, pending: 0 })
    expect(read.body.own_checkin).toEqual({ id: checkIn.id, is_confirmed: false })
    const others = await server.call('listSchedules', { token: team.owner.token, path: { id: team.id } })
    expect(others.body[0].own_checkin).toBeNull()
  })

  test('is one a member, however often they are invited at once', async () => {
    const { id } = await add()
    const memberIds = [await memberId(player)]
    const invite = () =>
      server.call('createCheckIns', {
        token: team.owner.token,
        path: { id: team.id, sid: id },
        body: { memberIds },
      })
    const responses = await Promise.all(Array.from({ length: 8 }, invite))
    expect(responses.map((response) => response.status)).toEqual(Array(8).fill(201))
    expect(new Set(responses.map((response) => response.body[0].id)).size).toBe(1)
    expect(await unreadOf(player)).toHaveLength(1)
  })

  test('ends with the membership, and with being taken back', async () => {
    const second = await newMember(server, team, 'PLAYER')
    const { id } = await add({ memberIds: [await memberId(player), await memberId(second)] })
    await server.db.deleteFrom('team_members').where('user_id', '=', player.id).execute()
    const left = await checkInsOf(id)
    expect(left.map((one: { user: { id: string } }) => one.user.id)).toEqual([second.id])
    const target = { token: team.owner.token, path: { id: team.id, sid: id, cid: left[0].id } }
    expect((await server.call('deleteCheckIn', target)).status).toBe(204)
    expect((await server.call('deleteCheckIn', target)).status).toBe(404)
    expect(await checkInsOf(id)).toEqual([])
  })
})

test('availability: everybody marks their own hours, the team sees the overlap', async () => {
  const mark = (person: Person, hours: { weekday: number; hour: number }[]) =>
    server.call('updateAvailability', { token: person.token, path: { id: team.id }, body: { hours } })
  await mark(player, [
    { weekday: 1, hour: 21 },
    { weekday: 1, hour: 20 },
    { weekday: 1, hour: 20 },
  ])
  const both = await mark(team.owner, [{ weekday: 1, hour: 20 }])
  expect(both.body).toEqual({
    slots: [
      { weekday: 1, hour: 20, members: 2 },
      { weekday: 1, hour: 21, members: 1 },
    ],
    members: 2,
    own: [{ weekday: 1, hour: 20 }],
  })
  await mark(team.owner, [])
  const read = await server.call('readAvailability', { token: team.owner.token, path: { id: team.id } })
  expect(read.body).toMatchObject({ members: 1, own: [] })
  await server.db.deleteFrom('team_members').where('user_id', '=', player.id).execute()
  const none = await server.call('readAvailability', { token: team.owner.token, path: { id: team.id } })
  expect(none.body).toEqual({ slots: [], members: 0, own: [] })
})
