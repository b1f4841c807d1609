import { expect, expectTypeOf, test } from 'vitest'
import {
  createTeam,
  deleteInvitation,
  listTeams,
  rawClient,
  readHealth,
  readTeam,
  type Input,
  type ListTeamsParams,
  type Notification,
  type Output,
  type Schemas,
  type Team,
  type TeamInput,
} from '../../index.ts'
import { fakeClient, json, team } from './fake-client.ts'

test('sends path, query and body and returns the data', async () => {
  const { convoca, requests } = fakeClient(() => json({ id: 't1' }, { status: 201 }))
  expect(await createTeam(convoca, { body: team })).toEqual({ id: 't1' })
  expect(requests[0]?.request).toMatchObject({ method: 'POST', url: 'https://api.test/api/teams' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(team)
  expect(requests[0]?.request.headers.get('content-type')).toBe('application/json')
})

test('encodes parameters and omits null and undefined', async () => {
  const { convoca, requests } = fakeClient(() => json({}))
  await listTeams(convoca, {
    search: 'ação & reação',
    page: 2,
    gameId: undefined,
    entityId: null as never,
  })
  const url = new URL(requests[0]?.request.url ?? '')
  expect(url.search).not.toContain('null')
  expect(Object.fromEntries(url.searchParams)).toEqual({ search: 'ação & reação', page: '2' })
  await readTeam(convoca, { id: 'a/b?c' })
  expect(requests[1]?.request.url).toBe('https://api.test/api/teams/a%2Fb%3Fc')
})

test('rejects an empty or dotted path parameter before sending', async () => {
  const { convoca, requests } = fakeClient(() => json({}))
  for (const id of ['', '..', '.', undefined as never]) {
    await expect(readTeam(convoca, { id })).rejects.toThrow(/id must not be|needs id/)
  }
  expect(requests).toEqual([])
})

test('needs no input where none is required', async () => {
  const { convoca } = fakeClient(() => json({ status: 'ok' }))
  expect(await readHealth(convoca)).toEqual({ status: 'ok' })
})

test('returns undefined for a response without content', async () => {
  const { convoca } = fakeClient(() => new Response(null, { status: 204 }))
  expect(await deleteInvitation(convoca, { id: 't', inviteId: 'i' })).toBeUndefined()
})

test('the raw client uses the same token, base and fetch', async () => {
  const { convoca, requests } = fakeClient(() => json({ id: 't1' }), { token: 'abc' })
  const { data, response } = await rawClient(convoca).GET('/teams/{id}', { params: { path: { id: 't1' } } })
  expect([data, response.ok]).toEqual([{ id: 't1' }, true])
  expect(requests[0]?.request.headers.get('authorization')).toBe('Bearer abc')
})

test('the raw client retries a POST that has an idempotency key, with its body', async () => {
  const { convoca, requests } = fakeClient((_request, index) =>
    index === 0 ? json({}, { status: 503 }) : json({ id: 't1' }, { status: 201 }),
  )
  const { data, response } = await rawClient(convoca).POST('/teams', {
    body: team,
    headers: { 'Idempotency-Key': 'a-key-of-my-own' },
  })
  expect([data, response.status]).toEqual([{ id: 't1' }, 201])
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([team, team])
})

test('the raw client sends a POST without an idempotency key once', async () => {
  const { convoca, requests } = fakeClient(() => json({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 }))
  const { error } = await rawClient(convoca).POST('/teams', { body: team })
  expect([error?.code, requests.length]).toEqual(['SERVICE_UNAVAILABLE', 1])
})

test('two clients in one process are independent', async () => {
  const first = fakeClient(() => json({}), { token: 'one' })
  const second = fakeClient(() => json({}), { token: 'two', baseUrl: 'https://other.test/' })
  await Promise.all([readHealth(first.convoca), readHealth(second.convoca)])
  expect(first.requests[0]?.request.headers.get('authorization')).toBe('Bearer one')
  expect(second.requests[0]?.request.headers.get('authorization')).toBe('Bearer two')
  expect(second.requests[0]?.request.url).toBe('https://other.test/health')
})

test('every schema and every input has a name', () => {
  expectTypeOf<Schemas['Notification']>().toEqualTypeOf<Notification>()
  expectTypeOf<Schemas['TeamDetail']>().toEqualTypeOf<Team>()
  expectTypeOf<Input<'listTeams'>>().toEqualTypeOf<ListTeamsParams>()
  expectTypeOf<Input<'createTeam'>>().toEqualTypeOf<{ body: TeamInput }>()
  expectTypeOf<Output<'readCalendarFeed'>>().toEqualTypeOf<string>()
})

test('types input and output by the contract', () => {
  expectTypeOf<Output<'listTeams'>>().toEqualTypeOf<Schemas['TeamPage']>()
  expectTypeOf<Output<'deleteInvitation'>>().toEqualTypeOf<undefined>()
  expectTypeOf(createTeam).parameter(1).toHaveProperty('body').toEqualTypeOf<Schemas['TeamInput']>()
  const { convoca } = fakeClient(() => json({}))
  // @ts-expect-error a required path parameter is missing
  void readTeam(convoca, {}).catch(() => undefined)
  // @ts-expect-error no such parameter
  void listTeams(convoca, { sarch: 'x' }).catch(() => undefined)
})
