import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectFake, notification } from './fake-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const getRequest = (fake: ReturnType<typeof connectFake>) => fake.socket.emit.mock.calls.at(-1)?.slice(0, 2)

async function reconnect(fake: ReturnType<typeof connectFake>) {
  fake.drop('transport close')
  await vi.advanceTimersByTimeAsync(3000)
  fake.accept()
}

test('requests the list on connecting and passes the first one to onList only', () => {
  const onList = vi.fn()
  const fake = connectFake({ onList })
  fake.accept()
  expect(getRequest(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1' }])
  fake.emit('notifications', [notification('b', 2), notification('a', 1)])
  expect(onList).toHaveBeenCalledTimes(1)
  expect(fake.received).toEqual([])
  expect(fake.connection.lastId).toBe('b')
})

test('requests what came after the last id and delivers it in order, once', async () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [notification('a', 1)])
  fake.emit('newNotification', notification('b', 2))
  await reconnect(fake)
  expect(getRequest(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1', after: 'b' }])
  fake.emit('notifications', [notification('d', 4), notification('c', 3), notification('b', 2)])
  expect(fake.received).toEqual(['b', 'c', 'd'])
  expect(fake.connection.lastId).toBe('d')
})

test('requests again what was missing when the connection is lost before the replay arrives', async () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [notification('a', 1)])
  await reconnect(fake)
  fake.emit('newNotification', notification('c', 3))
  await reconnect(fake)
  expect(getRequest(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1', after: 'a' }])
  fake.emit('notifications', [notification('c', 3), notification('b', 2)])
  expect(fake.received).toEqual(['c', 'b'])
  expect(fake.connection.lastId).toBe('c')
})

test('delivers a notification once that arrives live and in the replay', async () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [])
  await reconnect(fake)
  fake.emit('newNotification', notification('a', 1))
  fake.emit('notifications', [notification('a', 1)])
  fake.emit('newNotification', notification('a', 1))
  expect(fake.received).toEqual(['a'])
})

test('passes each teamChanged event to onTeamChanged', () => {
  const onTeamChanged = vi.fn()
  const change = { teamId: 't1', part: 'MEMBERS' }
  const fake = connectFake({ onTeamChanged })
  fake.accept()
  fake.emit('teamChanged', change)
  fake.emit('teamChanged', change)
  expect(onTeamChanged.mock.calls).toEqual([[change], [change]])
  const other = connectFake()
  other.accept()
  other.emit('teamChanged', change)
  expect(other.received).toEqual([])
})

test('delivers a notification of the first list that is emitted just after it', () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [notification('a', 1)])
  fake.emit('newNotification', notification('a', 1))
  expect(fake.received).toEqual(['a'])
})

test('does not deliver notifications of the first list after a reconnection', async () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [notification('a', 1)])
  await reconnect(fake)
  fake.emit('notifications', [notification('b', 2), notification('a', 1)])
  expect(fake.received).toEqual(['b'])
})

test('treats the first list as a replay when lastId is given', () => {
  const onList = vi.fn()
  const fake = connectFake({ lastId: 'a', onList })
  fake.accept()
  expect(getRequest(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1', after: 'a' }])
  fake.emit('notifications', [notification('b', 2)])
  expect(fake.received).toEqual(['b'])
  expect(onList).not.toHaveBeenCalled()
})

test('keeps the newest id when an older notification arrives late', () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [])
  fake.emit('newNotification', notification('new', 9))
  fake.emit('newNotification', notification('old', 1))
  expect(fake.connection.lastId).toBe('new')
})

test('does not deliver what was read in the meantime', async () => {
  const fake = connectFake()
  fake.accept()
  fake.emit('notifications', [notification('a', 1)])
  await reconnect(fake)
  fake.emit('notifications', [notification('c', 3), { ...notification('b', 2), isRead: true }])
  expect(fake.received).toEqual(['c'])
})

type Acknowledge = (receipt: { ok: boolean; code: string }) => void
const acknowledge = (fake: ReturnType<typeof connectFake>, code: string) => {
  const last: unknown[] = fake.socket.emit.mock.calls.at(-1) ?? []
  ;(last[2] as Acknowledge)({ ok: false, code })
}

test.each(['RATE_LIMITED', 'SERVICE_UNAVAILABLE'])('repeats the request after %s', async (code) => {
  const fake = connectFake()
  fake.accept()
  acknowledge(fake, code)
  await vi.advanceTimersByTimeAsync(2999)
  expect(fake.socket.emit).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fake.socket.emit).toHaveBeenCalledTimes(2)
})

test('does not repeat a rejected request, nor any after close', async () => {
  const fake = connectFake()
  fake.accept()
  acknowledge(fake, 'FORBIDDEN')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fake.socket.emit).toHaveBeenCalledTimes(1)
  acknowledge(fake, 'SERVICE_UNAVAILABLE')
  fake.connection.close()
  expect(vi.getTimerCount()).toBe(0)
})
