import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationCalls } from '../../../test/conversations.ts'
import { type Person, type TestServer, quickJobs, startServer } from '../../../test/harness.ts'
import { type PushStandIn, newBrowser, readVapid, startPushService } from '../../../test/push-stand-in.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { notify } from '../notifications/service.ts'
import { isPushEndpoint } from './rules.ts'
import { deliveryOf } from '../notifications/push-delivery.ts'

const known = 'https://fcm.googleapis.com/fcm/send/abc'

test.each([
  ['TEAM_INVITE', 'normal'],
  ['SCHEDULE_INVITE', 'normal'],
  ['EVENT_ANNOUNCE', 'high'],
  ['CHAMPIONSHIP_MATCH_CODE', 'high'],
  ['CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15', 'high'],
  ['CHAMPIONSHIP_MATCH_RESULT', undefined],
  ['ANNOUNCE_NEW', undefined],
] as const)('%s reaches a device: %s', (type, urgency) => {
  expect(deliveryOf({ type })?.urgency).toBe(urgency)
})

test.each([
  [known, true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://sg2p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilpush.apple.com.br/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s is a push endpoint: %s', (endpoint, isKnown) => {
  expect(isPushEndpoint(endpoint, null)).toBe(isKnown)
})

describe('subscriptions', () => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    ana = await server.registerUser()
  })

  const subscribe = (token: string, endpoint: string) =>
    server.call('subscribeToPush', { token, body: { endpoint, keys: newBrowser().keys } })
  const list = async (token: string) => (await server.call('listPushSubscriptions', { token })).body
  const logIn = async () => {
    const { body } = await server.call('login', { body: { email: ana.email, password: PASSWORD } })
    return body.token as string
  }

  test('one for each session, which ends with it', async () => {
    const phone = await logIn()
    const first = await subscribe(ana.token, `${known}-${ana.id}-1`)
    expect(first.body).toMatchObject({ current: true })
    expect(JSON.stringify(first.body)).not.toContain(known)
    expect((await subscribe(ana.token, `${known}-${ana.id}-2`)).body.id).toBe(first.body.id)
    await subscribe(phone, `${known}-${ana.id}-3`)
    expect((await list(ana.token)).map(({ current }: { current: boolean }) => current)).toEqual([false, true])
    await server.call('logout', { token: phone })
    expect(await list(ana.token)).toHaveLength(1)
    await server.call('unsubscribeFromPush', { token: ana.token, path: { id: first.body.id } })
    expect(await list(ana.token)).toEqual([])
  })

  test('a browser belongs to the session that has claimed it last, also at once', async () => {
    const bruno = await server.registerUser()
    const endpoint = `${known}-${ana.id}-shared`
    const claims = Array.from({ length: 10 }, (_, index) =>
      subscribe(index % 2 === 0 ? ana.token : bruno.token, endpoint),
    )
    expect((await Promise.all(claims)).map(({ status }) => status)).toEqual(claims.map(() => 200))
    expect((await list(ana.token)).length + (await list(bruno.token)).length).toBe(1)
  })

  test('of another is neither listed nor removed', async () => {
    const { body } = await subscribe(ana.token, `${known}-${ana.id}-own`)
    const bruno = await server.registerUser()
    expect(await list(bruno.token)).toEqual([])
    const path = { id: body.id }
    expect((await server.call('unsubscribeFromPush', { token: bruno.token, path })).status).toBe(204)
    expect(await list(ana.token)).toHaveLength(1)
  })

  test('refuses other addresses and keys at their fields', async () => {
    for (const endpoint of ['http://fcm.googleapis.com/x', 'https://10.0.0.1/x', 'https://example.com/x']) {
      const { status, body } = await subscribe(ana.token, endpoint)
      expect([status, body.errors[0].path]).toEqual([400, 'endpoint'])
    }
    const keys = { ...newBrowser().keys, p256dh: 'A'.repeat(87) }
    const { body } = await server.call('subscribeToPush', {
      token: ana.token,
      body: { endpoint: known, keys },
    })
    expect(body.errors[0].path).toBe('keys.p256dh')
  })

  test('is renewed by whoever knows its old endpoint, without a session', async () => {
    const [old, next] = [`${known}-${ana.id}-old`, `${known}-${ana.id}-new`]
    await subscribe(ana.token, old)
    const renew = (endpoint: string, to: string) =>
      server.call('renewPushSubscription', {
        body: { endpoint, subscription: { endpoint: to, keys: newBrowser().keys } },
      })
    expect((await renew(`${known}-unknown`, `${known}-${ana.id}-x`)).status).toBe(204)
    expect((await renew(old, next)).status).toBe(204)
    const stored = await server.db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
      .select('endpoint')
      .where('user_id', '=', ana.id)
      .execute()
    expect(stored).toEqual([{ endpoint: next }])
    expect((await renew(next, 'https://192.168.0.1/x')).status).toBe(400)
  })

  test('the key is made once and readable to its owner alone', async () => {
    const first = await server.call('readPushKey')
    expect((await server.call('readPushKey')).body).toEqual(first.body)
    const path = join(server.config.dataDir, 'vapid.json')
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject(first.body)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})

