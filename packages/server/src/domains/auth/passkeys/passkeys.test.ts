import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Differences, createAuthenticator } from '../../../../test/authenticator.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { enableTwoStep } from '../../../../test/two-step.ts'
import { removePasskey } from './service.ts'
import { toRelyingParty } from './relying-party.ts'

const MINUTE = 60 * 1000
const publicUrl = 'https://convoca.example'
const site = { id: 'convoca.example', origin: publicUrl }
const otherOrigins: [string, Differences][] = [
  ['another origin', { origin: 'https://mau.example' }],
  ['a subdomain', { origin: 'https://mau.convoca.example' }],
  ['another site', { rpId: 'mau.example' }],
]
let time = Date.UTC(2026, 10, 20, 22)

let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => new Date(time), config: { publicUrl } })
})
afterAll(() => server.close())
beforeEach(() => {
  time += MINUTE
})

type Authenticator = ReturnType<typeof createAuthenticator>

async function start({ token }: Person): Promise<string> {
  const response = await server.call('startPasskey', { token, body: { password: PASSWORD } })
  expect(response.status).toBe(200)
  return response.body.challenge
}

const add = ({ token }: Person, credential: object, name = 'Notebook') =>
  server.call('addPasskey', { token, body: { name, credential } })

async function newPasskey(person: Person, authenticator = createAuthenticator(site)) {
  const added = await add(person, authenticator.register(await start(person)))
  expect(added.status).toBe(201)
  return { authenticator, id: String(added.body.id) }
}

const startLogin = async (): Promise<string> => (await server.call('startPasskeyLogin')).body.challenge

const logIn = (credential: object, more: object = {}) =>
  server.call('loginByPasskey', { body: { credential, ...more } })

const logInWith = async (authenticator: Authenticator, differences: Differences = {}) =>
  logIn(authenticator.assert(await startLogin(), differences))

