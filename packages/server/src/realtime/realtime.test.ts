import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TeamPart } from '@convoca/sdk/realtime'
import { sql } from 'kysely'
import { type Person, type TestServer, startServer } from '../../test/harness.ts'
import { type Page, type Handshake, openPage, refusedHandshake } from '../../test/sockets.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../test/teams.ts'
import { createTrust } from '../config/trusted-proxies.ts'
import { newId } from '../database/id.ts'
import { authenticate } from '../domains/auth/sessions.ts'
import { notify } from '../domains/notifications/service.ts'
import { createConnectionLimits } from './connection-limits.ts'
import { createRealtime } from './realtime.ts'

let server: TestServer
let origin: string
let team: TestTeam
let bruno: Person
const pages: Page[] = []

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
  team = await newTeam(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  bruno = await server.registerUser()
})
afterEach(() => {
  for (const page of pages.splice(0)) page.socket.close()
})

async function open(handshake: Handshake, where = origin): Promise<Page> {
  const page = await openPage(where, handshake)
  pages.push(page)
  return page
}

const as = (person: Person): Handshake => ({ token: person.token, userId: person.id })

describe('the handshake', () => {
  test('refuses one without a token', async () => {
    expect(await refusedHandshake(origin, { userId: bruno.id })).toEqual({ code: 'UNAUTHENTICATED' })
  })

  test.each(['nonsense', 'A'.repeat(43)])('refuses the token %s', async (token) => {
    expect(await refusedHandshake(origin, { token, userId: bruno.id })).toEqual({
      code: 'TOKEN_INVALID',
    })
  })

  test('refuses an expired token', async () => {
    await server.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', bruno.id)
      .execute()
    expect(await refusedHandshake(origin, as(bruno))).toEqual({ code: 'TOKEN_EXPIRED' })
  })

  test("refuses a handshake for another user's id", async () => {
    const refused = await refusedHandshake(origin, { token: bruno.token, userId: team.owner.id })
    expect(refused).toEqual({ code: 'FORBIDDEN' })
  })

  test('refuses a page of another origin and takes one of its own', async () => {
    const foreign = { ...as(bruno), headers: { origin: 'https://mau.example' } }
    expect(await refusedHandshake(origin, foreign)).toBeUndefined()
    await open({ ...as(bruno), headers: { origin } })
  })

  test('sends no permission for other origins', async () => {
    const response = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://mau.example' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
})

describe('a new notification', () => {
  test('reaches the open page of the invited, and nobody else’s', async () => {
    const page = await open(as(bruno))
    const bystander = await server.registerUser()
    const other = await open(as(bystander))
    const arriving = page.next()
    const inviteId = await invite(server, team, bruno)
    expect(await arriving).toMatchObject({ type: 'TEAM_INVITE', inviteId, body: { status: 'PENDING' } })
    await other.ask({ userId: bystander.id })
    expect(other.received).toEqual([])
  })

  test('notifies the owner live that somebody joined', async () => {
    const page = await open(as(team.owner))
    const inviteId = await invite(server, team, bruno)
    const arriving = page.next()
    await server.call('acceptInvitation', { token: bruno.token, path: { id: team.id, inviteId } })
    expect(await arriving).toMatchObject({
      type: 'TEAM_JOIN',
      body: `${bruno.nick} entrou no ${team.name}.`,
      teamTag: team.tag,
    })
  })

  test('is not emitted when its transaction rolls back', async () => {
    const page = await open(as(bruno))
    const failing = server.runAs(team.owner, async (context) => {
      await notify(context, [announcement(bruno, 'nunca')])
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow()
    const arriving = page.next()
    await notifyPerson(bruno, 'sim')
    expect(await arriving).toMatchObject({ title: 'sim' })
    expect(page.received.map((one) => one.title)).toEqual(['sim'])
  })
})

const announcement = (person: Person, title: string) => ({
  userId: person.id,
  type: 'ANNOUNCE_NEW' as const,
  contextType: 'PLATFORM' as const,
  title,
  body: 'Texto.',
})

function notifyPerson(person: Person, title: string, by: TestServer = server): Promise<void> {
  return by.runAs(person, (context) => notify(context, [announcement(person, title)]))
}

/** Publishes a change of the team, as a handler does. */
function changeTeam(part: TeamPart, userIds: string[] = []): Promise<void> {
  return server.runAs(team.owner, (context) =>
    context.realtime.publishTeamChange(context, team.id, part, userIds),
  )
}

describe('asking for notifications', () => {
  test('answers the unread ones, newest first', async () => {
    await notifyPerson(bruno, 'a')
    await notifyPerson(bruno, 'b')
    const page = await open(as(bruno))
    const { response, notifications } = await page.ask({ userId: bruno.id })
    expect(response).toEqual({ ok: true, count: 2 })
    expect(notifications?.map((notification) => notification.title)).toEqual(['b', 'a'])
  })

  test('replays after a reconnection what was missed, even read ones', async () => {
    const page = await open(as(bruno))
    const arriving = page.next()
    await notifyPerson(bruno, 'vista')
    const seen = await arriving
    page.socket.close()
    await notifyPerson(bruno, 'perdida 1')
    await notifyPerson(bruno, 'perdida 2')
    await server.call('markAllNotificationsRead', { token: bruno.token })
    const again = await open(as(bruno))
    const { notifications } = await again.ask({ userId: bruno.id, after: seen.id })
    expect(notifications?.map((notification) => notification.title)).toEqual(['perdida 2', 'perdida 1'])
  })

  test('answers the unread ones when the last seen one is unknown', async () => {
    await notifyPerson(bruno, 'a')
    const page = await open(as(bruno))
    const { notifications } = await page.ask({ userId: bruno.id, after: newId() })
    expect(notifications?.map((notification) => notification.title)).toEqual(['a'])
  })

  test.each([
    ['another user’s id', () => ({ userId: team.owner.id }), 'FORBIDDEN'],
    ['no user', () => ({}), 'VALIDATION_FAILED'],
    ['a list', () => [], 'VALIDATION_FAILED'],
    ['a number for the last seen one', () => ({ userId: bruno.id, after: 7 }), 'VALIDATION_FAILED'],
    ['SQL for the last seen one', () => ({ userId: bruno.id, after: "' or true --" }), 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, request, code) => {
    const page = await open(as(bruno))
    expect(await page.ask(request())).toEqual({ response: { ok: false, code }, notifications: null })
  })

  test('takes a request without an acknowledgement', async () => {
    const page = await open(as(bruno))
    const arriving = new Promise((resolve) => page.socket.once('notifications', resolve))
    page.socket.emit('getNotificationsPlatform', { userId: bruno.id })
    expect(await arriving).toEqual([])
  })
})

describe('the end of a session', () => {
  test('closes its sockets on logout and leaves the user’s other ones', async () => {
    const login = await server.call('login', {
      body: { email: bruno.email, password: 'capivara-no-telhado-42' },
    })
    const elsewhere = await open({ token: login.body.token, userId: bruno.id })
    const page = await open(as(bruno))
    await server.call('logout', { token: bruno.token })
    expect(await page.disconnected).toBe('io server disconnect')
    expect(elsewhere.socket.connected).toBe(true)
    expect(await refusedHandshake(origin, as(bruno))).toEqual({ code: 'TOKEN_INVALID' })
  })

  test('closes the sockets of a session ended from another place', async () => {
    const page = await open(as(bruno))
    const login = await server.call('login', {
      body: { email: bruno.email, password: 'capivara-no-telhado-42' },
    })
    const sessions = await server.call('listSessions', { token: login.body.token })
    const [other] = sessions.body.filter((session: { current: boolean }) => !session.current)
    await server.call('endSession', { token: login.body.token, path: { id: other.id } })
    expect(await page.disconnected).toBe('io server disconnect')
  })
})

test('hangs up when a session runs out while its page is open', async () => {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const realtime = createRealtime({
    db: server.db,
    pool: server.database.pool,
    log: server.app.log,
    publicUrl: null,
    trust: createTrust(0),
    limits: createConnectionLimits().sockets,
    securityLog: server.services.securityLog,
    now: () => new Date(),
    isGrantedOrigin: async () => false,
    authenticate: (token) => authenticate({ db: server.db, now: () => new Date() }, token),
    sessionCheckInterval: 20,
  })
  realtime.attach(http)
  try {
    const page = await open(as(bruno), `http://127.0.0.1:${port}`)
    await server.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', bruno.id)
      .execute()
    expect(await page.disconnected).toBe('io server disconnect')
  } finally {
    await realtime.close()
    http.close()
  }
})

describe('two processes on one database', () => {
  let second: TestServer
  let secondOrigin: string
  beforeAll(async () => {
    second = await startServer({ database: server.database })
    secondOrigin = await second.listen()
  })
  afterAll(() => second.close())

  test('a notification reaches the socket that the other one holds, once', async () => {
    const there = await open(as(bruno), secondOrigin)
    const here = await open(as(bruno))
    const arriving = Promise.all([there.next(), here.next()])
    const inviteId = await invite(server, team, bruno)
    expect((await arriving).map((one) => one.inviteId)).toEqual([inviteId, inviteId])
    const marker = Promise.all([there.next(), here.next()])
    await notifyPerson(bruno, 'marca', second)
    await marker
    expect([there.received.length, here.received.length]).toEqual([2, 2])
  })

  test('a session ended in one closes its sockets in the other', async () => {
    const there = await open(as(bruno), secondOrigin)
    await server.call('logout', { token: bruno.token })
    expect(await there.disconnected).toBe('io server disconnect')
  })

  test('a changed team reaches its members’ pages in both, and no removed one’s', async () => {
    const member = await newMember(server, team, 'PLAYER')
    const removed = await newMember(server, team, 'PLAYER')
    const seen = {
      owner: await open(as(team.owner)),
      member: await open(as(member), secondOrigin),
      removed: await open(as(removed), secondOrigin),
      stranger: await open(as(bruno)),
    }
    await changeTeam('SPONSORS')
    await expect.poll(() => seen.removed.changes).toEqual([`${team.id} SPONSORS`])
    await server.db.deleteFrom('team_members').where('user_id', '=', removed.id).execute()
    await changeTeam('MEMBERS')
    await changeTeam('INVITATIONS', [bruno.id])
    const all = ['INVITATIONS', 'MEMBERS', 'SPONSORS'].map((part) => `${team.id} ${part}`)
    await expect.poll(() => seen.owner.changes.toSorted()).toEqual(all)
    await expect.poll(() => seen.member.changes.toSorted()).toEqual(all)
    await expect.poll(() => seen.stranger.changes).toEqual([`${team.id} INVITATIONS`])
    // A later notification arrives, and nothing came before it.
    const arriving = seen.removed.next()
    await notifyPerson(removed, 'marca')
    await arriving
    expect(seen.removed.changes).toEqual([`${team.id} SPONSORS`])
  })

  test('a change published twice in a request is emitted once, and never when the request fails', async () => {
    const page = await open(as(team.owner), secondOrigin)
    const failing = server.runAs(team.owner, async (context) => {
      await context.realtime.publishTeamChange(context, team.id, 'TEAM')
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow()
    await server.runAs(team.owner, async (context) => {
      await context.realtime.publishTeamChange(context, team.id, 'ACTIVITIES')
      await context.realtime.publishTeamChange(context, team.id, 'ACTIVITIES')
    })
    await changeTeam('SPONSORS')
    await expect.poll(() => page.changes.toSorted()).toEqual([`${team.id} ACTIVITIES`, `${team.id} SPONSORS`])
  })

  test('notifications stored while the listening connection was lost are replayed', async () => {
    const there = await open(as(bruno), secondOrigin)
    const arriving = there.next()
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen convoca%' and datname = current_database()`.execute(server.db)
    await notifyPerson(bruno, 'no escuro', server)
    expect(await arriving).toMatchObject({ title: 'no escuro' })
  })

  test('a process that could not listen asks its pages to read everything again', async () => {
    const page = await open(as(team.owner), secondOrigin)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen convoca%' and datname = current_database()`.execute(server.db)
    await expect.poll(() => page.changes).toContain(`${team.id} RECRUITMENT`)
  })

  test('closing one process closes its sockets and not the other’s', async () => {
    const third = await startServer({ database: server.database })
    const page = await open(as(bruno), await third.listen())
    await third.close()
    expect(await page.disconnected).toBeTypeOf('string')
    const here = await open(as(bruno))
    const arriving = here.next()
    await notifyPerson(bruno, 'ainda aqui')
    expect(await arriving).toMatchObject({ title: 'ainda aqui' })
  })
})
