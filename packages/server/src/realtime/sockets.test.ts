import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openEngineSocket, poll } from '../../test/engine-sockets.ts'
import { type TestServer, type TestServerOptions, startServer } from '../../test/harness.ts'
import { type Page, openPage, refusedHandshake } from '../../test/sockets.ts'
import { createConnectionLimits } from './connection-limits.ts'

/** Its database is that of every server here. */
let base: TestServer
const servers: TestServer[] = []
const pages: Page[] = []

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
  for (const page of pages.splice(0)) page.socket.close()
  for (const server of servers.splice(0)) await server.close()
})

describe('a connection without a session', () => {
  test('is refused in the root namespace and closed', async () => {
    // Long enough for the refusal to come first.
    const { origin } = await start({ socketLimits: { handshakeTimeout: 2000 } })
    const connection = await openEngineSocket(origin)
    connection.socket.send('40')
    expect(await connection.receive('4')).toBe('44{"message":"Invalid namespace"}')
    expect(await connection.closed).toBe('closed')
  })

  test.each(['', '40/chat', '40/notifications,{"token":"nonsense"}'])(
    'is closed after the time for a handshake when it sends %j',
    async (packet) => {
      const { origin } = await start({ socketLimits: { handshakeTimeout: 200 } })
      const connection = await openEngineSocket(origin)
      if (packet !== '') connection.socket.send(packet)
      expect(await connection.closed).toBe('closed')
    },
  )

  test('has ten seconds for its handshake', () => {
    expect(createConnectionLimits().sockets.handshakeTimeout).toBe(10_000)
  })
})

describe('a connection of a user', () => {
  test('is closed when it leaves its namespace', async () => {
    const { server, origin } = await start()
    const { token } = await server.registerUser()
    const connection = await openEngineSocket(origin)
    connection.socket.send(`40/notifications,${JSON.stringify({ token })}`)
    await connection.receive('40/notifications,')
    connection.socket.send('41/notifications,')
    expect(await connection.closed).toBe('closed')
  })

  test('has one handshake', async () => {
    const { origin } = await start()
    const connection = await openEngineSocket(origin)
    connection.socket.send('40/notifications,{"token":"nonsense"}')
    await connection.receive('44/notifications,')
    connection.socket.send('40/notifications,{"token":"nonsense"}')
    expect(await connection.closed).toBe('closed')
  })
})

describe('the number of connections', () => {
  test('of one user is limited, and one that closes makes room', async () => {
    const { server, origin } = await start({ socketLimits: { perUser: 2 } })
    const { token } = await server.registerUser()
    const other = await server.registerUser()
    const first = await openPage(origin, { token })
    pages.push(first, await openPage(origin, { token }), await openPage(origin, { token: other.token }))
    expect(await refusedHandshake(origin, { token })).toEqual({ code: 'RATE_LIMITED' })
    first.socket.close()
    await expect.poll(() => openPage(origin, { token }).then((page) => pages.push(page))).toBeTypeOf('number')
  })

  test('of one address is limited with a code, and plain requests are answered', async () => {
    const { origin } = await start({ socketLimits: { perAddress: 2 } })
    const first = await openEngineSocket(origin)
    expect((await poll(origin)).status).toBe(200)
    expect(await poll(origin)).toMatchObject({ status: 403, message: 'RATE_LIMITED' })
    await expect(openEngineSocket(origin)).rejects.toThrow('refused')
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    first.socket.close()
    await expect.poll(async () => (await poll(origin)).status).toBe(200)
  })

  test('counts the addresses that a trusted proxy forwards, and no others', async () => {
    const { origin } = await start({ socketLimits: { perAddress: 1 }, config: { trustedProxies: 1 } })
    const from = (address: string) => poll(origin, { 'x-forwarded-for': address })
    expect((await from('203.0.113.1')).status).toBe(200)
    expect((await from('203.0.113.2')).status).toBe(200)
    expect((await from('6.6.6.6, 203.0.113.1')).status).toBe(403)
    const direct = await start({ socketLimits: { perAddress: 1 } })
    expect((await poll(direct.origin, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200)
    expect((await poll(direct.origin, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(403)
  })

  test('counts all addresses of one /64 together', async () => {
    const { origin } = await start({ socketLimits: { perAddress: 1 }, config: { trustedProxies: 1 } })
    const from = (address: string) => poll(origin, { 'x-forwarded-for': address })
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    expect((await from('2001:db8:1:2:ffff::2')).status).toBe(403)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
  })

  test('counts WebSockets that take over a polling connection', async () => {
    const { origin } = await start({ socketLimits: { perAddress: 2 } })
    const { sid } = await poll(origin)
    const upgrade = await openEngineSocket(origin, sid)
    await expect(openEngineSocket(origin, sid)).rejects.toThrow('refused')
    upgrade.socket.close()
  })

  test('in total is limited with a code, and plain requests are answered', async () => {
    const { origin } = await start({ socketLimits: { total: 1 } })
    expect((await poll(origin)).status).toBe(200)
    expect(await poll(origin)).toMatchObject({ status: 403, message: 'SERVICE_UNAVAILABLE' })
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  })

  test.each([64, 1024, 1_048_576])(
    'stays below %i descriptors, sockets below all connections',
    (descriptors) => {
      const { maxConnections, sockets } = createConnectionLimits(descriptors)
      expect(maxConnections).toBeLessThan(descriptors)
      expect(sockets.total).toBeLessThanOrEqual(maxConnections / 2)
      expect(sockets.perAddress).toBeLessThanOrEqual(sockets.total / 2)
    },
  )

  test('is limited by the HTTP server before the descriptors run out', async () => {
    const { server } = await start()
    expect(server.app.server.maxConnections).toBe(createConnectionLimits().maxConnections)
  })
})
