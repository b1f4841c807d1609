import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../src/database/availability.ts'
import { type Person, type TestServer, codeOf, startServer } from './harness.ts'
import { countTenths } from './processor-time.ts'
import { newRegistrant } from './registrations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

function post(payload: string, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
}

describe('problems', () => {
  test('says route not found below /api, as a problem with the request id of the header', async () => {
    const response = await server.inject({ url: '/api/nope', headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.body).toEqual({
      type: 'https://convoca.example/problems/route-not-found',
      title: 'Route not found',
      status: 404,
      code: 'ROUTE_NOT_FOUND',
      message: 'Route not found',
      requestId: response.headers['x-request-id'],
    })
  })

  test('returns the allowed methods of a known path', async () => {
    const response = await server.inject({ method: 'PATCH', url: '/api/auth/sessions/1' })
    expect(response.status).toBe(405)
    expect(response.headers['allow']).toBe('DELETE')
    expect(response.body.code).toBe('METHOD_NOT_ALLOWED')
  })

  test.each([
    ['broken JSON', '{"email":', {}, 400, 'MALFORMED_BODY'],
    ['no body', '', {}, 400, 'VALIDATION_FAILED'],
    ['a body that is no object', '[]', {}, 400, 'VALIDATION_FAILED'],
    ['a body called text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a log-in of 20 kB', JSON.stringify({ email: 'a'.repeat(20_000) }), {}, 413, 'PAYLOAD_TOO_LARGE'],
    [
      'a poisoned prototype',
      '{"__proto__":{"admin":true},"email":"a@b.co","password":"x"}',
      {},
      400,
      'MALFORMED_BODY',
    ],
    ['a lone surrogate', String.raw`{"email":"a@b.co","password":"\ud800"}`, {}, 400, 'VALIDATION_FAILED'],
    [
      'NUL in a field name',
      String.raw`{"em\u0000ail":"a@b.co","password":"x"}`,
      {},
      400,
      'VALIDATION_FAILED',
    ],
  ])('refuses %s', async (_what, payload, headers, status, code) => {
    const response = await post(payload, headers)
    expect([response.status, response.body.code]).toEqual([status, code])
  })

  test.each([
    '/api/public/user/pro/%00abc',
    '/api/public/user/pro/%zz',
    '/api/public/user/pro/%ED%A0%80',
    '/api/public/user/options/search/?search=%00',
    '/api/public/user/options/search/?search=%ED%A0%80',
    '/api/public/user/options/search/?limit=81',
    '/api/public/user/options/search/?limit=1e1',
    '/api/public/user/options/search/?limit=',
    '/api/public/user/options/search/?page=0',
    '/api/public/user/options/search/?page=1&page=2',
    '/api/public/user/options/search/?order=up',
    '/api/public/user/options/search/?entityId=1',
    '/api/public/user/options/search/?sort=cpf',
  ])('refuses the address %s', async (url) => {
    const response = await server.inject({ url })
    expect(response.status).toBe(400)
    expect(response.body.code).toMatch(/^(VALIDATION_FAILED|UNKNOWN_FIELD)$/)
  })

  test('reads numbers from the address and fills in what is left out', async () => {
    const response = await server.inject({ url: '/api/public/user/options/search/?limit=5' })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ page: 1, limit: 5 })
  })

  test('lists every refused field once', async () => {
    const response = await server.call('register', { body: { ...newRegistrant(), nick: '', cpf: 1 } })
    expect(response.body.errors.map((error: { path: string }) => error.path).toSorted()).toEqual([
      'cpf',
      'nick',
    ])
    expect(response.body.message).toHaveLength(2)
  })

  test.each([
    ['beside the known ones', { email: 'ana@convoca.example', password: 'x' }, 'UNKNOWN_FIELD'],
    ['instead of the known ones', {}, 'VALIDATION_FAILED'],
  ])('lists at most the first of many unknown fields %s', async (_where, known, code) => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, index]))
    const response = await server.call('login', { body: { ...known, ...unknown } })
    expect(codeOf(response)).toEqual([400, code])
    const paths = response.body.errors.map((error: { path: string }) => error.path)
    expect(paths).toEqual(code === 'UNKNOWN_FIELD' ? ['k0'] : ['email', 'password'])
  })

  test('takes the JSON type without a body where an operation needs none, and refuses fields there', async () => {
    const { token } = await server.registerUser()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const unknown = await server.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers,
      payload: '{"all":true}',
    })
    expect([unknown.status, unknown.body.code]).toEqual([400, 'UNKNOWN_FIELD'])
    const empty = await server.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: '' })
    expect(empty.status).toBe(204)
  })
})

describe('the database down', () => {
  test('answers 503 with Retry-After everywhere while it lasts, and recovers by itself', async () => {
    const broken = await startServer({ interruptible: true })
    const { token, email } = await broken.registerUser()
    await broken.database.proxy?.interrupt()
    const responses = await Promise.all([
      broken.call('readReadiness'),
      broken.call('readMyProfile', { token }),
      broken.call('searchPlayers'),
      broken.call('login', { body: { email, password: 'qualquer-senha' } }),
      broken.call('register', { body: { ...newRegistrant() } }),
    ])
    for (const response of responses) {
      expect([response.status, response.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await broken.call('readHealth')).status).toBe(200)
    await broken.database.proxy?.resume()
    expect((await broken.call('readReadiness')).status).toBe(200)
    expect((await broken.call('readMyProfile', { token })).status).toBe(200)
    await broken.close()
  })
})

describe('the database frozen', () => {
  /** Tenths of seconds. */
  const LIMIT = 50
  let frozen: TestServer
  let person: Person

  beforeAll(async () => {
    frozen = await startServer({ interruptible: true })
    person = await frozen.registerUser()
  })
  afterAll(() => frozen.close())

  test('answers 503 with Retry-After within five seconds, and recovers by itself', async () => {
    const { token } = person
    frozen.database.proxy?.freeze()
    // More than there are connections: some wait for one.
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => [
        countTenths(() => frozen.call('readReadiness')),
        countTenths(() => frozen.call('readMyProfile', { token })),
        countTenths(() => frozen.call('searchPlayers')),
        countTenths(() => frozen.call('register', { body: { ...newRegistrant() } })),
      ]).flat(),
    )
    for (const { result, tenths } of responses) {
      expect([result.status, result.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
      expect(Number(result.headers['retry-after'])).toBeGreaterThan(0)
      expect(tenths).toBeLessThan(LIMIT)
    }
    frozen.database.proxy?.thaw()
    expect((await frozen.call('readMyProfile', { token })).status).toBe(200)
  })

  test('a transaction in which it freezes ends, too, and its connection is not used again', async () => {
    const { db, proxy } = frozen.database
    const ends = db.transaction().execute(async (transaction) => {
      await sql`create temporary table left_over ()`.execute(transaction)
      proxy?.freeze()
      await sql`select 1`.execute(transaction)
    })
    const { result, tenths } = await countTenths(() => ends.then(null, (error: unknown) => error))
    expect(isDatabaseUnavailable(result)).toBe(true)
    expect(tenths).toBeLessThan(LIMIT)
    proxy?.thaw()
    const sessions = Array.from({ length: 20 }, () =>
      sql`select to_regclass('pg_temp.left_over') as found`.execute(db),
    )
    for (const { rows } of await Promise.all(sessions)) expect(rows).toEqual([{ found: null }])
  })
})
