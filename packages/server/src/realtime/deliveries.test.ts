import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect, countDeliveries, openClient, send } from '../../test/deliveries.ts'
import { countBadges } from '../../test/badges.ts'
import { type Person, type TestServer, startServer } from '../../test/harness.ts'
import { PASSWORD } from '../../test/registrations.ts'

test('over reconnects and restarts no notification is lost or doubled', async () => {
  expect(await countDeliveries({ reconnects: 6, restarts: 2 })).toEqual({
    reconnects: 6,
    restarts: 2,
    sent: 24,
    lost: 0,
    doubled: 0,
  })
})

test('after random acts, cuts and failures the badge is what the server counts', async () => {
  expect(await countBadges({ sequences: 3, acts: 12, seed: 7 })).toEqual({ sequences: 3, differing: [] })
})

let server: TestServer
let origin: string
let ana: Person
let clients: Client[]
beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
  ana = await server.registerUser()
  const phone = await server.call('login', { body: { email: ana.email, password: PASSWORD } })
  const devices = [ana.token, ana.token, phone.body.token, phone.body.token]
  clients = devices.map((token) => openClient(origin, { id: ana.id, token }))
  await Promise.all(clients.map(connect))
})
afterAll(async () => {
  for (const client of clients) client.close()
  await server.close()
})

const listUnread = () => clients.map((client) => client.unread)

test('what is read or deleted in one tab is known in all tabs, on all devices', async () => {
  for (const title of ['a', 'b', 'c', 'd']) await send(server, ana, title)
  await expect.poll(() => clients.map(({ received }) => received.length)).toEqual([4, 4, 4, 4])
  const { body } = await server.call('listUnreadNotifications', { token: ana.token })
  await server.call('markNotificationRead', { token: ana.token, path: { id: body[0].id } })
  await expect.poll(listUnread).toEqual([3, 3, 3, 3])
  await server.call('deleteNotification', { token: ana.token, path: { id: body[1].id } })
  await expect.poll(listUnread).toEqual([2, 2, 2, 2])
  await server.call('markAllNotificationsRead', { token: ana.token })
  await expect.poll(listUnread).toEqual([0, 0, 0, 0])
})

test('nobody else is told', async () => {
  const bruno = await server.registerUser()
  const other = openClient(origin, bruno)
  await connect(other)
  await send(server, ana, 'e')
  await server.call('markAllNotificationsRead', { token: ana.token })
  await send(server, bruno, 'f')
  await expect.poll(() => other.received).toEqual(['f'])
  expect(other.unread).toBeNull()
  other.close()
})
