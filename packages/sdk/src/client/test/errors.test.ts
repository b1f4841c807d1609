import { expect, test } from 'vitest'
import {
  ConflictError,
  ConvocaError,
  MalformedResponseError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  UnsupportedMediaTypeError,
  createTeam,
  joinByLink,
  listTeams,
  rawClient,
  readHealth,
  readPublicProfile,
  readTeam,
} from '../../index.ts'
import { parseRetryAfter } from '../errors.ts'
import { failure, fakeClient, problem, team } from './fake-client.ts'

const call = (response: () => Response) => {
  const { convoca } = fakeClient(response, { retry: 0 })
  return failure(readTeam(convoca, { id: 't1' }))
}

test('turns a problem into the error class of its status, with code, request id and document', async () => {
  const error = await call(() => problem(404, 'TEAM_NOT_FOUND'))
  expect(error).toBeInstanceOf(NotFoundError)
  expect(error).toMatchObject({
    name: 'NotFoundError',
    status: 404,
    code: 'TEAM_NOT_FOUND',
    requestId: 'r1',
    retryable: false,
    problem: { title: 'TEAM_NOT_FOUND' },
    fieldErrors: [],
  })
})

test('exposes field errors', async () => {
  const errors = [{ path: 'teamTag', code: 'TAKEN', message: 'teamTag is already in use' }]
  const { convoca } = fakeClient(() =>
    Response.json(
      { status: 409, code: 'TEAM_TAG_TAKEN', message: ['teamTag is taken'], errors },
      { status: 409 },
    ),
  )
  const error = await failure(createTeam(convoca, { body: team }))
  expect(error).toBeInstanceOf(ConflictError)
  expect(error).toMatchObject({
    fieldErrors: errors,
    message: 'createTeam: POST https://api.test/api/teams (attempt 1): 409 TEAM_TAG_TAKEN, teamTag is taken',
  })
})

test('treats an empty 500 as a failure', async () => {
  const error = await call(() => new Response(null, { status: 500, headers: { 'content-length': '0' } }))
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ status: 500, code: 'INTERNAL_ERROR', problem: undefined })
})

test("keeps status and request id of a proxy's HTML error", async () => {
  const error = await call(
    () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'x-request-id': 'abc' } }),
  )
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ status: 502, requestId: 'abc', retryable: true })
})

test.each([
  ['HTML', '<html></html>'],
  ['half a document', '{"id": '],
  ['nothing', ''],
])('treats a 200 with %s as malformed', async (_name, body) => {
  const error = await call(() => new Response(body, { headers: { 'content-type': 'text/html' } }))
  expect(error).toBeInstanceOf(MalformedResponseError)
  expect(error).toMatchObject({ code: 'MALFORMED_RESPONSE', retryable: false })
})

test('turns a lost connection into a network failure with its cause', async () => {
  const cause = new TypeError('fetch failed')
  const { convoca } = fakeClient(() => Promise.reject(cause), { retry: 0 })
  const error = await failure(readHealth(convoca))
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toBeInstanceOf(ConvocaError)
  expect(error).toMatchObject({ code: 'NETWORK_FAILURE', status: undefined, retryable: true, cause })
})

test('turns a connection lost within the body into a network failure', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'))
          controller.error(new TypeError('terminated'))
        },
      }),
    )
  expect(await call(broken)).toMatchObject({ code: 'NETWORK_FAILURE' })
})

test('exposes the delay of a 429', async () => {
  const error = await call(() => problem(429, 'RATE_LIMITED', { 'retry-after': '7' }))
  expect(error).toBeInstanceOf(RateLimitedError)
  expect(error).toMatchObject({ retryAfter: 7000, retryable: true })
})

test('parses Retry-After as seconds or as a date, never below zero', () => {
  const now = Date.parse('2026-11-20T22:00:00Z')
  expect(parseRetryAfter('3', now)).toBe(3000)
  expect(parseRetryAfter('Fri, 20 Nov 2026 22:00:05 GMT', now)).toBe(5000)
  expect(parseRetryAfter('Fri, 20 Nov 2026 21:00:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('soon', now)).toBeUndefined()
  expect(parseRetryAfter(null, now)).toBeUndefined()
})

test('says operation, method, address, attempt, status, code, reason and request id', async () => {
  const { convoca } = fakeClient(() => problem(503, 'SERVICE_UNAVAILABLE'))
  const error = await failure(readTeam(convoca, { id: 't1' }))
  expect(error).toMatchObject({
    operation: 'readTeam',
    method: 'GET',
    address: 'https://api.test/api/teams/t1',
    attempt: 3,
    message:
      'readTeam: GET https://api.test/api/teams/t1 (attempt 3): 503 SERVICE_UNAVAILABLE, SERVICE_UNAVAILABLE [request r1]',
  })
})

test('says why a server could not be reached', async () => {
  const cause = new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
  })
  const { convoca } = fakeClient(() => Promise.reject(cause), { retry: 0 })
  expect(await failure(readHealth(convoca))).toMatchObject({
    message:
      'readHealth: GET https://api.test/api/health (attempt 1): the server could not be reached, fetch failed (ECONNREFUSED)',
  })
})

test('an HTML page with status 200 is reported with status, content type and address', async () => {
  const page = () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const error = await call(page)
  expect(error).toMatchObject({
    status: 200,
    address: 'https://api.test/api/teams/t1',
    message:
      'readTeam: GET https://api.test/api/teams/t1 (attempt 1): 200 with text/html; charset=utf-8 is not what the contract promises; is baseUrl the URL of the API?',
  })
})

test('415 has a class of its own', async () => {
  expect(await call(() => problem(415, 'UNSUPPORTED_MEDIA_TYPE'))).toBeInstanceOf(UnsupportedMediaTypeError)
})

test('JSON of an error has its message and nothing personal: no query, nick, invite code, token or body', async () => {
  const { convoca } = fakeClient(() => problem(403, 'FORBIDDEN'), { token: 'secret-token', retry: 0 })
  const errors = await Promise.all(
    [
      listTeams(convoca, { search: 'ana@convoca.example' }),
      readPublicProfile(convoca, { nickname: 'ana_bia' }),
      joinByLink(convoca, { code: 'q3uV1m0XcC6kqjYw' }),
      createTeam(convoca, { body: { ...team, name: 'Segredo' } }),
    ].map(failure),
  )
  const logged = errors.map((error) => JSON.stringify(error))
  expect(logged.join('\n')).not.toMatch(/ana|q3uV|secret-token|Segredo/)
  expect(JSON.parse(logged[0] ?? '')).toEqual({
    name: 'ForbiddenError',
    message: 'listTeams: GET https://api.test/api/teams (attempt 1): 403 FORBIDDEN, FORBIDDEN [request r1]',
    code: 'FORBIDDEN',
    operation: 'listTeams',
    method: 'GET',
    address: 'https://api.test/api/teams',
    attempt: 1,
    status: 403,
    requestId: 'r1',
    fieldErrors: [],
  })
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({
    address: 'https://api.test/api/public/user/pro/{nickname}',
  })
})

test('an error of the raw client has its address too', async () => {
  const { convoca } = fakeClient(() => Promise.reject(new TypeError('gone')), { retry: 0 })
  const error = await failure(rawClient(convoca).GET('/teams', { params: { query: { search: 'x' } } }))
  expect(error).toMatchObject({ operation: undefined, address: 'https://api.test/api/teams', method: 'GET' })
})
