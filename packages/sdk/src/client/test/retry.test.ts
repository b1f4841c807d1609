import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptInvitation, createTeam, readHealth } from '../../index.ts'
import { failure, fakeClient, json, problem, team } from './fake-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const invite = { id: 't', inviteId: 'i' }

test('retries a GET after a network failure and after 503', async () => {
  const { convoca, requests } = fakeClient((_request, index) => {
    if (index === 0) throw new TypeError('fetch failed')
    return index === 1 ? problem(503, 'SERVICE_UNAVAILABLE') : json({ status: 'ok' })
  })
  const call = readHealth(convoca)
  await vi.runAllTimersAsync()
  expect(await call).toEqual({ status: 'ok' })
  expect(requests).toHaveLength(3)
})

test('retries a POST that takes an idempotency key, with the same key and body', async () => {
  const { convoca, requests } = fakeClient((_request, index) =>
    index === 0 ? problem(503, 'SERVICE_UNAVAILABLE') : json({ id: 't1' }, { status: 201 }),
  )
  const call = createTeam(convoca, { body: team })
  await vi.runAllTimersAsync()
  await call
  const keys = requests.map(({ request }) => request.headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/)
  expect(keys[1]).toBe(keys[0])
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([team, team])
})

test('does not retry a PATCH, which may already have been carried out', async () => {
  const { convoca, requests } = fakeClient(() => problem(503, 'SERVICE_UNAVAILABLE'))
  const call = failure(acceptInvitation(convoca, invite))
  await vi.runAllTimersAsync()
  expect(await call).toMatchObject({ status: 503 })
  expect(requests).toHaveLength(1)
})

test.each([400, 401, 404, 409, 500, 501])('does not retry a %i', async (status) => {
  const { convoca, requests } = fakeClient(() => problem(status, 'INTERNAL_ERROR'))
  const call = failure(readHealth(convoca))
  await vi.runAllTimersAsync()
  expect(await call).toMatchObject({ status })
  expect(requests).toHaveLength(1)
})

test('throws the error of the last attempt', async () => {
  const { convoca, requests } = fakeClient(() => problem(503, 'SERVICE_UNAVAILABLE'))
  const call = failure(readHealth(convoca, {}, { retry: 4 }))
  await vi.runAllTimersAsync()
  expect(await call).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(requests).toHaveLength(5)
})

test('waits a random share of a doubling delay, up to the maximum', async () => {
  const { convoca, requests } = fakeClient(() => problem(503, 'SERVICE_UNAVAILABLE'), {
    retry: { retries: 3, baseDelay: 100, maxDelay: 300, random: () => 0.5 },
  })
  const call = failure(readHealth(convoca))
  const seen: number[] = []
  for (const wait of [0, 49, 1, 99, 1, 149, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    seen.push(requests.length)
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(await call).toMatchObject({ status: 503 })
})

test('waits as long as Retry-After says', async () => {
  const { convoca, requests } = fakeClient((_request, index) =>
    index === 0 ? problem(429, 'RATE_LIMITED', { 'retry-after': '2' }) : json({}),
  )
  const call = readHealth(convoca)
  await vi.advanceTimersByTimeAsync(1999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(requests).toHaveLength(2)
})

test('fails at once when the delay exceeds the total time', async () => {
  const { convoca, requests } = fakeClient(() => problem(429, 'RATE_LIMITED', { 'retry-after': '3600' }))
  const error = await failure(readHealth(convoca))
  expect(error).toMatchObject({ status: 429, retryAfter: 3_600_000 })
  expect(requests).toHaveLength(1)
})

test('an abort ends the delay', async () => {
  const { convoca, requests } = fakeClient(() => problem(429, 'RATE_LIMITED', { 'retry-after': '60' }))
  const caller = new AbortController()
  const call = failure(readHealth(convoca, {}, { signal: caller.signal }))
  await vi.advanceTimersByTimeAsync(1000)
  caller.abort()
  expect(await call).toMatchObject({ code: 'ABORTED' })
  await vi.runAllTimersAsync()
  expect(requests).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('retry: 0 sends once', async () => {
  const { convoca, requests } = fakeClient(() => problem(503, 'SERVICE_UNAVAILABLE'), { retry: 0 })
  await failure(readHealth(convoca))
  expect(requests).toHaveLength(1)
})
