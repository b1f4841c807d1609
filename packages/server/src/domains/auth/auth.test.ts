import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { PASSWORD, newRegistrant } from '../../../test/registrations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('register', () => {
  test('creates an account and says only id, nick and name', async () => {
    const response = await server.call('register', {
      body: { ...newRegistrant({ nick: 'Trovao', name: '  Ana   Conceição ' }) },
    })
    expect(response.status).toBe(201)
    expect(response.body).toEqual({ id: expect.any(String), nick: 'Trovao', name: 'Ana Conceição' })
  })

  test.each([
    ['nick', { nick: 'TROVAO' }, 'NICK_TAKEN'],
    ['email', { email: 'UMA@Convoca.Example' }, 'EMAIL_TAKEN'],
    ['cpf', { cpf: '52998224725' }, 'CPF_TAKEN'],
  ])('refuses a taken %s whatever its case', async (path, again, code) => {
    await server.call('register', {
      body: { ...newRegistrant({ nick: 'uma', email: 'uma@convoca.example', cpf: '52998224725' }) },
    })
    const response = await server.call('register', { body: { ...newRegistrant(again) } })
    expect(response.status).toBe(409)
    expect(response.body).toMatchObject({ code, errors: [{ path, code: 'TAKEN' }] })
  })

  test.each([
    ['a CPF with wrong check digits', { cpf: '52998224724' }, 'cpf', 'INVALID_VALUE', 'VALIDATION_FAILED'],
    ['a CPF of eleven equal digits', { cpf: '11111111111' }, 'cpf', 'INVALID_VALUE', 'VALIDATION_FAILED'],
    ['a foreign phone', { phone: '00987654321' }, 'phone', 'INVALID_VALUE', 'VALIDATION_FAILED'],
    ['a day that does not exist', { birth: '2001-02-30' }, 'birth', 'INVALID_FORMAT', 'VALIDATION_FAILED'],
    ['a birth in the future', { birth: '2101-02-03' }, 'birth', 'OUT_OF_RANGE', 'VALIDATION_FAILED'],
    ['a birth before anybody alive', { birth: '1801-02-03' }, 'birth', 'OUT_OF_RANGE', 'VALIDATION_FAILED'],
    ['a child', { birth: `${new Date().getFullYear() - 15}-01-01` }, 'birth', 'UNDERAGE', 'UNDERAGE'],
    ['a short password', { password: 'curta-1' }, 'password', 'TOO_SHORT', 'VALIDATION_FAILED'],
    ['a common password', { password: 'Flamengo2024!' }, 'password', 'TOO_COMMON', 'PASSWORD_TOO_COMMON'],
    [
      'the nick as password',
      { nick: 'relampago', password: 'Relampago#1' },
      'password',
      'TOO_COMMON',
      'PASSWORD_TOO_COMMON',
    ],
    ['a name that cannot be seen', { name: '\u200b\u2060\u200e' }, 'name', 'TOO_SHORT', 'VALIDATION_FAILED'],
    ['a name of blanks', { name: '     ' }, 'name', 'TOO_SHORT', 'VALIDATION_FAILED'],
    ['a name with NUL', { name: 'Ana\u0000 Maria' }, 'name', 'INVALID_FORMAT', 'VALIDATION_FAILED'],
    [
      'a name with a lone surrogate',
      { name: 'Ana \ud83d Maria' },
      'name',
      'INVALID_FORMAT',
      'VALIDATION_FAILED',
    ],
    ['a nick with a blank', { nick: 'a b c' }, 'nick', 'INVALID_FORMAT', 'VALIDATION_FAILED'],
    ['an offensive nick', { nick: 'caralho' }, 'nick', 'PROFANITY', 'PROFANITY'],
    ['an unknown gender', { gender: 'ROBOT' as 'OTHER' }, 'gender', 'INVALID_VALUE', 'VALIDATION_FAILED'],
    ['an e-mail without a host', { email: 'ana@' }, 'email', 'INVALID_FORMAT', 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, given, path, fieldCode, code) => {
    const response = await server.call('register', { body: { ...newRegistrant(given) } })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ code, errors: [{ path, code: fieldCode }] })
  })

  test('distinguishes a missing from an unknown field', async () => {
    const { nick: _, ...withoutNick } = newRegistrant()
    const missing = await server.call('register', { body: withoutNick })
    expect(missing.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'nick', code: 'REQUIRED' }],
    })
    const unknown = await server.call('register', { body: { ...newRegistrant(), platform_role: 'ADMIN' } })
    expect(unknown.status).toBe(400)
    expect(unknown.body).toMatchObject({
      code: 'UNKNOWN_FIELD',
      errors: [{ path: 'platform_role', code: 'UNKNOWN_FIELD' }],
    })
  })

  test('takes somebody who turns 16 today and an empty gender as null', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    const birth = `${Number(today.slice(0, 4)) - 16}${today.slice(4)}`
    const response = await server.call('register', { body: { ...newRegistrant({ birth, gender: null }) } })
    expect(response.status).toBe(201)
  })

  test('lets exactly one of 50 simultaneous registrations have a nick', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.call('register', { body: { ...newRegistrant({ nick: 'disputado' }) } }),
      ),
    )
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1)
    expect(responses.filter((response) => response.body.code === 'NICK_TAKEN')).toHaveLength(49)
  })

  test.each(['admin', 'Convoca', 'convoca_suporte', 'Staff', 'Con-Voca'])(
    'refuses the nick %s, by which somebody would be taken for the staff',
    async (nick) => {
      const response = await server.call('register', { body: { ...newRegistrant({ nick }) } })
      expect(response.status).toBe(409)
      expect(response.body).toMatchObject({ code: 'NICK_TAKEN', errors: [{ path: 'nick', code: 'TAKEN' }] })
    },
  )

  test.each(['___', 'administra', 'convocada', 'suporte_10'])('takes the nick %s', async (nick) => {
    expect((await server.call('register', { body: { ...newRegistrant({ nick }) } })).status).toBe(201)
  })

  test('replays the first answer for the same idempotency key, and refuses it for another body', async () => {
    const body = { ...newRegistrant() }
    const headers = { 'idempotency-key': 'chave-de-teste-1' }
    const [first, second] = await Promise.all([
      server.call('register', { body, headers }),
      server.call('register', { body, headers }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const other = await server.call('register', { body: { ...newRegistrant() }, headers })
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('keeps a key free when its effect failed', async () => {
    const headers = { 'idempotency-key': 'chave-de-teste-2' }
    const refused = await server.call('register', {
      body: { ...newRegistrant({ cpf: '52998224724' }) },
      headers,
    })
    expect(refused.status).toBe(400)
    const corrected = await server.call('register', { body: { ...newRegistrant() }, headers })
    expect(corrected.status).toBe(201)
  })
})

describe('login and sessions', () => {
  test('says the same for an unknown e-mail and a wrong password', async () => {
    const person = await server.registerUser()
    const wrong = await server.call('login', {
      body: { email: person.email, password: 'outra-senha-qualquer' },
    })
    const unknown = await server.call('login', {
      body: { email: 'ninguem@convoca.example', password: PASSWORD },
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS')
  })

  test('logs in whatever the case of the e-mail, even with a stale token', async () => {
    const person = await server.registerUser()
    const response = await server.call('login', {
      body: { email: person.email.toUpperCase(), password: PASSWORD },
      token: 'A'.repeat(43),
    })
    expect(response.status).toBe(200)
    expect(response.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test('stores no token as it is', async () => {
    const person = await server.registerUser()
    const rows = await server.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute()
    expect(JSON.stringify(rows)).not.toContain(person.token)
    expect(rows[0]?.token_hash.toString('utf8')).not.toContain(person.token)
  })

  test('ends the session on logout', async () => {
    const person = await server.registerUser()
    expect((await server.call('logout', { token: person.token })).status).toBe(204)
    const after = await server.call('readMyProfile', { token: person.token })
    expect(after.status).toBe(401)
    expect(after.body.code).toBe('TOKEN_INVALID')
    expect(after.headers['www-authenticate']).toBe('Bearer')
  })

  test('lists the sessions, marks the current one and ends one by its id', async () => {
    const person = await server.registerUser()
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
    const other = await server.call('login', {
      body: { email: person.email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    })
    const list = await server.call('listSessions', { token: person.token })
    expect(list.body).toHaveLength(2)
    expect(list.body.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
    const elsewhere = list.body.find((session: { current: boolean }) => !session.current)
    expect(elsewhere.device).toBe('Chrome no Windows')
    expect(
      (await server.call('endSession', { token: person.token, path: { id: elsewhere.id } })).status,
    ).toBe(204)
    expect((await server.call('readMyProfile', { token: other.body.token })).status).toBe(401)
  })

  test("hides another's session", async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    const list = await server.call('listSessions', { token: ana.token })
    const response = await server.call('endSession', { token: bruno.token, path: { id: list.body[0].id } })
    expect(response.status).toBe(404)
    expect(response.body.code).toBe('SESSION_NOT_FOUND')
    expect((await server.call('readMyProfile', { token: ana.token })).status).toBe(200)
  })

  test('distinguishes a missing, an unknown and a malformed token', async () => {
    expect((await server.call('readMyProfile')).body.code).toBe('UNAUTHENTICATED')
    expect((await server.call('readMyProfile', { token: 'B'.repeat(43) })).body.code).toBe('TOKEN_INVALID')
    expect((await server.call('readMyProfile', { headers: { authorization: 'Basic abc' } })).body.code).toBe(
      'TOKEN_INVALID',
    )
  })
})
