import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { refusedHandshake } from '../../../test/sockets.ts'
import { createMailToken } from './mail-tokens.ts'

const MINUTE = 60_000
const NEW = 'onca-pintada-2027'
let time = Date.UTC(2026, 10, 20)
let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => new Date(time) })
})
afterAll(() => server.close())

const mailLink = (person: Person, purpose: 'RECOVERY' | 'CONFIRMATION' = 'RECOVERY') =>
  createMailToken(server.services, person, purpose)

const change = ({ email }: Pick<Person, 'email'>, token: string, password = NEW) =>
  server.call('changePassword', { body: { email, token, password } })

const logIn = ({ email }: Person, password: string) => server.call('login', { body: { email, password } })

async function queuedMails(userId: string | null): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ data: { template: string; userId: string | null } }>(
    'select data from jobs.job order by created_on, id',
  )
  return rows.flatMap(({ data }) => (data.userId === userId ? [data.template] : []))
}

describe('the link of a recovery mail', () => {
  test('sets the password, ends every session and is mailed about', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    expect((await change(ana, token)).status).toBe(204)
    expect(codeOf(await server.call('readMyProfile', { token: ana.token }))).toEqual([401, 'TOKEN_INVALID'])
    expect(codeOf(await logIn(ana, PASSWORD))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await logIn(ana, NEW)).status).toBe(200)
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail', 'passwordChanged'])
  })

  test('works once, also for ten simultaneous uses', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(ana, token, `${NEW}-${index}`)),
    )
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ body }) => body?.code === 'LINK_INVALID')).toHaveLength(9)
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail', 'passwordChanged'])
  })

  test('ends the other links, also when both are used at once', async () => {
    const ana = await server.registerUser()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => mailLink(ana)))
    const responses = await Promise.all(tokens.map((token) => change(ana, token)))
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(7)
    expect(
      await server.db.selectFrom('mail_tokens').selectAll().where('user_id', '=', ana.id).execute(),
    ).toEqual([])
  })

  test('is valid for 30 minutes', async () => {
    const ana = await server.registerUser()
    const [early, late] = [await mailLink(ana), await mailLink(ana)]
    time += 30 * MINUTE - 1
    expect((await change(ana, early, 'uma-senha-mal-passada')).status).toBe(204)
    const last = await mailLink(ana)
    expect(codeOf(await change(ana, late))).toEqual([400, 'LINK_INVALID'])
    time += 30 * MINUTE
    expect(codeOf(await change(ana, last))).toEqual([400, 'LINK_INVALID'])
  })

  test('survives a password that is refused', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    expect(codeOf(await change(ana, token, `${ana.nick}1`))).toEqual([400, 'PASSWORD_TOO_COMMON'])
    expect((await change(ana, token)).status).toBe(204)
  })

  test.each([
    ['another address', (ana: Person, bruno: Person) => mailLink(ana).then((token) => change(bruno, token))],
    [
      'a confirmation link',
      (ana: Person) => mailLink(ana, 'CONFIRMATION').then((token) => change(ana, token)),
    ],
    ['an invented token', (ana: Person) => change(ana, 'A'.repeat(43))],
    ['the token of a session', (ana: Person) => change(ana, ana.token)],
  ])('is refused with %s', async (_what, attempt) => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    expect(codeOf(await attempt(ana, bruno))).toEqual([400, 'LINK_INVALID'])
    expect((await logIn(ana, PASSWORD)).status).toBe(200)
  })

  test('is worth nothing once the account has another address', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    const email = `nova.${ana.email}`
    await server.db.updateTable('users').set({ email }).where('id', '=', ana.id).execute()
    expect(codeOf(await change(ana, token))).toEqual([400, 'LINK_INVALID'])
    expect(codeOf(await change({ email }, token))).toEqual([400, 'LINK_INVALID'])
  })

  test('needs no address, and is told of in the bell', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    expect((await server.call('changePassword', { body: { token, password: NEW } })).status).toBe(204)
    const session = (await logIn(ana, NEW)).body.token
    const { body } = await server.call('listUnreadNotifications', { token: session })
    expect(body).toMatchObject([{ type: 'USER_ALTER_PASSWORD', title: 'Senha alterada' }])
  })

  test('confirms the address, and takes it in any case', async () => {
    const ana = await server.registerUser()
    const token = await mailLink(ana)
    expect((await change({ email: ana.email.toUpperCase() }, token)).status).toBe(204)
    const user = server.db.selectFrom('users').select('email_verified_at').where('id', '=', ana.id)
    expect((await user.executeTakeFirstOrThrow()).email_verified_at).not.toBeNull()
  })
})