describe('adding a passkey', () => {
  test('needs the password, names the site of the configuration and what the user has', async () => {
    const ana = await server.registerUser()
    const wrong = await server.call('startPasskey', { token: ana.token, body: { password: 'errada-mesmo' } })
    expect(codeOf(wrong)).toEqual([403, 'WRONG_PASSWORD'])
    const { authenticator } = await newPasskey(ana)
    const { body } = await server.call('startPasskey', { token: ana.token, body: { password: PASSWORD } })
    expect(body).toMatchObject({
      rp: { id: 'convoca.example' },
      user: { name: ana.nick },
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    expect(JSON.stringify(body)).not.toContain(ana.email)
  })

  test('is mailed and listed without its key, for its user alone', async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    time += MINUTE
    await newPasskey(ana)
    const list = async ({ token }: Person) => (await server.call('listPasskeys', { token })).body
    expect(await list(bruno)).toEqual([])
    expect(await list(ana)).toEqual([
      {
        id: expect.any(String),
        name: 'Notebook',
        created_at: expect.any(String),
        last_used_at: null,
        provesIdentity: false,
      },
    ])
    const { rows } = await server.database.pool.query("select data from jobs.job where name = 'mail'")
    const mails = rows.filter(({ data }) => data.template === 'passkeyAdded').map(({ data }) => data)
    expect(mails).toContainEqual({ template: 'passkeyAdded', userId: ana.id, name: 'Notebook' })
  })

  test('uses its challenge up, for its user alone and within five minutes', async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    const authenticator = createAuthenticator(site)
    const challenge = await start(ana)
    const invalid = [400, 'CHALLENGE_INVALID']
    expect(codeOf(await add(bruno, authenticator.register(challenge)))).toEqual(invalid)
    const credential = authenticator.register(challenge)
    const responses = await Promise.all(Array.from({ length: 5 }, () => add(ana, credential)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(codeOf(await add(ana, credential))).toEqual(invalid)
    const late = await start(ana)
    time += 5 * MINUTE
    expect(codeOf(await add(ana, createAuthenticator(site).register(late)))).toEqual(invalid)
    expect(codeOf(await add(ana, createAuthenticator(site).register(await startLogin())))).toEqual(invalid)
  })

  test.each(otherOrigins)('is refused for %s', async (_what, differences) => {
    const ana = await server.registerUser()
    const challenge = await start(ana)
    const credential = createAuthenticator(site).register(challenge, differences)
    expect(codeOf(await add(ana, credential))).toEqual([400, 'PASSKEY_INVALID'])
    const honest = createAuthenticator(site).register(challenge)
    expect(codeOf(await add(ana, honest))).toEqual([400, 'CHALLENGE_INVALID'])
  })

  test('is refused for one that somebody has', async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    const { authenticator } = await newPasskey(ana)
    const again = await add(bruno, authenticator.register(await start(bruno)))
    expect(codeOf(again)).toEqual([400, 'PASSKEY_INVALID'])
  })

  test('ends at ten, also in parallel', async () => {
    const ana = await server.registerUser()
    for (let count = 0; count < 8; count += 1) await newPasskey(ana)
    const challenges = await Promise.all(Array.from({ length: 5 }, () => start(ana)))
    const responses = await Promise.all(
      challenges.map((challenge) => add(ana, createAuthenticator(site).register(challenge))),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(responses.filter(({ body }) => body.code === 'PASSKEY_LIMIT')).toHaveLength(3)
  })
})

describe('a log-in by passkey', () => {
  test('starts a session of its user', async () => {
    const ana = await server.registerUser()
    const { authenticator } = await newPasskey(ana)
    const { status, body } = await logInWith(authenticator)
    expect(status).toBe(200)
    const me = await server.call('readMyProfile', { token: body.token })
    expect(me.body.entity.id).toBe(ana.id)
    const [passkey] = (await server.call('listPasskeys', { token: ana.token })).body
    expect(passkey.last_used_at).toBe(new Date(time).toISOString())
  })

  test('names no account before it', async () => {
    const { body } = await server.call('startPasskeyLogin')
    expect(Object.keys(body).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  })

  test('refuses a replay, in parallel too', async () => {
    const { authenticator } = await newPasskey(await server.registerUser())
    const credential = authenticator.assert(await startLogin())
    const responses = await Promise.all(Array.from({ length: 6 }, () => logIn(credential)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'CHALLENGE_INVALID')).toHaveLength(5)
  })

  test.each(otherOrigins)('is refused for %s', async (_what, differences) => {
    const { authenticator } = await newPasskey(await server.registerUser())
    expect(codeOf(await logInWith(authenticator, differences))).toEqual([400, 'PASSKEY_INVALID'])
  })

  test('refuses a counter that does not rise', async () => {
    const { authenticator } = await newPasskey(await server.registerUser())
    expect((await logInWith(authenticator, { counter: 41 })).status).toBe(200)
    for (const counter of [0, 40, 41])
      expect(codeOf(await logInWith(authenticator, { counter }))).toEqual([400, 'PASSKEY_INVALID'])
    expect((await logInWith(authenticator, { counter: 42 })).status).toBe(200)
  })

  test('takes one of simultaneous responses with the same counter', async () => {
    const { authenticator } = await newPasskey(await server.registerUser())
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => logInWith(authenticator, { counter: 1000 })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes an authenticator that does not count', async () => {
    const ana = await server.registerUser()
    const authenticator = createAuthenticator(site)
    await add(ana, authenticator.register(await start(ana), { counter: 0 }))
    for (let visit = 0; visit < 2; visit += 1)
      expect((await logInWith(authenticator, { counter: 0 })).status).toBe(200)
  })

  test('refuses unknown passkeys, signatures of others and garbage', async () => {
    const { authenticator } = await newPasskey(await server.registerUser())
    const other = createAuthenticator(site)
    expect(codeOf(await logInWith(other))).toEqual([400, 'PASSKEY_INVALID'])
    const { id } = authenticator.assert(await startLogin())
    const forged = { ...other.assert(await startLogin()), id, rawId: id }
    expect(codeOf(await logIn(forged))).toEqual([400, 'PASSKEY_INVALID'])
    const { response, ...rest } = authenticator.assert(await startLogin())
    for (const clientDataJSON of ['bm9u', 'e30', 'bnVsbA'])
      expect(codeOf(await logIn({ ...rest, response: { ...response, clientDataJSON } }))).toEqual([
        400,
        'PASSKEY_INVALID',
      ])
    const broken = authenticator.assert(await startLogin())
    broken.response.signature = 'AAAA'
    expect(codeOf(await logIn(broken))).toEqual([400, 'PASSKEY_INVALID'])
  })

  test('is both steps where the authenticator verifies its user, else asks for the code', async () => {
    const ana = await enableTwoStep(server, await server.registerUser())
    const { authenticator } = await newPasskey(ana)
    expect((await logInWith(authenticator)).status).toBe(200)
    const unverified = async () => authenticator.assert(await startLogin(), { verified: false })
    expect(codeOf(await logIn(await unverified()))).toEqual([403, 'TWO_STEP_REQUIRED'])
    const { status, body } = await logIn(await unverified(), { secondStep: true })
    expect(status).toBe(202)
    const completed = await server.call('completeLogin', {
      body: { challenge: body.challenge, code: ana.recoveryCodes[0] },
    })
    expect(completed.status).toBe(200)
  })

  test('leaves one line in the log where it is refused, without a key or name', async () => {
    const ana = await server.registerUser()
    const { authenticator } = await newPasskey(ana)
    const before = server.logged.length
    await logInWith(authenticator, { origin: 'https://mau.example' })
    const lines = server.logged.slice(before).map((line) => JSON.parse(line))
    expect(lines.filter(({ event }) => event === 'security')).toMatchObject([
      { kind: 'login-failed', operation: 'loginByPasskey', code: 'PASSKEY_INVALID' },
    ])
    expect(JSON.stringify(lines)).not.toContain(authenticator.credentialId)
  })
})

describe('removing and renaming', () => {
  test('are for its user alone', async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    time += MINUTE
    const { authenticator, id } = await newPasskey(ana)
    const path = { id }
    const rename = ({ token }: Person, name: string) =>
      server.call('renamePasskey', { token, path, body: { name } })
    expect(codeOf(await rename(bruno, 'Minha'))).toEqual([404, 'PASSKEY_NOT_FOUND'])
    expect((await rename(ana, '  Celular\u200b novo ')).body.name).toBe('Celular novo')
    expect(codeOf(await rename(ana, '\u200b'))).toEqual([400, 'VALIDATION_FAILED'])
    const remove = ({ token }: Person) =>
      server.call('removePasskey', { token, path, body: { password: PASSWORD } })
    expect(codeOf(await remove(bruno))).toEqual([404, 'PASSKEY_NOT_FOUND'])
    expect((await remove(ana)).status).toBe(204)
    expect(codeOf(await logInWith(authenticator))).toEqual([400, 'PASSKEY_INVALID'])
  })

  test('never takes the last login method, also in parallel', async () => {
    const ana = await server.registerUser()
    time += MINUTE
    const [one, two] = [await newPasskey(ana), await newPasskey(ana)]
    await server.db.updateTable('users').set({ password_hash: null }).where('id', '=', ana.id).execute()
    const remove = (id: string) => server.runAs(ana, (context) => removePasskey(context, id))
    const results = await Promise.allSettled([remove(one.id), remove(two.id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'LAST_WAY_IN' }),
    })
  })
})

test.each([
  ['https://convoca.example', 'convoca.example', 'https://convoca.example'],
  ['https://convoca.example:8443', 'convoca.example', 'https://convoca.example:8443'],
  [null, 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
  ['http://[::1]:8080', 'localhost', 'http://localhost:8080'],
])('the site at %s is known as %s', (given, id, origin) => {
  expect(toRelyingParty(given, 'http://127.0.0.1:3000')).toEqual({ id, origin })
})
