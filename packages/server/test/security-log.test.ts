import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/adapters/log.ts'
import { createSecurityLog } from '../src/adapters/security-log.ts'
import type { OperationId } from '../src/contract/types.ts'
import { addLinkedAccount } from '../src/domains/auth/social/linked-accounts.ts'
import { createAuthenticator } from './authenticator.ts'
import { type Person, type TestResponse, type TestServer, startServer } from './harness.ts'
import { PASSWORD } from './registrations.ts'
import { refusedHandshake } from './sockets.ts'
import { newMember, newTeam } from './teams.ts'
import { enableTwoStep, totpCode } from './two-step.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startServer({ config: { rateLimit: true } })
  origin = await server.listen()
})
afterAll(() => server.close())

type Line = Record<string, unknown>

const linesSince = (start: number): Line[] => server.logged.slice(start).map((line) => JSON.parse(line))
const securityLinesSince = (start: number): Line[] =>
  linesSince(start).filter((line) => line['event'] === 'security')
const warningsSince = (start: number): Line[] =>
  linesSince(start).filter((line) => Number(line['level']) >= 40)

test('a failed log-in leaves one line without personal data', async () => {
  const ana = await server.registerUser()
  const start = server.logged.length
  const refused = await server.call('login', { body: { email: ana.email, password: 'senha-errada-mesmo' } })
  expect(securityLinesSince(start)).toEqual([
    {
      level: 40,
      time: expect.any(String),
      event: 'security',
      kind: 'login-failed',
      operation: 'login',
      code: 'INVALID_CREDENTIALS',
      requestId: refused.headers['x-request-id'],
      network: '127.0.0.0/24',
      msg: 'request refused',
    },
  ])
})

test('a refused authorisation leaves one line, and an unknown thing none', async () => {
  const team = await newTeam(server)
  const player = await newMember(server, team, 'PLAYER')
  const start = server.logged.length
  const refused = await server.call('deleteTeam', { token: player.token, path: { id: team.id } })
  expect(refused.status).toBe(403)
  await server.call('readPublicProfile', { path: { nickname: 'ninguem' } })
  expect(securityLinesSince(start)).toMatchObject([
    { kind: 'forbidden', operation: 'deleteTeam', requestId: refused.headers['x-request-id'] },
  ])
})

/** The changes of how an account is entered, each after the other, by the calls that change it. */
const changes: [OperationId, (person: Person) => Promise<TestResponse>][] = [
  ['enableTwoStep', enable],
  ['disableTwoStep', disable],
  ['addPasskey', addPasskey],
  ['removePasskey', removePasskey],
  ['unlinkAccount', unlink],
  ['updatePassword', updatePassword],
  ['endOtherSessions', ({ token }) => server.call('endOtherSessions', { token })],
  ['logout', ({ token }) => server.call('logout', { token })],
]

async function enable({ token }: Person): Promise<TestResponse> {
  const setup = await server.call('startTwoStep', { token, body: { password: PASSWORD } })
  return server.call('enableTwoStep', { token, body: { code: totpCode(setup.body.secret, new Date()) } })
}

async function disable(person: Person): Promise<TestResponse> {
  const { recoveryCodes } = await enableTwoStep(server, person)
  const body = { password: PASSWORD, code: recoveryCodes[0] ?? '' }
  return server.call('disableTwoStep', { token: person.token, body })
}

async function addPasskey({ token }: Person): Promise<TestResponse> {
  const authenticator = createAuthenticator(server.services.getRelyingParty())
  const { body } = await server.call('startPasskey', { token, body: { password: PASSWORD } })
  const credential = authenticator.register(body.challenge)
  return server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
}

async function removePasskey(person: Person): Promise<TestResponse> {
  const { body } = await addPasskey(person)
  return server.call('removePasskey', {
    token: person.token,
    path: { id: body.id },
    body: { password: PASSWORD },
  })
}

async function unlink({ id, token }: Person): Promise<TestResponse> {
  await addLinkedAccount(server.services, id, { provider: 'STEAM', subject: id, name: 'luz_br' })
  return server.call('unlinkAccount', {
    token,
    path: { id, providerType: 'STEAM' },
    body: { password: PASSWORD },
  })
}

function updatePassword({ token }: Person): Promise<TestResponse> {
  const body = { currentPassword: PASSWORD, password: 'onca-pintada-2027' }
  return server.call('updatePassword', { token, body })
}

test.each(changes)('%s leaves one line that names nobody', async (operation, change) => {
  const ana = await server.registerUser()
  const start = server.logged.length
  const response = await change(ana)
  expect(response.status).toBeLessThan(300)
  const lines = () => securityLinesSince(start).filter((line) => line['operation'] === operation)
  await expect.poll(lines).toHaveLength(1)
  expect(lines()[0]).toMatchObject({
    kind: 'account-changed',
    code: null,
    requestId: response.headers['x-request-id'],
    network: '127.0.0.0/24',
    msg: 'account changed',
  })
  expect(JSON.stringify(lines())).not.toMatch(new RegExp(`${ana.id}|${ana.email}|${ana.token}`))
})

