import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { unreadOf } from '../../../test/invitations.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let team: TestTeam
let player: Person
let declined: Person
let now: Date

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2027-02-25T12:00:00Z')
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
  declined = await newMember(server, team, 'PLAYER')
})

/** An event to which everybody is invited and one has declined; nothing is left to read. */
async function plan(given: object = {}): Promise<{ id: string; sid: string }> {
  const members = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', team.id)
    .execute()
  const { token } = team.owner
  const { body } = await server.call('createSchedule', {
    token,
    path: { id: team.id },
    body: {
      title: 'Treino tático',
      description: null,
      type: 'TRAINING',
      starts_at: '2027-03-01T23:00:00.000Z',
      ends_at: '2027-03-02T01:00:00.000Z',
      location: null,
      url: null,
      recurrence: 'NONE',
      memberIds: members.map(({ id }) => id),
      ...given,
    },
  })
  const path = { id: team.id, sid: body.id }
  const asked = (await server.call('listCheckIns', { token, path })).body
  const own = asked.find((one: { user: { id: string } }) => one.user.id === declined.id)
  await server.call('answerCheckIn', {
    token: declined.token,
    path: { ...path, cid: own.id },
    body: { is_confirmed: false },
  })
  for (const person of [player, declined, team.owner])
    await server.call('markAllNotificationsRead', { token: person.token })
  return path
}

const remind = (path: { id: string; sid: string }) =>
  server.call('remindInvitees', { token: team.owner.token, path })

test('reaches those without a response, with the buttons to give it, and nobody else', async () => {
  const path = await plan()
  const { status, body } = await remind(path)
  expect([status, body]).toEqual([200, { reminded: 1 }])
  expect(await unreadOf(server, player)).toMatchObject([
    { type: 'SCHEDULE_INVITE', title: 'Falta a sua resposta', scheduleId: path.sid },
  ])
  expect(await unreadOf(server, declined)).toEqual([])
  expect(await unreadOf(server, team.owner)).toEqual([])
})

test('goes out once an hour, however many ask at the same time', async () => {
  const path = await plan()
  const answers = await Promise.all(Array.from({ length: 8 }, () => remind(path)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(codeOf)).toEqual(Array.from({ length: 7 }, () => [429, 'RATE_LIMITED']))
  expect(refused[0]?.headers['retry-after']).toBe('3600')
  expect(await unreadOf(server, player)).toHaveLength(1)
  now = new Date(now.getTime() + 60 * 60 * 1000)
  expect((await remind(path)).status).toBe(200)
})

test('an event that is over, a silent team and complete responses remind nobody', async () => {
  const path = await plan()
  await server.db
    .updateTable('teams')
    .set({ notifications_enabled: false })
    .where('id', '=', team.id)
    .execute()
  expect((await remind(path)).body).toEqual({ reminded: 0 })
  await server.db
    .updateTable('teams')
    .set({ notifications_enabled: true })
    .where('id', '=', team.id)
    .execute()
  now = new Date('2027-03-02T01:00:01Z')
  expect((await remind(path)).body).toEqual({ reminded: 0 })
  now = new Date('2027-02-26T12:00:00Z')
  await server.db
    .insertInto('check_in_answers')
    .columns(['check_in_id', 'occurs_at', 'is_confirmed', 'answered_at'])
    .expression((eb) =>
      eb
        .selectFrom('check_ins')
        .innerJoin('schedules', 'schedules.id', 'check_ins.schedule_id')
        .select((one) => [
          'check_ins.id',
          'schedules.starts_at',
          one.lit(true).as('confirmed'),
          one.val(now).as('at'),
        ])
        .where('check_ins.team_id', '=', team.id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  expect((await remind(path)).body).toEqual({ reminded: 0 })
  expect(await unreadOf(server, player)).toEqual([])
})

test('names the next time of a weekly event', async () => {
  const path = await plan({ recurrence: 'WEEKLY' })
  now = new Date('2027-03-10T12:00:00Z')
  await remind(path)
  await server.db.deleteFrom('check_ins').where('schedule_id', '=', path.sid).execute()
  const [notification] = await unreadOf(server, player)
  expect(JSON.stringify(notification?.body)).toContain(
    'na segunda-feira, 15/03, às 20h (horário de Brasília)',
  )
})

test('the dashboard says who may remind, and when it was done', async () => {
  const path = await plan()
  const read = async (person: Person) =>
    (await server.call('readDashboard', { token: person.token })).body.next
  expect(await read(team.owner)).toMatchObject({ may_remind: true, reminded_at: null })
  await remind(path)
  expect(await read(team.owner)).toMatchObject({ may_remind: true, reminded_at: now.toISOString() })
  expect(await read(player)).toMatchObject({ may_remind: false })
})
