import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { openPage } from '../../../test/sockets.ts'
import { newTeam } from '../../../test/teams.ts'
import { operations } from '../../contract/document.ts'

const DAY = 86_400_000

let server: TestServer
let origin: string
let admin: Person
let ana: Person
let now = new Date()

beforeAll(async () => {
  server = await startServer({ now: () => now })
  origin = await server.listen()
  admin = await makeAdmin(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
})

const as = ({ token }: Person, id: string) => ({ token, path: { id } })
const reason = 'Ofensas em comunicados.'
const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
const suspend = (person: Person, ends_at = inDays(7), given: object = {}) =>
  server.call('suspendUser', { ...as(admin, person.id), body: { reason, ends_at, ...given } })
const logIn = (person: Person) => server.call('login', { body: { email: person.email, password: PASSWORD } })
const auditOf = async (query: object) =>
  (await server.call('listAuditLog', { token: admin.token, query })).body.data

describe('a suspension', () => {
  test('ends the sessions, cuts the sockets and refuses writes at once', async () => {
    const page = await openPage(origin, { token: ana.token, userId: ana.id })
    expect((await suspend(ana)).body.suspension).toEqual({ reason, ends_at: inDays(7) })
    expect(await page.disconnected).toBe('io server disconnect')
    const write = await server.call('createTicket', {
      token: ana.token,
      body: { category: 'BUG', text: 'A agenda não abre.', picture: null },
    })
    expect(codeOf(write)).toEqual([401, 'TOKEN_INVALID'])
    expect(codeOf(await server.call('readMyProfile', { token: ana.token }))).toEqual([401, 'TOKEN_INVALID'])
    page.socket.disconnect()
  })

  test('tells reason and end to who logs in with the right password, and to nobody else', async () => {
    await suspend(ana)
    const refused = await logIn(ana)
    expect(codeOf(refused)).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(refused.body.suspension).toEqual({ reason, ends_at: inDays(7) })
    const guessed = await server.call('login', { body: { email: ana.email, password: 'outra-senha-99' } })
    expect(codeOf(guessed)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(guessed.body.suspension).toBeUndefined()
  })

  test('ends by itself, and can be given again', async () => {
    await suspend(ana, inDays(1))
    expect(codeOf(await suspend(ana))).toEqual([409, 'ALREADY_SUSPENDED'])
    now = new Date(now.getTime() + DAY)
    expect((await logIn(ana)).status).toBe(200)
    expect((await suspend(ana)).status).toBe(200)
    expect((await logIn(ana)).body.code).toBe('ACCOUNT_SUSPENDED')
  })

  test('is lifted by the staff', async () => {
    await suspend(ana)
    const restored = await server.call('restoreUser', as(admin, ana.id))
    expect(restored.body.suspension).toBeNull()
    expect((await logIn(ana)).status).toBe(200)
    expect(codeOf(await server.call('restoreUser', as(admin, ana.id)))).toEqual([404, 'NOT_FOUND'])
    const acts = await auditOf({ user: ana.nick })
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(['USER_RESTORED', 'USER_SUSPENDED'])
  })

  test('opens no session for a log-in that began before it', async () => {
    const attempts = await Promise.all([...Array.from({ length: 6 }, () => logIn(ana)), suspend(ana)])
    const tokens = attempts.flatMap(({ body }) => (body.token === undefined ? [] : [body.token]))
    for (const token of tokens) {
      expect((await server.call('readMyProfile', { token })).body.code).toBe('TOKEN_INVALID')
    }
  })

  test('is given once, however often it is sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => suspend(ana)))
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await auditOf({ user: ana.nick })).toHaveLength(1)
  })

  test.each([
    ['in the past', -1],
    ['now', 0],
    ['in eleven years', 11 * 366],
  ])('does not end %s', async (_when, days) => {
    const refused = await suspend(ana, inDays(days))
    expect([refused.status, refused.body.errors?.[0].path]).toEqual([400, 'ends_at'])
  })

  test('is not for the staff, oneself included', async () => {
    const other = await makeAdmin(server)
    for (const person of [admin, other]) {
      expect(codeOf(await suspend(person))).toEqual([403, 'FORBIDDEN'])
      const warning = await server.call('warnUser', { ...as(admin, person.id), body: { reason } })
      expect(codeOf(warning)).toEqual([403, 'FORBIDDEN'])
    }
  })
})