const secondStep = true

/** The log-ins of a person, each by its operation; the response is the one that has the session's token. */
const logins: [OperationId, (person: Person) => Promise<TestResponse>][] = [
  ['login', ({ email }) => server.call('login', { body: { email, password: PASSWORD } })],
  ['completeLogin', completeLogin],
  ['loginByPasskey', loginByPasskey],
]

async function completeLogin(person: Person): Promise<TestResponse> {
  const { recoveryCodes } = await enableTwoStep(server, person)
  const first = await server.call('login', { body: { email: person.email, password: PASSWORD, secondStep } })
  expect(first.status).toBe(202)
  const body = { challenge: first.body.challenge, code: recoveryCodes[0] ?? '' }
  return server.call('completeLogin', { body })
}

async function loginByPasskey({ token }: Person): Promise<TestResponse> {
  const authenticator = createAuthenticator(server.services.getRelyingParty())
  const options = await server.call('startPasskey', { token, body: { password: PASSWORD } })
  const credential = authenticator.register(options.body.challenge)
  await server.call('addPasskey', { token, body: { name: 'Notebook', credential } })
  const { body } = await server.call('startPasskeyLogin')
  return server.call('loginByPasskey', { body: { credential: authenticator.assert(body.challenge) } })
}

test.each(logins)('a log-in by %s leaves one line that names nobody', async (operation, logIn) => {
  const ana = await server.registerUser()
  const start = server.logged.length
  const { status, body, headers } = await logIn(ana)
  expect([status, body.token]).toEqual([200, expect.any(String)])
  const lines = () => securityLinesSince(start).filter(({ kind }) => kind === 'login-succeeded')
  await expect.poll(lines).toEqual([
    {
      level: 40,
      time: expect.any(String),
      event: 'security',
      kind: 'login-succeeded',
      operation,
      code: null,
      requestId: headers['x-request-id'],
      network: '127.0.0.0/24',
      msg: 'session started',
    },
  ])
  expect(JSON.stringify(linesSince(start))).not.toMatch(new RegExp(`${ana.id}|${ana.email}|${body.token}`))
})

test('an exceeded limit leaves one line', async () => {
  const body = { email: 'ninguem@convoca.example', password: 'senha-errada-mesmo' }
  let start = 0
  let status = 401
  for (let attempt = 0; attempt < 40 && status === 401; attempt += 1) {
    start = server.logged.length
    status = (await server.call('login', { body })).status
  }
  expect(status).toBe(429)
  expect(securityLinesSince(start)).toMatchObject([
    { kind: 'rate-limited', operation: 'login', code: 'RATE_LIMITED' },
  ])
})

test('a refused socket leaves one line', async () => {
  const start = server.logged.length
  await refusedHandshake(origin, { token: 'A'.repeat(43) })
  await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers: { origin: 'https://mau.example' } })
  expect(securityLinesSince(start)).toMatchObject([
    { kind: 'socket-refused', operation: '/notifications', code: 'TOKEN_INVALID', network: '127.0.0.0/24' },
    { kind: 'socket-refused', operation: 'connect', code: 'FORBIDDEN', network: '127.0.0.0/24' },
  ])
})

test('a flood leaves a bounded number of lines and says how many it left out', () => {
  const lines: Line[] = []
  let time = 0
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const security = createSecurityLog(log, () => new Date(time))
  const record = (): void =>
    security.record({
      kind: 'rate-limited',
      operation: 'login',
      code: 'RATE_LIMITED',
      requestId: null,
      address: '203.0.113.7',
    })
  for (let count = 0; count < 100; count += 1) record()
  expect(lines).toHaveLength(20)
  time = 1000
  record()
  record()
  expect(lines.slice(20).map((line) => line['suppressed'])).toEqual([80, undefined])
})

test('a body that stops half-way leaves one line without a stack', async () => {
  const start = server.logged.length
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Content-Length: 100\r\n\r\n{"email":`)
  socket.destroy()
  await expect.poll(() => warningsSince(start)).toHaveLength(1)
  const [line] = warningsSince(start)
  expect(line).toMatchObject({ operation: 'login', msg: 'request body not received' })
  expect(JSON.stringify(line)).not.toContain('stack')
})

test('readiness probes during the first start leave no stack', async () => {
  const start = server.logged.length
  await server.services.startup.run(async () => {
    for (let probe = 0; probe < 5; probe += 1) expect((await server.call('readReadiness')).status).toBe(503)
  })
  expect((await server.call('readReadiness')).status).toBe(200)
  expect(warningsSince(start)).toEqual([])
  expect(JSON.stringify(linesSince(start))).not.toContain('stack')
})
