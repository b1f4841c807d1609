import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectFake } from './fake-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Fake = ReturnType<typeof connectFake>

/** Fails the current attempt and those that follow, 3 s apart. */
async function failAll(fake: Fake, attempts: number) {
  fake.fail()
  for (let attempt = 0; attempt < attempts; attempt++) {
    await vi.advanceTimersByTimeAsync(3000)
    fake.fail()
  }
}

test('is connecting, then connected', () => {
  const fake = connectFake()
  expect(fake.connection.state).toBe('connecting')
  fake.accept()
  expect(fake.states).toEqual(['connecting', 'connected'])
})

test('connects to the namespace on the origin, websocket first, with the user and a fresh token', async () => {
  let token = 'one'
  const fake = connectFake({ token: () => Promise.resolve(token) })
  const [uri, options] = fake.io.mock.calls[0] as unknown as [string, Record<string, unknown>]
  expect(uri).toBe('https://convoca.test/notifications')
  expect(options).toMatchObject({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: 10_000,
    reconnection: false,
    query: { userId: 'u1' },
  })
  const auth = options['auth'] as (answer: (data: object) => void) => void
  expect(await new Promise((resolve) => auth(resolve))).toEqual({ token: 'one' })
  token = 'two'
  expect(await new Promise((resolve) => auth(resolve))).toEqual({ token: 'two' })
})

test('retries five times, 3 s apart, then fails', async () => {
  const fake = connectFake()
  fake.fail()
  expect(fake.connection.state).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(2999)
  expect(fake.socket.connect).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fake.socket.connect).toHaveBeenCalledTimes(2)
  await failAll(fake, 4)
  expect(fake.socket.connect).toHaveBeenCalledTimes(6)
  expect(fake.states).toEqual(['connecting', 'reconnecting', 'failed'])
})

test('starts again 20 s after it failed', async () => {
  const fake = connectFake()
  await failAll(fake, 5)
  expect(fake.connection.state).toBe('failed')
  await vi.advanceTimersByTimeAsync(19_999)
  expect(fake.socket.connect).toHaveBeenCalledTimes(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(fake.connection.state).toBe('connecting')
  await failAll(fake, 5)
  expect(fake.connection.state).toBe('failed')
  expect(fake.socket.connect).toHaveBeenCalledTimes(12)
})

test('fails an attempt without a response after 10 s', async () => {
  const fake = connectFake()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(fake.connection.state).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(fake.connection.state).toBe('reconnecting')
  expect(fake.socket.disconnect).toHaveBeenCalled()
})

test('resets the number of attempts after a success', async () => {
  const fake = connectFake()
  await failAll(fake, 3)
  await vi.advanceTimersByTimeAsync(3000)
  fake.accept()
  fake.drop('transport close')
  await vi.advanceTimersByTimeAsync(3000)
  await failAll(fake, 3)
  expect(fake.connection.state).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(3000)
  fake.accept()
  expect(fake.connection.state).toBe('connected')
})

test.each(['io server disconnect', 'transport close', 'ping timeout'])(
  '%s: is disconnected, then reconnects',
  async (reason) => {
    const fake = connectFake()
    fake.accept()
    fake.drop(reason)
    expect(fake.connection.state).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(3000)
    expect(fake.connection.state).toBe('reconnecting')
    fake.accept()
    expect(fake.states).toEqual(['connecting', 'connected', 'disconnected', 'reconnecting', 'connected'])
  },
)

test('connects at once when back online, while waiting and after it failed', async () => {
  const fake = connectFake()
  fake.fail()
  fake.online.dispatchEvent(new Event('online'))
  expect(fake.socket.connect).toHaveBeenCalledTimes(2)
  await failAll(fake, 5)
  expect(fake.connection.state).toBe('failed')
  fake.online.dispatchEvent(new Event('online'))
  expect(fake.connection.state).toBe('connecting')
})

test('ignores online events while connected', () => {
  const fake = connectFake()
  fake.accept()
  fake.online.dispatchEvent(new Event('online'))
  expect(fake.socket.connect).toHaveBeenCalledTimes(1)
  expect(fake.states).toEqual(['connecting', 'connected'])
})

test.each(['UNAUTHENTICATED', 'FORBIDDEN'])('does not retry a handshake rejected with %s', async (code) => {
  const onRefused = vi.fn()
  const fake = connectFake({ onRefused })
  fake.reject(code)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(code)
  expect(fake.states).toEqual(['connecting', 'failed'])
  expect(fake.socket.connect).toHaveBeenCalledTimes(1)
  fake.connection.reconnect()
  expect(fake.connection.state).toBe('connecting')
})

test('reports a rejection before the state, and leaves a connection closed that its listener closes', () => {
  const seen: string[] = []
  const fake = connectFake({
    onRefused: (code) => {
      seen.push(code)
      fake.connection.close()
    },
    onState: (state) => seen.push(state),
  })
  fake.reject('TOKEN_EXPIRED')
  expect(seen).toEqual(['connecting', 'TOKEN_EXPIRED', 'disconnected'])
  const open = connectFake({ onRefused: (code) => seen.push(code), onState: (state) => seen.push(state) })
  open.reject('FORBIDDEN')
  expect(seen.slice(3)).toEqual(['connecting', 'FORBIDDEN', 'failed'])
})

test('retries a handshake that failed because the database was unavailable', async () => {
  const fake = connectFake()
  fake.reject('SERVICE_UNAVAILABLE')
  await vi.advanceTimersByTimeAsync(3000)
  fake.accept()
  expect(fake.states).toEqual(['connecting', 'reconnecting', 'connected'])
})

test('is closed for good and leaves no timer', async () => {
  const fake = connectFake()
  fake.fail()
  fake.connection.close()
  expect(fake.connection.state).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
  fake.online.dispatchEvent(new Event('online'))
  fake.connection.reconnect()
  fake.fail()
  expect(fake.socket.connect).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('does not reconnect after it was closed while connected', () => {
  const fake = connectFake()
  fake.accept()
  fake.connection.close()
  expect(fake.states).toEqual(['connecting', 'connected', 'disconnected'])
  expect(vi.getTimerCount()).toBe(0)
})
