import { expect, test } from 'vitest'
import {
  AbortedError,
  acceptInvitation,
  createTeam,
  listTeams,
  readHealth,
  type InFlight,
} from '../../index.ts'
import { failure, fakeClient, createDeferred, json, team } from './fake-client.ts'

/** A client whose responses are pending until the test calls `respond`. */
function pendingClient(inFlight?: InFlight) {
  const { promise, resolve } = createDeferred<void>()
  const client = fakeClient(
    async (_request, index) => {
      await promise
      return json({ index })
    },
    { retry: 0, ...(inFlight && { inFlight }) },
  )
  return { ...client, respond: resolve }
}

/** Runs everything that is ready. */
const flush = () => new Promise((resolve) => setImmediate(resolve))

test('share: sends one request for identical GETs, whatever the order of their parameters', async () => {
  const { convoca, requests, respond } = pendingClient()
  const calls = [listTeams(convoca, { page: 1, search: 'a' }), listTeams(convoca, { search: 'a', page: 1 })]
  respond()
  expect(await Promise.all(calls)).toEqual([{ index: 0 }, { index: 0 }])
  expect(requests).toHaveLength(1)
})

test('share: sends another request for other parameters and after the first has settled', async () => {
  const { convoca, requests, respond } = pendingClient()
  const calls = [listTeams(convoca, { page: 1 }), listTeams(convoca, { page: 2 })]
  respond()
  await Promise.all(calls)
  await listTeams(convoca, { page: 1 })
  expect(requests).toHaveLength(3)
})

test('cancel-previous: the newer GET aborts the older one', async () => {
  const { convoca, requests, respond } = pendingClient('cancel-previous')
  const older = failure(readHealth(convoca))
  await flush()
  const newer = readHealth(convoca)
  respond()
  expect(await older).toBeInstanceOf(AbortedError)
  expect(await newer).toEqual({ index: 1 })
  expect(requests[0]?.request.signal.aborted).toBe(true)
})

test('off: sends every GET', async () => {
  const { convoca, requests, respond } = pendingClient('off')
  const calls = [readHealth(convoca), readHealth(convoca)]
  respond()
  await Promise.all(calls)
  expect(requests).toHaveLength(2)
})

test.each<InFlight>(['share', 'cancel-previous', 'off'])(
  'shares identical writes in flight under %s',
  async (policy) => {
    const { convoca, requests, respond } = pendingClient(policy)
    const calls = [createTeam(convoca, { body: team }), createTeam(convoca, { body: { ...team } })]
    respond()
    expect(await Promise.all(calls)).toEqual([{ index: 0 }, { index: 0 }])
    expect(requests).toHaveLength(1)
  },
)

test('sends writes with different bodies separately, each with its own key', async () => {
  const { convoca, requests, respond } = pendingClient()
  const calls = [
    createTeam(convoca, { body: team }),
    createTeam(convoca, { body: { ...team, name: 'Onças' } }),
  ]
  respond()
  await Promise.all(calls)
  expect(new Set(requests.map(({ request }) => request.headers.get('idempotency-key'))).size).toBe(2)
})

test('aborting one caller of a shared GET does not abort it for the other', async () => {
  const { convoca, requests, respond } = pendingClient()
  const caller = new AbortController()
  const aborted = failure(readHealth(convoca, {}, { signal: caller.signal }))
  const remaining = readHealth(convoca)
  await flush()
  caller.abort()
  expect(await aborted).toMatchObject({ code: 'ABORTED' })
  respond()
  expect(await remaining).toEqual({ index: 0 })
  expect(requests[0]?.request.signal.aborted).toBe(false)
})

test('aborting the last caller aborts the request, and the next call sends a new one', async () => {
  const { convoca, requests, respond } = pendingClient()
  const caller = new AbortController()
  const aborted = failure(readHealth(convoca, {}, { signal: caller.signal }))
  await flush()
  caller.abort()
  const next = readHealth(convoca)
  respond()
  expect(await aborted).toMatchObject({ code: 'ABORTED' })
  expect(await next).toEqual({ index: 1 })
  expect(requests[0]?.request.signal.aborted).toBe(true)
})

test('sends nothing when the signal is already aborted', async () => {
  const { convoca, requests } = pendingClient()
  const error = await failure(readHealth(convoca, {}, { signal: AbortSignal.abort('gone') }))
  expect(error).toMatchObject({ code: 'ABORTED', cause: 'gone' })
  expect(requests).toEqual([])
})

test('cancelAll aborts all calls in flight and no later ones', async () => {
  const { convoca, respond } = pendingClient()
  const calls = [failure(readHealth(convoca)), failure(acceptInvitation(convoca, { id: 't', inviteId: 'i' }))]
  await flush()
  convoca.cancelAll()
  for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortedError)
  respond()
  expect(await readHealth(convoca)).toEqual({ index: 2 })
})
