import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { expire } from '../../../test/invitations.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

const now = new Date('2027-03-01T12:00:00Z')

let server: TestServer
let team: TestTeam
let player: Person
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
})

async function read(person: Person): Promise<Schemas['Dashboard']> {
  const { status, body } = await server.call('readDashboard', { token: person.token })
  expect(status).toBe(200)
  return body
}

async function plan(
  given: { startsAt: string; hours?: number; recurrence?: string; title?: string },
  invited: Person[] = [player],
): Promise<Schemas['Schedule']> {
  const members = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', team.id)
    .where(
      'user_id',
      'in',
      invited.map(({ id }) => id),
    )
    .execute()
  const startsAt = new Date(given.startsAt)
  const { body, status } = await server.call('createSchedule', {
    token: team.owner.token,
    path: { id: team.id },
    body: {
      title: given.title ?? 'Treino tático',
      description: null,
      type: 'TRAINING',
      starts_at: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + (given.hours ?? 2) * 3_600_000).toISOString(),
      location: null,
      url: null,
      recurrence: given.recurrence ?? 'NONE',
      memberIds: members.map(({ id }) => id),
    },
  })
  expect(status).toBe(201)
  return body
}

const answer = (person: Person, event: Schemas['DashboardEvent'], isConfirmed: boolean) =>
  server.call('answerCheckIn', {
    token: person.token,
    path: { id: event.team.id, sid: event.id, cid: event.own_checkin.id },
    body: { is_confirmed: isConfirmed },
  })

test('a newcomer has nothing to do yet', async () => {
  const newcomer = await server.registerUser()
  expect(await read(newcomer)).toEqual({
    next: null,
    events: [],
    matches: [],
    invitations: { total: 0, data: [] },
    unread: { notifications: 0, communications: 0, latest: [] },
    teams: [],
    vacancies: [],
    rating: null,
  })
})

describe('events', () => {
  test('come by their next occurrence; what is over, and what others are invited to, does not', async () => {
    await plan({ startsAt: '2027-02-28T12:00:00Z', title: 'Encerrado' })
    await plan({ startsAt: '2027-03-01T15:00:00Z', title: 'De outros' }, [team.owner])
    await plan({ startsAt: '2027-03-01T11:00:00Z', title: 'Em andamento' })
    await plan({ startsAt: '2027-02-02T20:00:00Z', recurrence: 'WEEKLY', title: 'Toda terça' })
    await plan({ startsAt: '2027-03-01T20:00:00Z', title: 'Hoje' })
    const { events } = await read(player)
    expect(events.map(({ title, starts_at }) => `${title} ${starts_at}`)).toEqual([
      'Em andamento 2027-03-01T11:00:00.000Z',
      'Hoje 2027-03-01T20:00:00.000Z',
      'Toda terça 2027-03-02T20:00:00.000Z',
    ])
    expect(events[0]?.team).toMatchObject({ id: team.id, team_tag: team.tag })
  })

  test('the next one is the first that the user has not declined, with those who come first', async () => {
    await plan({ startsAt: '2027-03-01T15:00:00Z', title: 'Cedo' }, [player, team.owner])
    await plan({ startsAt: '2027-03-01T20:00:00Z', title: 'Tarde' }, [player, team.owner])
    const before = await read(player)
    expect(before.next?.event).toMatchObject({
      title: 'Cedo',
      checkins: { confirmed: 1, declined: 0, pending: 1 },
      own_checkin: { is_confirmed: null },
    })
    expect(before.next?.attendees).toEqual([
      { id: team.owner.id, nick: team.owner.nick, avatar: null, is_confirmed: true },
      { id: player.id, nick: player.nick, avatar: null, is_confirmed: null },
    ])
    await answer(player, before.events[0]!, false)
    const after = await read(player)
    expect(after.next?.event.title).toBe('Tarde')
    expect(after.events.map(({ own_checkin: own }) => own.is_confirmed)).toEqual([false, null])
  })
})

test('invitations are those that can be accepted', async () => {
  const guest = await server.registerUser()
  const open = await newTeam(server)
  const late = await newTeam(server)
  const declined = await newTeam(server)
  await invite(server, open, guest)
  await expire(server, await invite(server, late, guest))
  const inviteId = await invite(server, declined, guest)
  await server.call('declineInvitation', { token: guest.token, path: { id: declined.id, inviteId } })
  const { invitations, unread } = await read(guest)
  expect(invitations.total).toBe(1)
  expect(invitations.data.map((one) => one.team.id)).toEqual([open.id])
  expect(unread.notifications).toBe(unread.latest.length)
})

