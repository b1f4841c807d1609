import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import {
  type TwoStepUser,
  enableTwoStep,
  findWrongCode,
  secretBytes,
  totpCode,
} from '../../../../test/two-step.ts'
import { createMailToken } from '../mail-tokens.ts'
import { deleteExpiredChallenges } from './challenges.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const encryptionKey = Buffer.alloc(32, 7)
const deviceId = 'd'.repeat(32)
const otherDevice = 'e'.repeat(32)
let time = Date.UTC(2026, 10, 20, 22)
const now = () => new Date(time)
/** Moves the clock to a time step whose codes nobody has used. */
const pass = (milliseconds = MINUTE) => {
  time += milliseconds
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({ now, config: { encryptionKey } })
})
afterAll(() => server.close())
beforeEach(() => pass(2 * MINUTE))

const logIn = ({ email }: Person, more: object = {}, on = server) =>
  on.call('login', { body: { email, password: PASSWORD, secondStep: true, ...more } })

async function challenge(person: Person, more: object = {}, on = server): Promise<string> {
  const response = await logIn(person, more, on)
  expect(response.status).toBe(202)
  return response.body.challenge
}

const complete = (body: { challenge: string; code: string; deviceId?: string }, on = server) =>
  on.call('completeLogin', { body })

const currentCode = ({ secret }: TwoStepUser, steps = 0) =>
  totpCode(secret, new Date(time + steps * 30 * SECOND))

async function newUser(): Promise<TwoStepUser> {
  const user = await enableTwoStep(server, await server.registerUser())
  pass()
  return user
}

const wrongCode = ({ secret }: TwoStepUser): string => findWrongCode(secret, new Date(time))

describe('the set-up', () => {
  test('needs the password, shows the secret once and is confirmed by a code', async () => {
    const { token, email } = await server.registerUser()
    const read = async () => (await server.call('readTwoStep', { token })).body
    expect(await read()).toEqual({ enabled: false, enabled_at: null, recoveryCodesLeft: 0 })
    for (const [body, refusal] of [
      [{}, [400, 'VALIDATION_FAILED']],
      [{ password: 'senha-errada-mesmo' }, [403, 'WRONG_PASSWORD']],
      [{ code: '2222-2222' }, [403, 'CODE_INVALID']],
    ] as const)
      expect(codeOf(await server.call('startTwoStep', { token, body }))).toEqual(refusal)

    const setup = await server.call('startTwoStep', { token, body: { password: PASSWORD } })
    expect(setup.body.uri).toContain(`otpauth://totp/Convoca:${encodeURIComponent(email)}?issuer=Convoca`)
    expect(setup.body.uri).toContain(setup.body.secret)
    expect(await read()).toMatchObject({ enabled: false })
    expect((await server.call('login', { body: { email, password: PASSWORD } })).status).toBe(200)

    const confirm = (code: string) => server.call('enableTwoStep', { token, body: { code } })
    expect(codeOf(await confirm(totpCode(setup.body.secret, new Date(time - 5 * MINUTE))))).toEqual([
      403,
      'CODE_INVALID',
    ])
    const enabled = await confirm(totpCode(setup.body.secret, now()))
    expect(enabled.status).toBe(200)
    expect(new Set(enabled.body.recoveryCodes).size).toBe(10)
    expect(await read()).toEqual({ enabled: true, enabled_at: now().toISOString(), recoveryCodesLeft: 10 })
    for (const again of [
      await confirm(totpCode(setup.body.secret, now())),
      await server.call('startTwoStep', { token, body: { password: PASSWORD } }),
    ])
      expect(codeOf(again)).toEqual([409, 'TWO_STEP_ENABLED'])
  })

  test('expires, and another one replaces it', async () => {
    const { token } = await server.registerUser()
    const start = async () =>
      (await server.call('startTwoStep', { token, body: { password: PASSWORD } })).body.secret
    const confirm = (secret: string) =>
      server.call('enableTwoStep', { token, body: { code: totpCode(secret, now()) } })
    const first = await start()
    const second = await start()
    expect(codeOf(await confirm(first))).toEqual([403, 'CODE_INVALID'])
    pass(15 * MINUTE)
    expect(codeOf(await confirm(second))).toEqual([409, 'TWO_STEP_NOT_ENABLED'])
    expect((await confirm(await start())).status).toBe(200)
  })

  test('is confirmed once by simultaneous requests, and an idempotency key repeats no secret', async () => {
    const { token } = await server.registerUser()
    const headers = { 'idempotency-key': 'a-chave-de-sempre-1' }
    const start = () => server.call('startTwoStep', { token, headers, body: { password: PASSWORD } })
    expect((await start()).body.secret).not.toBe((await start()).body.secret)
    const { secret } = (await start()).body
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call('enableTwoStep', { token, headers, body: { code: totpCode(secret, now()) } }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'TWO_STEP_ENABLED')).toHaveLength(7)
    expect(await server.db.selectFrom('idempotency_keys').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ key: headers['idempotency-key'] }),
    )
  })

  test('leaves neither secret nor recovery codes in the database or the log', async () => {
    const { secret, recoveryCodes } = await newUser()
    const rows = await server.db.selectFrom('two_step').selectAll().execute()
    const codes = await server.db.selectFrom('recovery_codes').selectAll().execute()
    const raw = Buffer.from(secretBytes(secret))
    const stored = [...rows.map((row) => row.secret), ...codes.map((row) => row.code_hash)]
    expect(stored.some((bytes) => bytes.includes(raw))).toBe(false)
    const text = JSON.stringify([rows, codes]) + server.logged.join('')
    for (const canary of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(text).not.toContain(canary)
  })
})