describe('messages', { tags: ['night'] }, () => {
  let push: PushStandIn
  let server: TestServer
  let ana: Person
  let browser: ReturnType<typeof newBrowser>
  let now: Date
  beforeEach(async () => {
    push = await startPushService()
    now = new Date()
    server = await startServer({
      now: () => now,
      config: { pushStandIn: push.url },
      jobTiming: quickJobs,
    })
    ana = await server.registerUser()
    browser = newBrowser()
    const body = { endpoint: `${push.url}/ana`, keys: browser.keys }
    expect((await server.call('subscribeToPush', { token: ana.token, body })).status).toBe(200)
    await server.listen()
  })
  afterEach(async () => {
    await server.close()
    await push.close()
  })

  const remind = (title: string, type: 'EVENT_ANNOUNCE' | 'ANNOUNCE_NEW' = 'EVENT_ANNOUNCE') =>
    server.runAs(ana, (context) =>
      notify(context, [{ userId: ana.id, type, contextType: 'SCHEDULE', title, body: 'Começa às 20:00.' }]),
    )
  const titleOf = (body: Buffer) => (browser.decrypt(body) as { title: string }).title
  const titles = () => push.received.map(({ body }) => titleOf(body)).toSorted()
  const arrives = (...expected: string[]) => expect.poll(titles).toEqual(expected)
  const setPreferences = (change: { notifications?: string; quiet_from?: string; quiet_until?: string }) =>
    server.db
      .insertInto('user_preferences')
      .values({ user_id: ana.id, theme: 'dark', chat: 'EVERYBODY', notifications: '[]', ...change })
      .execute()

  test('arrive encrypted, signed, and with no more than the notification shows', async () => {
    await remind('Lembrete: Treino')
    await remind('Comunicado', 'ANNOUNCE_NEW')
    await remind('Lembrete: Scrim')
    await arrives('Lembrete: Scrim', 'Lembrete: Treino')
    const message = push.received.find(({ body }) => titleOf(body) === 'Lembrete: Treino')
    if (!message) throw new Error('nothing was received')
    expect(message.path).toBe('/ana')
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(Number(message.headers['ttl'])).toBeGreaterThan(3500)
    expect(message.body.toString('latin1')).not.toContain('Treino')
    expect(browser.decrypt(message.body)).toEqual({
      id: expect.any(String),
      title: 'Lembrete: Treino',
      body: 'Começa às 20:00.',
      path: '/notifications',
    })
    const { publicKey } = (await server.call('readPushKey')).body
    expect(readVapid(message.headers['authorization'] ?? '', publicKey)).toMatchObject({ aud: push.url })
    expect(server.logged.join('\n')).not.toContain(push.url)
  })

  test('are tried again, and a browser that is gone is forgotten', async () => {
    push.status = 503
    await remind('Lembrete: Treino')
    await expect.poll(() => push.received.length).toBeGreaterThan(0)
    push.status = 201
    await expect.poll(() => titles().length).toBeGreaterThan(1)
    push.status = 410
    await remind('Lembrete: Scrim')
    await expect
      .poll(async () => (await server.call('listPushSubscriptions', { token: ana.token })).body)
      .toEqual([])
  })

  test('of a chat are replaced without a sound once it is edited or deleted, unless they were read', async () => {
    const bruno = await server.registerUser()
    const { direct, sent } = conversationCalls(() => server)
    const id = await direct(bruno, ana)
    const { token } = bruno
    const { id: messageId } = await sent(bruno, id, 'A senha é tatu-bola')
    const readShown = () => push.received.map(({ body }) => browser.decrypt(body) as Record<string, unknown>)
    const bodies = () => readShown().map(({ body }) => body)
    await expect.poll(bodies).toEqual(['A senha é tatu-bola'])
    await server.call('editMessage', { token, path: { id: messageId }, body: { content: 'Oi' } })
    await expect.poll(bodies).toEqual(['A senha é tatu-bola', 'Oi'])
    await server.call('deleteMessage', { token, path: { id: messageId } })
    await expect.poll(bodies).toHaveLength(3)
    const [first, ...replacements] = readShown()
    expect(first).not.toHaveProperty('isReplacement')
    expect(replacements).toEqual([
      { ...first, body: 'Oi', isReplacement: true },
      { ...first, body: 'A mensagem não está mais disponível.', isReplacement: true },
    ])
    expect(push.received.map(({ headers }) => headers['urgency'])).toEqual(['high', 'normal', 'normal'])

    const next = await sent(bruno, id, 'Até amanhã')
    await server.call('markAllNotificationsRead', { token: ana.token })
    await server.call('editMessage', { token, path: { id: next.id }, body: { content: 'Até logo' } })
    const open = async () =>
      (
        await server.database.pool.query(
          "select count(*)::int as open from jobs.job where name = 'push' and state <> 'completed'",
        )
      ).rows[0].open
    await expect.poll(open).toBe(0)
    expect(bodies()).toHaveLength(3)
  })

  test('are sent neither while it is quiet nor of a kind that is off', async () => {
    const time = (offset: number) =>
      new Date(now.getTime() + offset * 60_000).toLocaleTimeString('pt-BR', {
        timeZone: 'America/Sao_Paulo',
        hour: '2-digit',
        minute: '2-digit',
      })
    await setPreferences({ quiet_from: time(-60), quiet_until: time(60) })
    await remind('Silêncio')
    const done = async () => {
      const { rows } = await server.database.pool.query(
        "select count(*)::int as open from jobs.job where name = 'push' and state <> 'completed'",
      )
      return rows[0].open
    }
    await expect.poll(done).toBe(0)
    await server.db.deleteFrom('user_preferences').execute()
    await remind('Lembrete: Treino')
    await arrives('Lembrete: Treino')
    await setPreferences({
      notifications: JSON.stringify([{ type: 'EVENT_ANNOUNCE', inApp: false, email: true }]),
    })
    await remind('Desligado')
    await expect.poll(done).toBe(0)
    // The notification is in the app, but not on the device.
    await server.db.deleteFrom('user_preferences').execute()
    await setPreferences({
      notifications: JSON.stringify([{ type: 'EVENT_ANNOUNCE', inApp: true, email: false, push: false }]),
    })
    await remind('Só no app')
    await expect.poll(done).toBe(0)
    const { body } = await server.call('listUnreadNotifications', { token: ana.token })
    expect(body.map(({ title }: { title: string }) => title)).toContain('Só no app')
    await server.db.deleteFrom('user_preferences').execute()
    await remind('Lembrete: Scrim')
    await arrives('Lembrete: Scrim', 'Lembrete: Treino')
  })

  test('end with the session', async () => {
    await server.call('logout', { token: ana.token })
    await remind('Depois')
    const { rows } = await server.database.pool.query("select 1 from jobs.job where name = 'push'")
    expect(rows).toEqual([])
    expect(push.received).toEqual([])
  })
})