test('what is unread is counted, with the newest notifications', async () => {
  const notice = { title: 'Aviso', body: 'Sem treino hoje.', messageType: 'INFO', isGlobal: true }
  await server.call('createCommunication', {
    token: team.owner.token,
    path: { id: team.id },
    body: { ...notice, recipientId: null },
  })
  for (const hour of [15, 16, 17, 18])
    await plan({ startsAt: `2027-03-01T${hour}:00:00Z`, title: `Às ${hour}` })
  const { unread } = await read(player)
  const all = await server.call('listUnreadNotifications', { token: player.token })
  expect(unread.notifications).toBe(all.body.length)
  expect(unread.communications).toBe(1)
  expect(unread.latest).toEqual(all.body.slice(0, 3))
})

test('each team has its latest matches, without those to come', async () => {
  const matches = Array.from({ length: 7 }, (_, index) => ({
    id: newId(),
    team_id: team.id,
    opponent: `Rival ${index}`,
    championship: null,
    starts_at: new Date(now.getTime() - index * 86_400_000),
    result: index === 0 ? null : index % 2 === 0 ? ('LOSS' as const) : ('WIN' as const),
    score: index === 0 ? null : '2-1',
  }))
  await server.db.insertInto('team_matches').values(matches).execute()
  const [own, ...others] = (await read(player)).teams
  expect(others).toEqual([])
  expect(own).toMatchObject({ role: 'PLAYER', team: { id: team.id } })
  expect(own?.matches.map(({ opponent, result }) => `${opponent} ${result}`)).toEqual([
    'Rival 1 WIN',
    'Rival 2 LOSS',
    'Rival 3 WIN',
    'Rival 4 LOSS',
    'Rival 5 WIN',
  ])
})

async function openVacancy(position: string, gameId: string): Promise<{ id: string; team: TestTeam }> {
  const recruiting = await newTeam(server, { gameId })
  const call = { token: recruiting.owner.token }
  await server.call('toggleRecruitment', { ...call, path: { id: recruiting.id, status: 'active' } })
  const { body } = await server.call('createVacancy', {
    ...call,
    path: { id: recruiting.id },
    body: {
      title: `Vaga de ${position}`,
      position,
      number_of_vacancies: 1,
      min_ranking: 0,
      description: 'Treinos de segunda a quinta.',
      is_active: true,
    },
  })
  return { id: body.id, team: recruiting }
}

test('vacancies are of the user’s games: first for the user’s position, then the newest', async () => {
  const { gameId } = team
  await server.call('updatePlayerGames', {
    token: player.token,
    path: { id: player.id },
    body: {
      looking_for_team: true,
      games: [{ game_id: gameId, account: null, rank: null, positions: ['Suporte'] }],
    },
  })
  const wanted = await openVacancy('suporte', gameId)
  const other = await openVacancy('IGL', gameId)
  const applied = await openVacancy('Suporte', gameId)
  await openVacancy('Suporte', (await newTeam(server)).gameId)
  await server.call('applyToTeam', { token: player.token, path: { id: applied.team.id }, body: {} })
  const { vacancies } = await read(player)
  expect(vacancies.map(({ id }) => id)).toEqual([wanted.id, other.id])
  // A team does not look for its own members.
  expect((await read(wanted.team.owner)).vacancies.map(({ id }) => id)).not.toContain(wanted.id)
})

test('all of it is of one moment: what commits meanwhile is not half in it', async () => {
  const guest = await server.registerUser()
  const inviteId = await invite(server, team, guest)
  const blocker = await server.database.pool.connect()
  try {
    await blocker.query('begin')
    // The unread communications are counted after the invitations are read, and before the teams.
    await blocker.query('lock table communication_readers in access exclusive mode')
    const reading = read(guest)
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
      where not granted and relation = 'communication_readers'::regclass`
    await expect.poll(async () => (await waiting.execute(server.db)).rows[0]?.count).toBe(1)
    await server.call('acceptInvitation', { token: guest.token, path: { id: team.id, inviteId } })
    await blocker.query('commit')
    const during = await reading
    expect([during.invitations.total, during.teams.length]).toEqual([1, 0])
    const after = await read(guest)
    expect([after.invitations.total, after.teams.length]).toEqual([0, 1])
  } finally {
    blocker.release()
  }
})
