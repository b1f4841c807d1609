/**
 * Sockets that send and ask for more than they may.
 * @module-tag night
 */

import { once } from 'node:events'
import { connect } from 'node:net'
import { connectChampionships } from '@convoca/sdk/realtime'
import { type Socket, io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newDraft } from '../../test/championships.ts'
import { openEngineSocket } from '../../test/engine-sockets.ts'
import { type TestServer, type TestServerOptions, startServer } from '../../test/harness.ts'
import { openChatPage, openGuestPage, openPage } from '../../test/sockets.ts'
import { newId } from '../database/id.ts'
import { insertGame } from '../domains/games/repository.ts'
import { createConnectionLimits } from './connection-limits.ts'

let base: TestServer
const servers: TestServer[] = []

async function start(options: TestServerOptions = {}): Promise<{ server: TestServer; origin: string }> {
  const server = await startServer({ ...options, database: base.database })
  servers.push(server)
  return { server, origin: await server.listen() }
}

beforeAll(async () => {
  base = await startServer()
})
afterAll(() => base.close())
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** None is filled up again while a test runs. */
const strict = { packets: 200, packetsPerSecond: 0 }

describe('a connection that floods is closed', () => {
  test('a guest who watches 25,000 times', async () => {
    const { origin } = await start({ socketLimits: strict })
    const { socket } = await openGuestPage(origin)
    const closed = new Promise((resolve) => socket.once('disconnect', resolve))
    let answered = 0
    const championshipId = newId()
    for (let sent = 0; sent < 25_000; sent += 1)
      socket.emit('watch', { championshipId }, () => {
        answered += 1
      })
    await closed
    expect(answered).toBeLessThanOrEqual(strict.packets)
  })

  test('a user who says that they type, and one who asks for notifications', async () => {
    const { server, origin } = await start({ socketLimits: strict })
    const { token } = await server.registerUser()
    const pages = [await openChatPage(origin, { token }), await openPage(origin, { token })]
    for (const { socket } of pages) {
      const closed = new Promise((resolve) => socket.once('disconnect', resolve))
      for (let sent = 0; sent < 300; sent += 1)
        socket.emit('typing', { conversationId: newId(), isTyping: false })
      await closed
    }
    expect(server.logged.some((line) => line.includes('"operation":"send"'))).toBe(true)
  })

  test('with packets that are none', async () => {
    const { origin } = await start({ socketLimits: strict })
    for (const packet of ['3', '4', '42/nowhere,["x"]', '2'.repeat(1000)]) {
      const { socket, closed } = await openEngineSocket(origin)
      for (let sent = 0; sent < 300; sent += 1) socket.send(packet)
      expect(await closed, packet).toBe('closed')
    }
  })

  test('3,000 tries of namespaces: ten are answered', async () => {
    const { origin } = await start({ socketLimits: { packets: 10_000, packetsPerSecond: 0 } })
    const { socket, closed } = await openEngineSocket(origin)
    let answers = 0
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('44')) answers += 1
    })
    for (let tried = 0; tried < 3000; tried += 1) socket.send(`40/namespace-${tried},`)
    expect(await closed).toBe('closed')
    expect(answers).toBeLessThanOrEqual(createConnectionLimits().sockets.handshakes)
  })
})

test('a page whose connection was closed for its packets connects again, and reads what it missed', async () => {
  const { server, origin } = await start({ socketLimits: strict })
  const organizer = await server.registerUser()
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  const { id } = await newDraft(server, organizer, { game_id: gameId })
  await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id },
    body: { status: 'REGISTRATION' },
  })
  let socket: Socket | undefined
  const happened: string[] = []
  const connection = connectChampionships({
    baseUrl: origin,
    io: (uri, options) => {
      socket = io(uri, options)
      return socket
    },
    onState: (state) => happened.push(state),
    onMatchesChanged: () => undefined,
    onWatched: () => happened.push('watched'),
  })
  connection.watch(id)
  await expect.poll(() => happened).toEqual(['connecting', 'connected', 'watched'])
  for (let sent = 0; sent < 300; sent += 1) socket?.emit('unwatch', { championshipId: newId() })
  await expect.poll(() => happened.slice(3)).toEqual(['disconnected', 'reconnecting', 'connected', 'watched'])
  connection.close()
})

test('who sends what pages send stays connected, and is filled up again', async () => {
  const { origin } = await start({ socketLimits: { packets: 50, packetsPerSecond: 1_000_000 } })
  const { socket, watch } = await openGuestPage(origin)
  for (let sent = 0; sent < 200; sent += 1) await watch({ championshipId: newId() })
  expect(socket.connected).toBe(true)
  socket.close()
})

describe('plain connections', () => {
  const open = async (origin: string, text: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }

  test('half-sent headers end within 15 seconds', async () => {
    const { server } = await start()
    const http = server.app.server
    const interval: unknown = Reflect.get(http, 'connectionsCheckingInterval')
    expect(http.headersTimeout + Number(interval)).toBeLessThanOrEqual(15_000)
    expect(http.headersTimeout).toBeGreaterThan(0)
  })

  test('of one address are bounded; those that close make room', async () => {
    const { origin } = await start({ connectionsPerAddress: 3 })
    const kept = [await open(origin, 'GET /'), await open(origin, ''), await open(origin, 'GET /')]
    const refused = await open(origin, 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(refused, 'close')
    for (const socket of kept) socket.destroy()
    await expect
      .poll(() =>
        fetch(`${origin}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  test('of a trusted proxy are not counted', async () => {
    const { origin } = await start({ connectionsPerAddress: 1, config: { trustedProxies: 1 } })
    const kept = [await open(origin, 'GET /'), await open(origin, 'GET /')]
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    for (const socket of kept) socket.destroy()
  })
})
