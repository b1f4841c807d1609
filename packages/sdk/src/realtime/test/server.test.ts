import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, expect, test } from 'vitest'
import { connectNotifications, type NotificationsConnection } from '../connect.ts'
import type { Notification } from '../events.ts'
import type { ConnectionState } from '../reconnect.ts'
import { notification } from './fake-socket.ts'

// A real server, restarted on the same port; the client waits its real 3 s between attempts.

let connection: NotificationsConnection | undefined
let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  connection?.close()
  await stop?.()
})

async function startServer(port: number, stored: Notification[]) {
  const http = createServer()
  const io = new Server(http)
  const space = io.of('/notifications')
  space.use((socket, next) => {
    const good = socket.handshake.auth['token'] === 'good'
    next(good ? undefined : Object.assign(new Error('refused'), { data: { code: 'UNAUTHENTICATED' } }))
  })
  space.on('connection', (socket) => {
    socket.on('getNotificationsPlatform', ({ after }: { after?: string }) => {
      const at = stored.findIndex(({ id }) => id === after)
      socket.emit('notifications', stored.slice(at + 1).toReversed())
    })
  })
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  stop = async () => {
    stop = undefined
    await io.close()
  }
  return { space, port: (http.address() as AddressInfo).port }
}

test('delivers everything exactly once across a restart of the server', async () => {
  const stored = [notification('a', 1)]
  const first = await startServer(0, stored)
  const received: string[] = []
  const states: ConnectionState[] = []
  connection = connectNotifications({
    baseUrl: `http://127.0.0.1:${first.port}/api`,
    token: () => 'good',
    userId: 'u1',
    onNotification: ({ id }) => received.push(id),
    onState: (state) => states.push(state),
  })
  await expect.poll(() => connection?.lastId).toBe('a')
  stored.push(notification('b', 2))
  first.space.emit('newNotification', stored[1])
  await expect.poll(() => received).toEqual(['b'])
  await stop?.()
  await expect.poll(() => connection?.state).toBe('disconnected')
  stored.push(notification('c', 3), notification('d', 4))
  await startServer(first.port, stored)
  await expect.poll(() => received).toEqual(['b', 'c', 'd'])
  expect(states).toEqual(['connecting', 'connected', 'disconnected', 'reconnecting', 'connected'])
})

test('reports the code of a rejected handshake', async () => {
  const { port } = await startServer(0, [])
  const refused = await new Promise<string>((resolve) => {
    connection = connectNotifications({
      baseUrl: `http://127.0.0.1:${port}`,
      token: 'bad',
      userId: 'u1',
      onNotification: () => undefined,
      onRefused: resolve,
    })
  })
  expect([refused, connection?.state]).toEqual(['UNAUTHENTICATED', 'failed'])
})