describe('a request for a recovery mail', () => {
  test('is answered alike whether or not somebody has the address, and queued alike', async () => {
    const ana = await server.registerUser()
    const known = await server.call('resetPassword', { body: { email: ana.email.toUpperCase() } })
    const unknown = await server.call('resetPassword', { body: { email: 'ninguem@convoca.example' } })
    expect([known.status, known.body]).toEqual([204, undefined])
    expect([unknown.status, unknown.body]).toEqual([204, undefined])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail', 'recovery'])
    expect(await queuedMails(null)).toEqual(['recovery'])
  })

  test('is limited to three of fifty simultaneous ones, sent to two servers, whoever has the address', async () => {
    const limited = await startServer({ database: server.database, config: { rateLimit: true } })
    const second = await startServer({ database: server.database, config: { rateLimit: true } })
    const ana = await server.registerUser()
    for (const email of [ana.email, 'ninguem.mais@convoca.example']) {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 === 0 ? limited : second).inject({
            method: 'POST',
            url: '/api/auth/reset-password',
            remoteAddress: `198.51.${index}.7`,
            payload: { email: index % 3 === 0 ? email.toUpperCase() : email },
          }),
        ),
      )
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(3)
      const refused = responses.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(47)
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await queuedMails(ana.id)).filter((template) => template === 'recovery')).toHaveLength(3)
    await limited.close()
    await second.close()
  })
})

describe('a new password of a signed-in user', () => {
  const update = (token: string, currentPassword: string, password = NEW) =>
    server.call('updatePassword', { token, body: { currentPassword, password } })

  test('needs the current one, ends the other sessions with their sockets, and is mailed about', async () => {
    const ana = await server.registerUser()
    const origin = server.app.server.listening ? '' : await server.listen()
    const other = (await logIn(ana, PASSWORD)).body.token
    const wrong = await update(ana.token, 'outra-senha-qualquer')
    expect(codeOf(wrong)).toEqual([403, 'WRONG_PASSWORD'])
    expect(wrong.body.errors).toEqual([
      { path: 'currentPassword', code: 'INVALID_VALUE', message: 'the password is wrong' },
    ])
    expect((await update(ana.token, PASSWORD)).status).toBe(204)
    expect((await server.call('readMyProfile', { token: ana.token })).status).toBe(200)
    expect((await server.call('readMyProfile', { token: other })).status).toBe(401)
    expect(await refusedHandshake(origin, { token: other })).toEqual({ code: 'TOKEN_INVALID' })
    expect((await logIn(ana, NEW)).status).toBe(200)
    expect(await queuedMails(ana.id)).toContain('passwordChanged')
  })

  test('is set by one of ten simultaneous changes', async () => {
    const ana = await server.registerUser()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(ana.token, PASSWORD, `${NEW}-${index}`)),
    )
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ body }) => body?.code === 'WRONG_PASSWORD')).toHaveLength(9)
  })

  test('is refused where it is common', async () => {
    const ana = await server.registerUser()
    expect(codeOf(await update(ana.token, PASSWORD, 'Flamengo2024!'))).toEqual([400, 'PASSWORD_TOO_COMMON'])
  })

  test('is limited, so that a stolen session does not find the current one', async () => {
    const limited = await startServer({ database: server.database, config: { rateLimit: true } })
    const ana = await server.registerUser()
    const body = { currentPassword: 'outra-senha-qualquer', password: NEW }
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => limited.call('updatePassword', { token: ana.token, body })),
    )
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
    await limited.close()
  })
})

describe('the link of a confirmation mail', () => {
  test('opens the log-in where that needs a confirmed address', async () => {
    const strict = await startServer({ database: server.database, config: { requireVerifiedEmail: true } })
    const ana = await server.registerUser()
    const body = { email: ana.email, password: PASSWORD }
    expect(codeOf(await strict.call('login', { body }))).toEqual([403, 'USER_NOT_VERIFIED'])
    const token = await mailLink(ana, 'CONFIRMATION')
    expect((await server.call('confirmEmail', { body: { token } })).status).toBe(204)
    expect((await strict.call('login', { body })).status).toBe(200)
    expect(codeOf(await server.call('confirmEmail', { body: { token } }))).toEqual([400, 'LINK_INVALID'])
    await strict.close()
  })

  test('is mailed again to who cannot log in without, not more than once in ten minutes', async () => {
    const strict = await startServer({
      database: server.database,
      config: { requireVerifiedEmail: true },
      now: () => new Date(time),
    })
    const ana = await server.registerUser()
    await mailLink(ana, 'CONFIRMATION')
    const body = { email: ana.email, password: PASSWORD }
    await strict.call('login', { body })
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail'])
    time += 10 * MINUTE + 1
    await strict.call('login', { body })
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail', 'confirmEmail'])
    await strict.close()
  })
})

describe('a log-in from a new device', () => {
  const [phone, laptop] = ['7f3c1f0e2b9d4a58b6c0d1e2f3a4b5c6', '00000000000000000000000000000002']
  const logInWith = (person: Person, deviceId: string) =>
    server.call('login', {
      body: { email: person.email, password: PASSWORD, deviceId },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36' },
    })

  test('is mailed about, once for each device, and not the first one of an account', async () => {
    const ana = await server.registerUser()
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail'])
    await logInWith(ana, phone)
    await logInWith(ana, phone)
    await logInWith(ana, laptop)
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail', 'newDevice', 'newDevice'])
  })

  test('is not mailed about with a wrong password', async () => {
    const ana = await server.registerUser()
    const body = { email: ana.email, password: 'outra-senha-qualquer', deviceId: phone }
    await server.call('login', { body })
    expect(await queuedMails(ana.id)).toEqual(['confirmEmail'])
  })
})
