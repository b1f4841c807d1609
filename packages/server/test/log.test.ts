import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailToken } from '../src/domains/auth/mail-tokens.ts'
import { createLog } from '../src/adapters/log.ts'
import { type TestServer, startServer } from './harness.ts'
import { PASSWORD, newRegistrant } from './registrations.ts'
import { newTeam } from './teams.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('says what happened and never to whom', async () => {
  const registrant = newRegistrant({
    nick: 'segredo_da_ana',
    name: 'Ana Inconfundível',
    email: 'inconfundivel@convoca.example',
  })
  await server.call('register', { body: { ...registrant } })
  await server.call('register', { body: { ...registrant } })
  const login = await server.call('login', { body: { email: registrant.email, password: PASSWORD } })
  const token: string = login.body.token
  await server.call('readMyProfile', { token })
  await server.call('readPublicProfile', { path: { nickname: registrant.nick } })
  await server.call('searchPlayers', { query: { search: registrant.name } })
  await server.call('login', { body: { email: registrant.email, password: 'senha-errada-mesmo' } })
  await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${registrant.email}"`,
  })

  const text = server.logged.join('')
  expect(server.logged.length).toBeGreaterThan(7)
  for (const secret of [
    registrant.email,
    registrant.cpf,
    registrant.phone,
    registrant.birth,
    registrant.nick,
    registrant.name,
    PASSWORD,
    token,
    'senha-errada',
    '127.0.0.1',
  ]) {
    expect(text, secret).not.toContain(secret)
  }
})

test('says nothing of the keys that an address carries', async () => {
  const team = await newTeam(server)
  const { token } = team.owner
  const path = { id: team.id }
  const calendar = await server.call('resetCalendarKey', { token, path })
  const link = await server.call('resetInviteLink', { token, path })
  const key: string = calendar.body.key
  const code: string = link.body.code
  const responses = [
    await server.call('readCalendarFeed', { path, query: { key } }),
    await server.call('readCalendarFeed', { path, query: { key: `${key.slice(1)}x` } }),
    await server.call('readInviteLinkTeam', { path: { code } }),
    await server.call('joinByLink', { token, path: { code } }),
    await server.inject({ url: `/team/join/${code}` }),
  ]
  expect(responses.every((response) => response.status < 500)).toBe(true)
  expect(server.logged.join('')).not.toContain(key.slice(1))
  expect(server.logged.join('')).not.toContain(code)
})

test('says nothing of passwords, addresses and mailed links', async () => {
  const ana = await server.registerUser({ email: 'canario@convoca.example' })
  const confirmation = await createMailToken(server.services, ana, 'CONFIRMATION')
  const [changed, updated] = ['canario-de-senha-1', 'canario-de-senha-2']
  const responses = [
    await server.call('resetPassword', { body: { email: ana.email } }),
    await server.call('confirmEmail', { body: { token: confirmation } }),
    await server.call('confirmEmail', { body: { token: confirmation } }),
    await server.call('updatePassword', {
      token: ana.token,
      body: { currentPassword: PASSWORD, password: updated },
    }),
  ]
  const recovery = await createMailToken(server.services, ana, 'RECOVERY')
  responses.push(
    await server.call('changePassword', { body: { email: ana.email, token: recovery, password: changed } }),
    await server.call('changePassword', { body: { email: ana.email, token: recovery, password: changed } }),
    await server.inject({ url: `/change-password?token=${recovery}&email=${ana.email}` }),
    await server.inject({ url: `/confirm-email?token=${confirmation}` }),
  )
  expect(responses.map(({ status }) => status).slice(0, 6)).toEqual([204, 204, 400, 204, 204, 400])
  const text = server.logged.join('')
  for (const secret of [ana.email, recovery, confirmation, changed, updated, PASSWORD])
    expect(text).not.toContain(secret)
})

test('names the request by its id and the route as the contract writes it', async () => {
  const response = await server.call('readPublicProfile', { path: { nickname: 'ninguem' } })
  const readLine = () =>
    server.logged
      .map((text) => JSON.parse(text))
      .find((each) => each.requestId === response.headers['x-request-id'])
  // It is written once the response has gone.
  await expect
    .poll(readLine)
    .toMatchObject({ method: 'GET', route: '/api/public/user/pro/:nickname', status: 404 })
})

test('keeps what PostgreSQL repeats of a row out of an error', () => {
  const lines: string[] = []
  const error = Object.assign(new Error('Key (email)=(ana@convoca.example) already exists'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ana@convoca.example) already exists.',
  })
  createLog('info', { write: (line: string) => void lines.push(line) }).error(
    { err: error, email: 'ana@convoca.example', person: { cpf: '52998224725' } },
    'failed',
  )
  expect(lines.join('')).toContain('users_email_key')
  expect(lines.join('')).not.toMatch(/ana@convoca|52998224725/)
})