describe('a log-in', () => {
  test('without two-step is what it was, whatever the client can do', async () => {
    const ana = await server.registerUser()
    expect((await logIn(ana)).body).toEqual({ token: expect.any(String) })
  })

  test('starts no session before the code, which may be a step late', async () => {
    const ana = await newUser()
    const sessions = async () => (await server.call('listSessions', { token: ana.token })).body.length
    const before = await sessions()
    const first = await challenge(ana)
    expect(await sessions()).toBe(before)
    expect(codeOf(await server.call('readMyProfile', { token: first }))).toEqual([401, 'TOKEN_INVALID'])
    const { body } = await complete({ challenge: first, code: currentCode(ana, -1) })
    expect((await server.call('readMyProfile', { token: body.token })).status).toBe(200)
  })

  test('takes the code of the present step and of the one before, and of no other', async () => {
    for (const [steps, status] of [
      [-2, 403],
      [-1, 200],
      [0, 200],
      [1, 403],
      [2, 403],
    ] as const) {
      const ana = await newUser()
      const tried = { challenge: await challenge(ana), code: currentCode(ana, steps) }
      expect([steps, (await complete(tried)).status]).toEqual([steps, status])
    }
  })

  test('takes the code that switched it on no second time, nor one that is early by a second', async () => {
    const ana = await enableTwoStep(server, await server.registerUser())
    const again = { challenge: await challenge(ana), code: currentCode(ana) }
    expect(codeOf(await complete(again))).toEqual([403, 'CODE_INVALID'])
    const untilNext = 30 * SECOND - (time % (30 * SECOND))
    const next = totpCode(ana.secret, new Date(time + untilNext))
    pass(untilNext - 1)
    const early = { challenge: await challenge(ana), code: next }
    expect(codeOf(await complete(early))).toEqual([403, 'CODE_INVALID'])
    pass(1)
    expect((await complete({ ...early, challenge: await challenge(ana) })).status).toBe(200)
  })

  test('is refused with a problem of its own where the client cannot ask for a code', async () => {
    const ana = await newUser()
    const refused = await server.call('login', { body: { email: ana.email, password: PASSWORD } })
    expect(codeOf(refused)).toEqual([403, 'TWO_STEP_REQUIRED'])
    const guessed = await server.call('login', { body: { email: ana.email, password: 'senha-errada-mesmo' } })
    expect(codeOf(guessed)).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  test('accepts each code once, also for another log-in', async () => {
    const ana = await newUser()
    const code = currentCode(ana)
    expect((await complete({ challenge: await challenge(ana), code })).status).toBe(200)
    const other = await challenge(ana)
    expect(codeOf(await complete({ challenge: other, code }))).toEqual([403, 'CODE_INVALID'])
    // Nor an earlier one, which somebody may have read.
    expect(codeOf(await complete({ challenge: other, code: currentCode(ana, -1) }))).toEqual([
      403,
      'CODE_INVALID',
    ])
  })

  test('accepts a code once of simultaneous log-ins on two servers', async () => {
    const other = await startServer({ now, database: server.database, config: { encryptionKey } })
    const ana = await newUser()
    const challenges = await Promise.all(Array.from({ length: 10 }, () => challenge(ana)))
    const code = currentCode(ana)
    const responses = await Promise.all(
      challenges.map((each, index) => complete({ challenge: each, code }, index % 2 === 0 ? server : other)),
    )
    await other.close()
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'CODE_INVALID')).toHaveLength(9)
  })

  test('uses its challenge for one session', async () => {
    const ana = await newUser()
    const one = await challenge(ana)
    const codes = [currentCode(ana, -1), currentCode(ana), ...ana.recoveryCodes.slice(0, 2)]
    const responses = await Promise.all(codes.map((code) => complete({ challenge: one, code })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('gives a challenge five codes, counted exactly in parallel', async () => {
    const ana = await newUser()
    const one = await challenge(ana)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => complete({ challenge: one, code: wrongCode(ana) })),
    )
    expect(responses.filter(({ body }) => body.code === 'CODE_INVALID')).toHaveLength(5)
    expect(responses.filter(({ body }) => body.code === 'CHALLENGE_INVALID')).toHaveLength(15)
    expect(codeOf(await complete({ challenge: one, code: currentCode(ana) }))).toEqual([
      400,
      'CHALLENGE_INVALID',
    ])
  })

  test('is bound to its device and expires', async () => {
    const ana = await newUser()
    const bound = await challenge(ana, { deviceId })
    const code = currentCode(ana)
    for (const device of [{}, { deviceId: otherDevice }])
      expect(codeOf(await complete({ challenge: bound, code, ...device }))).toEqual([
        400,
        'CHALLENGE_INVALID',
      ])
    expect((await complete({ challenge: bound, code, deviceId })).status).toBe(200)
    const late = await challenge(ana)
    pass(5 * MINUTE)
    expect(codeOf(await complete({ challenge: late, code: currentCode(ana) }))).toEqual([
      400,
      'CHALLENGE_INVALID',
    ])
    await deleteExpiredChallenges(server.services)
    const left = server.db.selectFrom('login_challenges').selectAll().where('user_id', '=', ana.id)
    expect(await left.execute()).toEqual([])
  })

  test('ends with a change of the password', async () => {
    const ana = await newUser()
    const open = await challenge(ana)
    const body = { currentPassword: PASSWORD, password: 'onca-pintada-2027' }
    expect((await server.call('updatePassword', { token: ana.token, body })).status).toBe(204)
    expect(codeOf(await complete({ challenge: open, code: currentCode(ana) }))).toEqual([
      400,
      'CHALLENGE_INVALID',
    ])
  })

  test('is warned of as from a new device once the code is right', async () => {
    const ana = await newUser()
    const mails = async () => {
      const { rows } = await server.database.pool.query("select data from jobs.job where name = 'mail'")
      return rows.filter(({ data }) => data.template === 'newDevice' && data.userId === ana.id).length
    }
    const open = await challenge(ana, { deviceId })
    expect(await mails()).toBe(0)
    await complete({ challenge: open, code: currentCode(ana), deviceId })
    expect(await mails()).toBe(1)
  })
})

describe('recovery codes', () => {
  test('each open the account once, however they are typed, also in parallel', async () => {
    const ana = await newUser()
    const [first = '', second = ''] = ana.recoveryCodes
    const typed = first.replace('-', '').toLowerCase()
    expect((await complete({ challenge: await challenge(ana), code: typed })).status).toBe(200)
    expect(codeOf(await complete({ challenge: await challenge(ana), code: first }))).toEqual([
      403,
      'CODE_INVALID',
    ])
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challenge(ana)))
    const responses = await Promise.all(challenges.map((each) => complete({ challenge: each, code: second })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await server.call('readTwoStep', { token: ana.token })
    expect(body.recoveryCodesLeft).toBe(8)
  })

  test('of another account open nothing', async () => {
    const [ana, bruno] = [await newUser(), await newUser()]
    const code = bruno.recoveryCodes[0] ?? ''
    expect(codeOf(await complete({ challenge: await challenge(ana), code }))).toEqual([403, 'CODE_INVALID'])
  })

  test('are replaced with the password and a code', async () => {
    const ana = await newUser()
    const renew = (body: { password?: string; code: string }) =>
      server.call('renewRecoveryCodes', { token: ana.token, body })
    expect(codeOf(await renew({ code: currentCode(ana) }))).toEqual([403, 'WRONG_PASSWORD'])
    expect(codeOf(await renew({ password: PASSWORD, code: wrongCode(ana) }))).toEqual([403, 'CODE_INVALID'])
    const renewed = await renew({ password: PASSWORD, code: currentCode(ana) })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const [old = '', fresh = ''] = [ana.recoveryCodes[0], renewed.body.recoveryCodes[0]]
    expect(codeOf(await complete({ challenge: await challenge(ana), code: old }))).toEqual([
      403,
      'CODE_INVALID',
    ])
    expect((await complete({ challenge: await challenge(ana), code: fresh })).status).toBe(200)
  })
})

describe('switching off', () => {
  test('needs the password and a code', async () => {
    const ana = await newUser()
    const off = (body: { password?: string; code: string }) =>
      server.call('disableTwoStep', { token: ana.token, body })
    expect(codeOf(await off({ password: 'senha-errada-mesmo', code: currentCode(ana) }))).toEqual([
      403,
      'WRONG_PASSWORD',
    ])
    expect(codeOf(await off({ password: PASSWORD, code: wrongCode(ana) }))).toEqual([403, 'CODE_INVALID'])
    expect((await logIn(ana)).status).toBe(202)
    expect((await off({ password: PASSWORD, code: currentCode(ana) })).status).toBe(204)
    expect((await logIn(ana)).status).toBe(200)
    expect(codeOf(await off({ password: PASSWORD, code: currentCode(ana) }))).toEqual([
      409,
      'TWO_STEP_NOT_ENABLED',
    ])
    expect(
      await server.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', ana.id).execute(),
    ).toEqual([])
  })

  test('is not what a password recovery does after a month', async () => {
    const ana = await newUser()
    await server.call('confirmEmail', {
      body: { token: await createMailToken(server.services, ana, 'CONFIRMATION') },
    })
    await server.db
      .updateTable('two_step')
      .set({ enabled_at: new Date(time + MINUTE) })
      .where('user_id', '=', ana.id)
      .execute()
    pass(31 * 24 * 60 * MINUTE)
    const token = await recoveryToken(ana)
    const body = { token, password: 'onca-pintada-2027' }
    expect((await server.call('changePassword', { body })).status).toBe(204)
    const again = await server.call('login', {
      body: { email: ana.email, password: body.password, secondStep: true },
    })
    expect(again.status).toBe(202)
  })

  test('and on is mailed', async () => {
    const ana = await newUser()
    const body = { password: PASSWORD, code: currentCode(ana) }
    await server.call('disableTwoStep', { token: ana.token, body })
    const { rows } = await server.database.pool.query("select data from jobs.job where name = 'mail'")
    const templates = rows.filter(({ data }) => data.userId === ana.id).map(({ data }) => data.template)
    expect(templates).toEqual(expect.arrayContaining(['twoStepOn', 'twoStepOff']))
  })
})

async function recoveryToken({ id, email }: Person): Promise<string> {
  return createMailToken(server.services, { id, email }, 'RECOVERY')
}

describe('guessing codes', () => {
  let limited: TestServer
  beforeAll(async () => {
    limited = await startServer({
      now,
      database: server.database,
      config: { encryptionKey, rateLimit: true },
    })
  })
  afterAll(() => limited.close())

  test('tests ten of an account in an hour, exactly in parallel, and not those of its known device', async () => {
    const ana = await newUser()
    await complete({ challenge: await challenge(ana, { deviceId }), code: currentCode(ana), deviceId })
    pass()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challenge(ana)))
    const responses = await Promise.all(
      challenges.flatMap((each) =>
        Array.from({ length: 5 }, () => complete({ challenge: each, code: wrongCode(ana) }, limited)),
      ),
    )
    const codes = responses.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'CODE_INVALID')).toHaveLength(10)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10)
    const stranger = { challenge: await challenge(ana), code: currentCode(ana) }
    expect(codeOf(await complete(stranger, limited))).toEqual([429, 'RATE_LIMITED'])
    const own = { challenge: await challenge(ana, { deviceId }), code: currentCode(ana), deviceId }
    expect((await complete(own, limited)).status).toBe(200)
  })
})
