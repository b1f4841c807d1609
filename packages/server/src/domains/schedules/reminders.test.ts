import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import { deleteExpiredReminders, sendDueReminders, startReminders } from './reminders.ts'

let server: TestServer
/** A second process on the same store. */
let neighbour: TestServer
let team: TestTeam
let player: Person
let now = new Date('2027-03-01T12:00:00Z')

beforeAll(async () => {
  server = await startServer({ now: () => now })
  neighbour = await startServer({ now: () => now, database: server.database })
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})
beforeEach(async () => {
  await server.db.deleteFrom('schedules').execute()
  now = new Date('2027-03-01T12:00:00Z')
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
})

async function schedule(startsAt: string, recurrence = 'NONE') {
  const member = await server.db
    .selectFrom('team_members')
    .select('id')
    .where('user_id', '=', player.id)
    .executeTakeFirstOrThrow()
  const start = new Date(startsAt)
  const { body } = await server.call('createSchedule', {
    token: team.owner.token,
    path: { id: team.id },
    body: {
      title: 'Treino tático',
      description: null,
      type: 'TRAINING',
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 7_200_000).toISOString(),
      location: null,
      url: null,
      recurrence,
      memberIds: [member.id],
    },
  })
  await server.call('markAllNotificationsRead', { token: player.token })
  return body
}

const reminders = async () =>
  (await server.call('listUnreadNotifications', { token: player.token })).body.map(
    (one: { title: string; body: string }) => `${one.title} | ${one.body}`,
  )

const reminder =
  'Lembrete: Treino tático | Começa em menos de uma hora: segunda-feira, 01/03, às 20h (horário de Brasília).'

test('reminds once within the hour before the start, and not after it', async () => {
  await schedule('2027-03-01T23:00:00Z')
  now = new Date('2027-03-01T21:59:59Z')
  expect(await sendDueReminders(server.services)).toBe(0)
  now = new Date('2027-03-01T22:00:00Z')
  expect(await sendDueReminders(server.services)).toBe(1)
  expect(await reminders()).toEqual([reminder])
  now = new Date('2027-03-01T22:30:00Z')
  expect(await sendDueReminders(neighbour.services)).toBe(0)
  await schedule('2027-03-01T22:30:00Z')
  expect(await sendDueReminders(server.services)).toBe(0)
})

test('reminds of every week, also across the end of the week of the epoch', async () => {
  // Thursday 00:20 UTC: the hour before it lies in the week before.
  await schedule('2027-03-04T00:20:00Z', 'WEEKLY')
  now = new Date('2027-03-03T23:30:00Z')
  expect(await sendDueReminders(server.services)).toBe(1)
  expect(await sendDueReminders(server.services)).toBe(0)
  now = new Date('2027-03-10T23:10:00Z')
  expect(await sendDueReminders(server.services)).toBe(0)
  now = new Date('2027-03-11T00:10:00Z')
  expect(await sendDueReminders(server.services)).toBe(1)
  // Before the first occurrence there is nothing to remind of.
  await schedule('2027-04-01T12:30:00Z', 'WEEKLY')
  now = new Date('2027-03-25T12:00:00Z')
  expect(await sendDueReminders(server.services)).toBe(0)
  now = new Date('2027-04-01T12:00:00Z')
  expect(await sendDueReminders(server.services)).toBe(1)
})

test('many processes at the same moment store one reminder', async () => {
  await schedule('2027-03-01T23:00:00Z')
  now = new Date('2027-03-01T22:15:00Z')
  const looks = Array.from({ length: 16 }, (_, index) =>
    sendDueReminders((index % 2 === 0 ? server : neighbour).services),
  )
  const found = await Promise.all(looks)
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await reminders()).toEqual([reminder])
})

test('leaves alone who has declined and teams without notifications', async () => {
  const made = await schedule('2027-03-01T23:00:00Z')
  const path = { id: team.id, sid: made.id }
  const { body } = await server.call('listCheckIns', { token: player.token, path })
  await server.call('answerCheckIn', {
    token: player.token,
    path: { ...path, cid: body[0].id },
    body: { is_confirmed: false },
  })
  now = new Date('2027-03-01T22:15:00Z')
  expect(await sendDueReminders(server.services)).toBe(1)
  await schedule('2027-03-01T23:10:00Z')
  await server.db
    .updateTable('teams')
    .set({ notifications_enabled: false })
    .where('id', '=', team.id)
    .execute()
  expect(await sendDueReminders(server.services)).toBe(1)
  expect(await reminders()).toEqual([])
})

test('a notification that cannot be stored leaves the reminder to the next run', async () => {
  await schedule('2027-03-01T23:00:00Z')
  now = new Date('2027-03-01T22:15:00Z')
  const deliverNotifications = () => Promise.reject(new Error('cut'))
  const broken = { ...server.services, realtime: { ...server.services.realtime, deliverNotifications } }
  await expect(sendDueReminders(broken)).rejects.toThrow('cut')
  expect(await reminders()).toEqual([])
  expect(await sendDueReminders(server.services)).toBe(1)
  expect(await reminders()).toEqual([reminder])
})

test('stopping waits for the current run and starts no other', async () => {
  await schedule('2027-03-01T23:00:00Z')
  now = new Date('2027-03-01T22:15:00Z')
  let begun = 0
  const seen = Promise.withResolvers<void>()
  const services = {
    ...server.services,
    now: () => {
      begun += 1
      seen.resolve()
      return now
    },
  }
  const clock = startReminders(services, 1)
  await seen.promise
  await clock.stop()
  const atStop = begun
  expect(await reminders()).toEqual([reminder])
  await server.call('listSchedules', { token: player.token, path: { id: team.id } })
  expect(begun).toBe(atStop)
})

test('expired reminders are deleted', async () => {
  await schedule('2027-03-01T23:00:00Z')
  now = new Date('2027-03-01T22:15:00Z')
  await sendDueReminders(server.services)
  const readKept = async () =>
    (await server.db.selectFrom('schedule_reminders').select('schedule_id').execute()).length
  await deleteExpiredReminders({ db: server.db, now: () => new Date('2027-03-15T22:00:00Z') })
  expect(await readKept()).toBe(1)
  await deleteExpiredReminders({ db: server.db, now: () => new Date('2027-03-15T23:01:00Z') })
  expect(await readKept()).toBe(0)
})
