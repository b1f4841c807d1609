import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallTimeoutError, acceptInvitation, readHealth } from '../../index.ts'
import { failure, fakeClient, json } from './fake-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<Response>(() => undefined)

test('aborts an attempt that takes too long with an error of its own', async () => {
  const { convoca, requests } = fakeClient(never, { timeout: 1000 })
  const call = failure(acceptInvitation(convoca, { id: 't', inviteId: 'i' }))
  await vi.advanceTimersByTimeAsync(1000)
  const error = await call
  expect(error).toBeInstanceOf(CallTimeoutError)
  expect(error).toMatchObject({ code: 'TIMEOUT', retryable: true })
  expect(requests[0]?.request.signal.aborted).toBe(true)
})

test('can succeed in the next attempt', async () => {
  const { convoca } = fakeClient((_request, index) => (index === 0 ? never() : json({ status: 'ok' })), {
    timeout: 1000,
  })
  const call = readHealth(convoca)
  await vi.runAllTimersAsync()
  expect(await call).toEqual({ status: 'ok' })
  expect(vi.getTimerCount()).toBe(0)
})

test('ends all attempts at the total time', async () => {
  const { convoca, requests } = fakeClient(never, {
    timeout: { attempt: 1000, total: 2500 },
    retry: { retries: 9, baseDelay: 1, maxDelay: 1, random: () => 0 },
  })
  const call = failure(readHealth(convoca))
  await vi.advanceTimersByTimeAsync(2500)
  expect(await call).toMatchObject({ code: 'TIMEOUT' })
  expect(requests).toHaveLength(3)
})

test('uses the time-out of a single call', async () => {
  const { convoca } = fakeClient(never, { retry: 0 })
  const call = failure(readHealth(convoca, {}, { timeout: 50 }))
  await vi.advanceTimersByTimeAsync(50)
  expect(await call).toMatchObject({ message: expect.stringMatching(/: no response within 50 ms$/) })
})