test('a warning is counted, and reaches who has turned such notifications off', async () => {
  const { body: preferences } = await server.call('readPreferences', as(ana, ana.id))
  const notifications = [{ type: 'ANNOUNCE_NEW', inApp: false, email: false }]
  await server.call('updatePreferences', { ...as(ana, ana.id), body: { ...preferences, notifications } })
  const warned = await server.call('warnUser', { ...as(admin, ana.id), body: { reason } })
  expect(warned.body).toMatchObject({ warnings: 1, suspension: null })
  const { body } = await server.call('listUnreadNotifications', { token: ana.token })
  expect(body).toMatchObject([{ title: 'Advertência da moderação', body: reason }])
})

test('users are found by nick and name, without personal data', async () => {
  const { body } = await server.call('listUsers', { token: admin.token, query: { search: ana.nick } })
  expect(body.data).toMatchObject([{ id: ana.id, nick: ana.nick, role: 'USER', warnings: 0 }])
  expect(Object.keys(body.data[0]).toSorted()).toEqual([
    'created_at',
    'id',
    'name',
    'nick',
    'picture',
    'role',
    'suspension',
    'warnings',
  ])
})

describe('a report', () => {
  const report = (person: Person, target: object) =>
    server.call('createReport', {
      token: person.token,
      body: { reason: 'SPAM', text: 'Divulga links.', ...target } as never,
    })

  test('keeps what the target looked like, once for each reporter while it is open', async () => {
    const team = await newTeam(server)
    const target = { target_type: 'TEAM', target_id: team.id }
    const sent = await Promise.all(Array.from({ length: 5 }, () => report(ana, target)))
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(204))
    await server.db.updateTable('teams').set({ name: 'Outro nome' }).where('id', '=', team.id).execute()
    const { body } = await server.call('listReports', {
      token: admin.token,
      query: { status: 'OPEN', limit: 80 },
    })
    const found = body.data.filter(({ target_id: id }: { target_id: string }) => id === team.id)
    expect(found).toMatchObject([
      {
        target_label: team.name,
        target_key: team.tag,
        reporter: { id: ana.id },
        context: [{ label: 'Tag' }, {}],
      },
    ])
    const decide = () =>
      server.call('decideReport', { ...as(admin, found[0].id), body: { status: 'DISMISSED', note: 'Nada.' } })
    const decided = await Promise.all([decide(), decide()])
    expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await report(ana, target)).status).toBe(204)
    const acts = await auditOf({ action: 'REPORT_DISMISSED' })
    expect(acts).toMatchObject([{ subject_id: found[0].id, actor: { id: admin.id }, detail: 'Nada.' }])
  })

  test('is not about oneself or somebody who does not exist', async () => {
    const user = (id: string) => ({ target_type: 'USER', target_id: id })
    expect((await report(ana, user(ana.id))).body.errors[0].path).toBe('target_id')
    const absent = '01989d2e-6a53-7c11-9a55-2f4f0c9d1fff'
    expect(codeOf(await report(ana, user(absent)))).toEqual([404, 'USER_NOT_FOUND'])
    expect(codeOf(await report(ana, { target_type: 'TEAM', target_id: absent }))).toEqual([
      404,
      'TEAM_NOT_FOUND',
    ])
  })
})

describe('the queue', () => {
  test('gives a ticket to who answers first, and lists it as theirs until it is closed', async () => {
    const body = { category: 'BUG', text: 'A agenda não abre.', picture: null } as const
    const { body: ticket } = await server.call('createTicket', { token: ana.token, body })
    const other = await makeAdmin(server)
    const idsOf = async (person: Person, queue: 'OPEN' | 'MINE' | 'ANSWERED' | 'CLOSED') => {
      const query = { queue, limit: 80 }
      const list = await server.call('listTicketQueue', { token: person.token, query })
      return list.body.data.map(({ id }: { id: string }) => id)
    }
    expect(await idsOf(admin, 'OPEN')).toContain(ticket.id)
    await server.call('answerTicket', { ...as(other, ticket.id), body: { text: 'Qual navegador?' } })
    await server.call('answerTicket', { ...as(admin, ticket.id), body: { text: 'E qual aparelho?' } })
    expect([await idsOf(other, 'MINE'), await idsOf(admin, 'MINE')]).toEqual([[ticket.id], []])
    expect(await idsOf(admin, 'ANSWERED')).toContain(ticket.id)
    await server.call('takeTicket', as(admin, ticket.id))
    expect([await idsOf(other, 'MINE'), await idsOf(admin, 'MINE')]).toEqual([[], [ticket.id]])
    await server.call('closeQueuedTicket', as(admin, ticket.id))
    expect([await idsOf(admin, 'MINE'), await idsOf(admin, 'CLOSED')]).toEqual([[], [ticket.id]])
    const acts = await auditOf({ user: ana.nick, actor: admin.nick })
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'TICKET_CLOSED',
      'TICKET_TAKEN',
      'TICKET_ANSWERED',
    ])
  })
})

