import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { insertUsers } from '../../../test/many-teams.ts'
import { fingerprint } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { listAfter } from '../inbox/repository.ts'
import { notify } from './service.ts'

let server: TestServer
let ana: Person
let bruno: Person

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.registerUser()
  bruno = await server.registerUser()
})

function announce(people: Person[], titles: string[]): Promise<void> {
  return server.runAs(ana, (context) =>
    notify(
      context,
      titles.flatMap((title) =>
        people.map((person) => ({
          userId: person.id,
          type: 'ANNOUNCE_NEW' as const,
          contextType: 'PLATFORM' as const,
          title,
          body: ['Uma linha.', 'Outra linha.'],
        })),
      ),
    ),
  )
}

const titles = (list: { title: string }[]) => list.map((one) => one.title)

test('lists the own ones newest first, 8 a page', async () => {
  const all = Array.from({ length: 10 }, (_, index) => `n${index}`)
  await announce([ana, bruno], all)
  const first = await server.call('listNotifications', { token: ana.token })
  expect(titles(first.body.data)).toEqual(all.toReversed().slice(0, 8))
  expect(first.body).toMatchObject({ page: 1, limit: 8, total: 10, totalPage: 2 })
  const second = await server.call('listNotifications', { token: ana.token, query: { page: 2 } })
  expect(titles(second.body.data)).toEqual(['n1', 'n0'])
  expect(second.body.data[0]).toMatchObject({
    body: ['Uma linha.', 'Outra linha.'],
    isRead: false,
    teamId: null,
  })
})

test('reads one, then all, and counts what became read', async () => {
  await announce([ana, bruno], ['a', 'b', 'c'])
  const listUnread = async (person: Person) =>
    titles((await server.call('listUnreadNotifications', { token: person.token })).body)
  const { body } = await server.call('listUnreadNotifications', { token: ana.token })
  const read = await server.call('markNotificationRead', { token: ana.token, path: { id: body[0].id } })
  expect(read.body).toMatchObject({ title: 'c', isRead: true })
  expect(await listUnread(ana)).toEqual(['b', 'a'])
  const all = await server.call('markAllNotificationsRead', { token: ana.token })
  expect(all.body).toEqual({ count: 2 })
  expect((await server.call('markAllNotificationsRead', { token: ana.token })).body).toEqual({ count: 0 })
  expect([await listUnread(ana), await listUnread(bruno)]).toEqual([[], ['c', 'b', 'a']])
})

test('a deleted one is gone everywhere but still marks a place', async () => {
  await announce([ana], ['a', 'b', 'c'])
  const { body } = await server.call('listUnreadNotifications', { token: ana.token })
  const [, b] = body
  const remove = () => server.call('deleteNotification', { token: ana.token, path: { id: b.id } })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await server.call('markNotificationRead', { token: ana.token, path: { id: b.id } })).status).toBe(
    404,
  )
  expect((await server.call('listNotifications', { token: ana.token })).body.total).toBe(2)
  expect(titles((await listAfter(server.db, ana.id, b.id)) ?? [])).toEqual(['c'])
})

describe("another's notification", () => {
  test.each(['markNotificationRead', 'deleteNotification'] as const)(
    '%s does not find it',
    async (operation) => {
      await announce([ana], ['a'])
      const { body } = await server.call('listUnreadNotifications', { token: ana.token })
      const before = await fingerprint(server.db)
      for (const id of [body[0].id, newId()]) {
        const response = await server.call(operation, { token: bruno.token, path: { id } })
        expect([response.status, response.body.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND'])
      }
      expect((await server.call(operation, { path: { id: body[0].id } })).status).toBe(401)
      expect(await fingerprint(server.db)).toBe(before)
      expect(await listAfter(server.db, bruno.id, body[0].id)).toBeNull()
    },
  )

  test.each(['listNotifications', 'listUnreadNotifications', 'markAllNotificationsRead'] as const)(
    '%s asks a guest to sign in',
    async (operation) => {
      expect((await server.call(operation)).status).toBe(401)
    },
  )
})

test('numbers one user’s notifications in the order of their commits, with many writers at once', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      announce(index % 2 === 0 ? [ana, bruno] : [bruno, ana], [`${index}`]),
    ),
  )
  const rows = await server.db
    .selectFrom('notifications')
    .select('sequence')
    .where('user_id', '=', ana.id)
    .orderBy('sequence')
    .execute()
  expect(rows.map((row) => row.sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('thousands who are told of one thing at once all are, in one transaction', async () => {
  const userIds = Array.from({ length: 3000 }, newId)
  await insertUsers(server.db, userIds)
  const draft = {
    type: 'ANNOUNCE_NEW',
    contextType: 'EVENT',
    title: 'Final',
    body: 'A final começou.',
  } as const
  await server.runAs(ana, (context) =>
    notify(
      context,
      userIds.map((userId) => ({ ...draft, userId })),
    ),
  )
  const { told, sequences } = await server.db
    .selectFrom('notifications')
    .select((eb) => [
      eb.fn.count<number>('user_id').distinct().as('told'),
      eb.fn.max('sequence').as('sequences'),
    ])
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow()
  expect([told, sequences]).toEqual([3000, 1])
})
