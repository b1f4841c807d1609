import { expect, expectTypeOf, test } from 'vitest'
import {
  createConvoca,
  deleteInvitation,
  listTeams,
  readTeam,
  type ConvocaPromise,
  type TeamPage,
} from '../../index.ts'
import { base, failure, fakeClient, json, problem } from './fake-client.ts'

const answer = () => json({ id: 't1' }, { headers: { 'x-request-id': 'r7', 'x-total': '3' } })

test('every method has withResponse: the data, the response and the request id', async () => {
  const convoca = createConvoca({ baseUrl: base, fetch: async () => answer() })
  const { data, response, requestId } = await convoca.teams.read({ id: 't1' }).withResponse()
  expect([data, response.status, response.headers.get('x-total'), requestId]).toEqual([
    { id: 't1' },
    200,
    '3',
    'r7',
  ])
  for (const group of [convoca.teams, convoca.chat, convoca.system]) {
    for (const [name, method] of Object.entries(group)) {
      if (name.startsWith('iterate')) continue
      const result = (method as (input: object) => ConvocaPromise<unknown>)({ id: 'x' })
      expect(result.withResponse, name).toBeInstanceOf(Function)
      await result.catch(() => undefined)
    }
  }
})

test('it sends one request, whether awaited as data, with its response or both', async () => {
  const { convoca, requests } = fakeClient(answer)
  const call = readTeam(convoca, { id: 't1' })
  const [data, whole] = await Promise.all([call, call.withResponse()])
  expect(whole.data).toBe(data)
  expect(requests).toHaveLength(1)
})

test('a call without content has a response too', async () => {
  const { convoca } = fakeClient(() => new Response(null, { status: 204 }))
  const { data, response } = await deleteInvitation(convoca, { id: 't', inviteId: 'i' }).withResponse()
  expect([data, response.status]).toEqual([undefined, 204])
})

test('it rejects as the call does, and leaves no unhandled rejection', async () => {
  const unhandled: unknown[] = []
  const listen = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', listen)
  const { convoca } = fakeClient(() => problem(404, 'TEAM_NOT_FOUND'), { retry: 0 })
  expect(await failure(readTeam(convoca, { id: 't1' }).withResponse())).toMatchObject({ status: 404 })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', listen)
  expect(unhandled).toEqual([])
})

test('callers that share a request share its response', async () => {
  const { convoca, requests } = fakeClient(answer)
  const [one, two] = await Promise.all([
    listTeams(convoca).withResponse(),
    listTeams(convoca, {}, { signal: new AbortController().signal }).withResponse(),
  ])
  expect([one.response === two.response, requests.length]).toEqual([true, 1])
})

test('types the data', () => {
  expectTypeOf(listTeams).returns.toEqualTypeOf<ConvocaPromise<TeamPage>>()
  expectTypeOf<ConvocaPromise<TeamPage>>().toExtend<Promise<TeamPage>>()
})