describe('the audit log', () => {
  test.each([
    ['changed', sql`update audit_log set detail = null`],
    ['deleted', sql`delete from audit_log`],
    ['truncated', sql`truncate audit_log`],
  ])('is not %s', async (_what, statement) => {
    await server.call('warnUser', { ...as(admin, ana.id), body: { reason } })
    await expect(statement.execute(server.db)).rejects.toThrow('append-only')
    expect(await auditOf({ user: ana.nick })).toHaveLength(1)
  })

  test('has nothing of an act that failed', async () => {
    await server.call('warnUser', { ...as(admin, admin.id), body: { reason } })
    expect(await auditOf({ user: admin.nick })).toEqual([])
  })

  test('survives the account that it names', async () => {
    await server.call('warnUser', { ...as(admin, ana.id), body: { reason } })
    const [{ id }] = await auditOf({ user: ana.nick })
    await server.db.deleteFrom('users').where('id', '=', ana.id).execute()
    const all = await auditOf({ action: 'USER_WARNED' })
    expect(all.find((entry: { id: string }) => entry.id === id)).toMatchObject({ user: null, detail: reason })
  })
})

describe('the role ADMIN', () => {
  const command = fileURLToPath(new URL('../../make-admin.ts', import.meta.url))

  async function runCommand(...given: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, ['--conditions=@convoca/source', command, ...given], {
      env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: server.database.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const [code] = await once(child, 'close')
    return { code, output }
  }

  test('is given by the command, which is logged, and is part of the own profile', async () => {
    expect((await server.call('readMyProfile', { token: ana.token })).body.entity.role).toBe('USER')
    expect(await runCommand(ana.email.toUpperCase())).toMatchObject({ code: 0 })
    expect((await server.call('readMyProfile', { token: ana.token })).body.entity.role).toBe('ADMIN')
    // The role counts once two-step log-in is on: `staff-two-step.test.ts`.
    expect(codeOf(await server.call('listUsers', { token: ana.token }))).toEqual([
      403,
      'STAFF_TWO_STEP_REQUIRED',
    ])
    expect(await auditOf({ user: ana.nick })).toMatchObject([{ action: 'ADMIN_MADE', actor: null }])
  })

  test.each([[['ninguem@convoca.example']], [[]]])('is given to nobody by %o', async (given) => {
    const { code, output } = await runCommand(...given)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('is in no body that the API takes', () => {
    const named = operations.flatMap(({ id, requestBody }) => {
      const schemas = requestBody?.content.map(({ schema }) => JSON.stringify(schema)) ?? []
      return schemas.some((schema) => schema.includes('PlatformRole') || schema.includes('platform_role'))
        ? [id]
        : []
    })
    expect(named).toEqual([])
  })

  test('cannot be put into one’s own profile or registration', async () => {
    const { body: profile } = await server.call('readMyProfile', { token: ana.token })
    const { name, nick, gender, phone, cpf, about, birth } = profile.entity
    for (const field of ['role', 'platform_role']) {
      const refused = await server.call('updateProfile', {
        ...as(ana, ana.id),
        body: { id: ana.id, name, nick, gender, phone, cpf, about, birth, [field]: 'ADMIN' },
      })
      expect(codeOf(refused)).toEqual([400, 'UNKNOWN_FIELD'])
    }
    expect((await server.call('readMyProfile', { token: ana.token })).body.entity.role).toBe('USER')
  })
})
