import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { unreadOf } from '../../../test/invitations.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let team: TestTeam
let player: Person
let absent: Person
let now = new Date('2027-02-25T12:00:00Z')

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2027-02-25T12:00:00Z')
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
  absent = await newMember(server, team, 'PLAYER')
})

const training = {
  title: 'Treino tático',
  description: null,
  type: 'TRAINING',
  starts_at: '2027-03-01T23:00:00.000Z',
  ends_at: '2027-03-02T01:00:00.000Z',
  location: null,
  url: 'https://discord.example/trv',
  recurrence: 'NONE',
}

async function memberIds(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', team.id)
    .execute()
  return rows.map((row) => row.id)
}

/** An event to which everybody is invited, one has declined, and nothing is left to read. */
async function planned(given: object = {}): Promise<{ id: string; sid: string }> {
  const { token } = team.owner
  const body = { ...training, ...given, memberIds: await memberIds() }
  const made = await server.call('createSchedule', { token, path: { id: team.id }, body })
  const path = { id: team.id, sid: made.body.id }
  const asked = (await server.call('listCheckIns', { token, path })).body
  const own = asked.find((one: { user: { id: string } }) => one.user.id === absent.id)
  const response = { path: { ...path, cid: own.id }, body: { is_confirmed: false } }
  await server.call('answerCheckIn', { token: absent.token, ...response })
  for (const person of [player, absent])
    await server.call('markAllNotificationsRead', { token: person.token })
  return path
}

async function change(path: { id: string; sid: string }, given: object): Promise<void> {
  const body = { ...training, ...given, memberIds: await memberIds() }
  const response = await server.call('updateSchedule', { token: team.owner.token, path, body })
  expect(response.status, JSON.stringify(response.body)).toBe(200)
}

const cancel = (path: { id: string; sid: string }) =>
  server.call('deleteSchedule', { token: team.owner.token, path })

const silence = () =>
  server.db.updateTable('teams').set({ notifications_enabled: false }).where('id', '=', team.id).execute()

async function listActivities(): Promise<string[]> {
  const { body } = await server.call('listActivities', { token: player.token, path: { id: team.id } })
  return body.data.map(
    (activity: { actionType: string; target: string }) => `${activity.actionType} ${activity.target}`,
  )
}

test('a cancelled event notifies everybody who might attend, and is logged', async () => {
  const path = await planned()
  expect((await cancel(path)).status).toBe(204)
  expect(await unreadOf(server, player)).toMatchObject([
    {
      type: 'EVENT_ANNOUNCE',
      context_type: 'SCHEDULE',
      title: 'Evento cancelado: Treino tático',
      body: 'Estava marcado para segunda-feira, 01/03, às 20h (horário de Brasília).',
      teamTag: team.tag,
      scheduleId: null,
    },
  ])
  for (const other of [absent, team.owner]) expect(await unreadOf(server, other)).toEqual([])
  expect((await listActivities())[0]).toBe('SCHEDULE_DELETED Treino tático')
})

test('a new place or link notifies everybody who might attend and keeps their responses', async () => {
  const path = await planned()
  await change(path, { location: 'Arena Ipê' })
  expect(await unreadOf(server, player)).toMatchObject([
    {
      type: 'EVENT_ANNOUNCE',
      title: 'Mudou de lugar: Treino tático',
      body: [
        'Será na segunda-feira, 01/03, às 20h (horário de Brasília).',
        'Local: Arena Ipê',
        'Link: https://discord.example/trv',
      ],
      scheduleId: path.sid,
    },
  ])
  expect(await unreadOf(server, absent)).toEqual([])
  const { body } = await server.call('readSchedule', { token: player.token, path })
  expect(body.checkins).toEqual({ confirmed: 1, declined: 1, pending: 1 })
  expect((await listActivities())[0]).toBe('SCHEDULE_UPDATED Treino tático')
})

test('a new title or description is logged and notifies nobody', async () => {
  const path = await planned()
  await change(path, { title: 'Treino de mapas', description: 'Mapas 1 e 2.' })
  expect(await unreadOf(server, player)).toEqual([])
  expect((await listActivities())[0]).toBe('SCHEDULE_UPDATED Treino de mapas')
})

test('members invited later and a check-in taken back are changes of the event in the history', async () => {
  const { token } = team.owner
  const path = await planned()
  const [made] = (await server.call('listCheckIns', { token, path })).body
  const takeBack = { token, path: { ...path, cid: made.id } }
  expect((await server.call('deleteCheckIn', takeBack)).status).toBe(204)
  expect((await listActivities()).slice(0, 2)).toEqual([
    'SCHEDULE_UPDATED Treino tático',
    'SCHEDULE_CREATED Treino tático',
  ])
  expect((await server.call('deleteCheckIn', takeBack)).status).toBe(404)

  const again = { token, path, body: { memberIds: [made.member_id] } }
  // Inviting somebody again writes nothing.
  expect((await server.call('createCheckIns', again)).status).toBe(201)
  expect((await server.call('createCheckIns', again)).status).toBe(201)
  expect((await listActivities()).filter((activity) => activity.startsWith('SCHEDULE_UPDATED'))).toHaveLength(
    2,
  )
})

test('a weekly event names its next time', async () => {
  const path = await planned({ recurrence: 'WEEKLY' })
  now = new Date('2027-03-10T12:00:00Z')
  await cancel(path)
  expect(await unreadOf(server, player)).toMatchObject([
    { body: 'Estava marcado para segunda-feira, 15/03, às 20h (horário de Brasília).' },
  ])
})

test('what is over is taken away in silence', async () => {
  const path = await planned()
  now = new Date('2027-03-02T01:00:01Z')
  await change(path, { location: 'Arena Ipê' })
  await cancel(path)
  expect(await unreadOf(server, player)).toEqual([])
})

test('a silent team notifies nobody of its events', async () => {
  await silence()
  const path = await planned()
  await change(path, { location: 'Arena Ipê' })
  await change(path, { starts_at: '2027-03-01T22:00:00.000Z' })
  await cancel(path)
  const { body } = await server.call('listNotifications', { token: player.token })
  expect(body.data).toEqual([])
})
