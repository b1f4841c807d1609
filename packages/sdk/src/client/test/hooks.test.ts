import { expect, test, vi } from 'vitest'
import { NotFoundError, createTeam, listTeams, rawClient, readTeam } from '../../core/index.ts'
import { failure, fakeClient, json, problem, team } from './fake-client.ts'

test('onRequest gets each attempt with its number, onResponse the status', async () => {
  const seen: string[] = []
  const { convoca } = fakeClient(
    (_request, index) => (index === 0 ? problem(503, 'SERVICE_UNAVAILABLE') : json({ data: [] })),
    {
      hooks: {
        onRequest: ({ operation, method, attempt, url }) =>
          seen.push(`${operation} ${method} ${attempt} ${url}`),
        onResponse: ({ status, attempt }) => seen.push(`${status} of ${attempt}`),
        onRetry: ({ delay, status }) => seen.push(`again ${status} ${delay <= 1}`),
        onError: () => seen.push('error'),
      },
    },
  )
  await listTeams(convoca, { page: 2 })
  expect(seen).toEqual([
    'listTeams GET 1 https://api.test/api/teams?page=2',
    '503 of 1',
    'again 503 true',
    'listTeams GET 2 https://api.test/api/teams?page=2',
    '200 of 2',
  ])
})

test('onRetry gets the error of a lost connection', async () => {
  const onRetry = vi.fn()
  const { convoca } = fakeClient(
    (_request, index) => (index === 0 ? Promise.reject(new TypeError('gone')) : json({})),
    { hooks: { onRetry } },
  )
  await createTeam(convoca, { body: team })
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(onRetry.mock.calls[0]?.[0]).toMatchObject({ attempt: 1, error: { code: 'NETWORK_FAILURE' } })
})

test('onError is called once for a failed call, with the caller’s error', async () => {
  const onError = vi.fn()
  const { convoca } = fakeClient(() => problem(404, 'TEAM_NOT_FOUND'), { hooks: { onError } })
  const error = await failure(readTeam(convoca, { id: 't1' }))
  expect(error).toBeInstanceOf(NotFoundError)
  expect(onError.mock.calls).toEqual([
    [
      {
        operation: 'readTeam',
        method: 'GET',
        address: 'https://api.test/api/teams/t1',
        url: 'https://api.test/api/teams/t1',
        attempt: 1,
        error,
      },
    ],
  ])
})

test('onRequest can add headers, for the raw client as well', async () => {
  const { convoca, requests } = fakeClient(() => json({}), {
    hooks: { onRequest: ({ headers }) => headers.set('traceparent', '00-1') },
  })
  await readTeam(convoca, { id: 't1' })
  await rawClient(convoca).GET('/public/config')
  expect(requests.map(({ request }) => request.headers.get('traceparent'))).toEqual(['00-1', '00-1'])
})

test('headers of the client go with every request, and those of a call before them', async () => {
  const { convoca, requests } = fakeClient(() => json({}), {
    headers: { 'X-App': 'bot/1.0', 'Accept-Language': 'pt-BR' },
  })
  await readTeam(convoca, { id: 't1' })
  await readTeam(convoca, { id: 't2' }, { headers: { 'x-app': 'other' } })
  await rawClient(convoca).GET('/public/config')
  expect(requests.map(({ request }) => request.headers.get('x-app'))).toEqual(['bot/1.0', 'other', 'bot/1.0'])
  expect(requests[1]?.request.headers.get('accept-language')).toBe('pt-BR')
})

test('a hook that throws does not fail the call', async () => {
  const broken = () => {
    throw new Error('broken hook')
  }
  const { convoca } = fakeClient(
    (_request, index) => (index === 0 ? problem(503, 'SERVICE_UNAVAILABLE') : json({ id: 't1' })),
    { hooks: { onRequest: broken, onResponse: broken, onRetry: broken, onError: broken } },
  )
  expect(await readTeam(convoca, { id: 't1' })).toEqual({ id: 't1' })
})

test('a header of the caller takes precedence', async () => {
  const { convoca, requests } = fakeClient(() => json({}), { token: 'own' })
  await readTeam(convoca, { id: 't1' }, { headers: { Authorization: 'Bearer other' } })
  expect(requests[0]?.request.headers.get('authorization')).toBe('Bearer other')
})

test('validate: what it throws is a malformed response, what it returns is the result', async () => {
  const { convoca } = fakeClient(() => json({ id: 't1' }), {
    validate: (operation, data) => {
      if (operation === 'listTeams') throw new Error('not a page')
      return { checked: data }
    },
  })
  expect(await readTeam(convoca, { id: 't1' })).toEqual({ checked: { id: 't1' } })
  const error = await failure(listTeams(convoca))
  expect(error).toMatchObject({
    code: 'MALFORMED_RESPONSE',
    cause: { message: 'not a page' },
    retryable: false,
  })
})
