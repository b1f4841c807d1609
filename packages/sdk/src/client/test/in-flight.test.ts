import { expect, test } from 'vitest'
import {
  AbortedError,
  acceptInvitation,
  createTeam,
  listTeams,
  readHealth,
  type InFlight,
} from '../../index.ts'
import { failure, fakeClient, gate, json, team } from './fake-client.ts'

/** A client whose answers wait until the test opens the gate. */
function held(inFlight?: InFlight) {
  const { opened, open } = gate<void>()
  const client = fakeClient(
    async (_request, round) => {
      await opened
      return json({ round })
    },
    { retry: 0, ...(inFlight && { inFlight }) },
  )
  return { ...client, open }
}

/** Lets everything that is ready run, without a timer of the test's own. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('share: identical GETs are one request, whatever the order of their parameters', async () => {
  const { convoca, requests, open } = held()
  const calls = [listTeams(convoca, { page: 1, search: 'a' }), listTeams(convoca, { search: 'a', page: 1 })]
  open()
  expect(await Promise.all(calls)).toEqual([{ round: 0 }, { round: 0 }])
  expect(requests).toHaveLength(1)
})

test('share: another parameter is another request, and a later call starts anew', async () => {
  const { convoca, requests, open } = held()
  const calls = [listTeams(convoca, { page: 1 }), listTeams(convoca, { page: 2 })]
  open()
  await Promise.all(calls)
  await listTeams(convoca, { page: 1 })
  expect(requests).toHaveLength(3)
})

test('cancel-previous: the newer GET ends the older one', async () => {
  const { convoca, requests, open } = held('cancel-previous')
  const older = failure(readHealth(convoca))
  await settle()
  const newer = readHealth(convoca)
  open()
  expect(await older).toBeInstanceOf(AbortedError)
  expect(await newer).toEqual({ round: 1 })
  expect(requests[0]?.request.signal.aborted).toBe(true)
})

test('off: each GET is its own request', async () => {
  const { convoca, requests, open } = held('off')
  const calls = [readHealth(convoca), readHealth(convoca)]
  open()
  await Promise.all(calls)
  expect(requests).toHaveLength(2)
})

test.each<InFlight>(['share', 'cancel-previous', 'off'])(
  'an identical running write is shared under %s',
  async (policy) => {
    const { convoca, requests, open } = held(policy)
    const calls = [createTeam(convoca, { body: team }), createTeam(convoca, { body: { ...team } })]
    open()
    expect(await Promise.all(calls)).toEqual([{ round: 0 }, { round: 0 }])
    expect(requests).toHaveLength(1)
  },
)

test('writes with different bodies are separate, each with its own key', async () => {
  const { convoca, requests, open } = held()
  const calls = [
    createTeam(convoca, { body: team }),
    createTeam(convoca, { body: { ...team, name: 'Onças' } }),
  ]
  open()
  await Promise.all(calls)
  expect(new Set(requests.map(({ request }) => request.headers.get('idempotency-key'))).size).toBe(2)
})

test('a caller that leaves a shared GET does not end it for the other', async () => {
  const { convoca, requests, open } = held()
  const caller = new AbortController()
  const leaving = failure(readHealth(convoca, {}, { signal: caller.signal }))
  const staying = readHealth(convoca)
  await settle()
  caller.abort()
  expect(await leaving).toMatchObject({ code: 'ABORTED' })
  open()
  expect(await staying).toEqual({ round: 0 })
  expect(requests[0]?.request.signal.aborted).toBe(false)
})

test('when the last caller leaves, the request ends and the next call starts a new one', async () => {
  const { convoca, requests, open } = held()
  const caller = new AbortController()
  const leaving = failure(readHealth(convoca, {}, { signal: caller.signal }))
  await settle()
  caller.abort()
  const next = readHealth(convoca)
  open()
  expect(await leaving).toMatchObject({ code: 'ABORTED' })
  expect(await next).toEqual({ round: 1 })
  expect(requests[0]?.request.signal.aborted).toBe(true)
})

test('an aborted signal sends nothing', async () => {
  const { convoca, requests } = held()
  const error = await failure(readHealth(convoca, {}, { signal: AbortSignal.abort('gone') }))
  expect(error).toMatchObject({ code: 'ABORTED', cause: 'gone' })
  expect(requests).toEqual([])
})

test('cancelAll ends everything under way and nothing that comes later', async () => {
  const { convoca, open } = held()
  const calls = [failure(readHealth(convoca)), failure(acceptInvitation(convoca, { id: 't', inviteId: 'i' }))]
  await settle()
  convoca.cancelAll()
  for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortedError)
  open()
  expect(await readHealth(convoca)).toEqual({ round: 2 })
})
