import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectFake, notification } from './fake-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const question = (fake: ReturnType<typeof connectFake>) => fake.socket.emit.mock.calls.at(-1)?.slice(0, 2)

async function comeBack(fake: ReturnType<typeof connectFake>) {
  fake.drop('transport close')
  await vi.advanceTimersByTimeAsync(3000)
  fake.accept()
}

test('asks for the list on connecting; the first list is a list, not news', () => {
  const onList = vi.fn()
  const fake = connectFake({ onList })
  fake.accept()
  expect(question(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1' }])
  fake.fire('notifications', [notification('b', 2), notification('a', 1)])
  expect(onList).toHaveBeenCalledTimes(1)
  expect(fake.heard).toEqual([])
  expect(fake.connection.lastId).toBe('b')
})

test('asks for what came after the last id, and hears it in order, once', async () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('notifications', [notification('a', 1)])
  fake.fire('newNotification', notification('b', 2))
  await comeBack(fake)
  expect(question(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1', after: 'b' }])
  fake.fire('notifications', [notification('d', 4), notification('c', 3), notification('b', 2)])
  expect(fake.heard).toEqual(['b', 'c', 'd'])
  expect(fake.connection.lastId).toBe('d')
})

test('a notification that comes live and in the replay is heard once', async () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('notifications', [])
  await comeBack(fake)
  fake.fire('newNotification', notification('a', 1))
  fake.fire('notifications', [notification('a', 1)])
  fake.fire('newNotification', notification('a', 1))
  expect(fake.heard).toEqual(['a'])
})

test('a changed team is told as it comes, to those who ask for it', () => {
  const onTeamChanged = vi.fn()
  const change = { teamId: 't1', part: 'MEMBERS' }
  const fake = connectFake({ onTeamChanged })
  fake.accept()
  fake.fire('teamChanged', change)
  fake.fire('teamChanged', change)
  expect(onTeamChanged.mock.calls).toEqual([[change], [change]])
  const other = connectFake()
  other.accept()
  other.fire('teamChanged', change)
  expect(other.heard).toEqual([])
})

test('one that the first list already held but is emitted just after is still heard', () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('notifications', [notification('a', 1)])
  fake.fire('newNotification', notification('a', 1))
  expect(fake.heard).toEqual(['a'])
})

test('what the first list held is no news after a reconnection', async () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('notifications', [notification('a', 1)])
  await comeBack(fake)
  fake.fire('notifications', [notification('b', 2), notification('a', 1)])
  expect(fake.heard).toEqual(['b'])
})

test('a kept id makes the first list a replay', () => {
  const onList = vi.fn()
  const fake = connectFake({ lastId: 'a', onList })
  fake.accept()
  expect(question(fake)).toEqual(['getNotificationsPlatform', { userId: 'u1', after: 'a' }])
  fake.fire('notifications', [notification('b', 2)])
  expect(fake.heard).toEqual(['b'])
  expect(onList).not.toHaveBeenCalled()
})

test('a late older notification does not move the last id back', () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('newNotification', notification('new', 9))
  fake.fire('newNotification', notification('old', 1))
  expect(fake.connection.lastId).toBe('new')
})

test('what was read meanwhile is not heard', async () => {
  const fake = connectFake()
  fake.accept()
  fake.fire('notifications', [notification('a', 1)])
  await comeBack(fake)
  fake.fire('notifications', [notification('c', 3), { ...notification('b', 2), isRead: true }])
  expect(fake.heard).toEqual(['c'])
})

type Acknowledge = (receipt: { ok: boolean; code: string }) => void
const acknowledge = (fake: ReturnType<typeof connectFake>, code: string) => {
  const last: unknown[] = fake.socket.emit.mock.calls.at(-1) ?? []
  ;(last[2] as Acknowledge)({ ok: false, code })
}

test.each(['RATE_LIMITED', 'SERVICE_UNAVAILABLE'])('an answer of %s is asked for again', async (code) => {
  const fake = connectFake()
  fake.accept()
  acknowledge(fake, code)
  await vi.advanceTimersByTimeAsync(2999)
  expect(fake.socket.emit).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fake.socket.emit).toHaveBeenCalledTimes(2)
})

test('a refused question is not repeated, and none is asked after the end', async () => {
  const fake = connectFake()
  fake.accept()
  acknowledge(fake, 'FORBIDDEN')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fake.socket.emit).toHaveBeenCalledTimes(1)
  acknowledge(fake, 'SERVICE_UNAVAILABLE')
  fake.connection.close()
  expect(vi.getTimerCount()).toBe(0)
})
