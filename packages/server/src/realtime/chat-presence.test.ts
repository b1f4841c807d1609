import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpChat } from '../../test/chat.ts'
import { type TestServer, startServer } from '../../test/harness.ts'
import { insertUsers } from '../../test/many-teams.ts'
import { openChatPage } from '../../test/sockets.ts'
import { newId } from '../database/id.ts'
import type { Database, Db } from '../database/schema.ts'
import { createLog } from '../adapters/log.ts'
import { type PresenceRegistry, createPresenceRegistry } from './chat-presence.ts'

const SOCKETS = 6000
const BATCH = 500

describe('sockets that open and close at once', () => {
  let server: TestServer
  let users: string[]
  /** One connection, as a busy server has left. */
  let pool: pg.Pool
  let db: Db
  let statements: string[] = []
  const registries: PresenceRegistry[] = []

  function newRegistry(): PresenceRegistry {
    const registry = createPresenceRegistry({ db, log: createLog('silent'), retryDelay: 1 })
    registries.push(registry)
    return registry
  }

  const countRows = async (): Promise<number> =>
    (await server.db.selectFrom('chat_connections').select('id').execute()).length

  beforeAll(async () => {
    server = await startServer()
    users = Array.from({ length: SOCKETS }, newId)
    await insertUsers(server.db, users)
    pool = new pg.Pool({ connectionString: server.database.url, max: 1 })
    db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push(query.sql),
    })
  })
  beforeEach(() => {
    statements = []
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const registry of registries.splice(0)) await registry.close()
  })
  afterAll(async () => {
    await pool.end()
    await server.close()
  })

  test('6,000 leave no row behind, by one transaction for five hundred', async () => {
    const registry = newRegistry()
    for (const [index, id] of users.entries()) registry.join(`socket-${index}`, id)
    await registry.settled()
    expect(await countRows()).toBe(SOCKETS)
    statements = []
    for (const index of users.keys()) registry.leave(`socket-${index}`)
    await registry.settled()
    expect(await countRows()).toBe(0)
    expect(statements.filter((statement) => statement.startsWith('delete')).length).toBe(SOCKETS / BATCH)
    expect(statements.length).toBeLessThanOrEqual((SOCKETS / BATCH) * 8)
  })

  test('those that close before they were written never have a row', async () => {
    const registry = newRegistry()
    for (const [index, id] of users.entries()) registry.join(`socket-${index}`, id)
    for (const index of users.keys()) registry.leave(`socket-${index}`)
    await registry.settled()
    expect(await countRows()).toBe(0)
    expect(statements.some((statement) => statement.includes('insert into chat_connections'))).toBe(false)
  })

  test('what could not be written is tried again', async () => {
    const registry = newRegistry()
    for (const [index, id] of users.slice(0, 700).entries()) registry.join(`socket-${index}`, id)
    await registry.settled()
    const connect = vi.spyOn(pool, 'connect').mockImplementation(() => {
      throw new Error('Connection terminated')
    })
    for (let index = 0; index < 700; index += 1) registry.leave(`socket-${index}`)
    await expect.poll(() => connect.mock.calls.length).toBeGreaterThan(2)
    expect(await countRows()).toBe(700)
    connect.mockRestore()
    await expect.poll(countRows).toBe(0)
  })

  test('an account that was erased meanwhile does not hold back the others', async () => {
    const registry = newRegistry()
    registry.join('gone', newId())
    registry.join('here', users[0]!)
    await registry.settled()
    expect(await server.db.selectFrom('chat_connections').select('id').execute()).toEqual([{ id: 'here' }])
  })

  test('a refresh is of open sockets only, and restores rows that were lost', async () => {
    const registry = newRegistry()
    const other = newRegistry()
    registry.join('open', users[0]!)
    other.join('of another process', users[1]!)
    await Promise.all([registry.settled(), other.settled()])
    const own = await server.db
      .selectFrom('chat_connections')
      .select('process_id')
      .where('id', '=', 'open')
      .executeTakeFirstOrThrow()
    const closed = { id: 'closed', user_id: users[2]!, conversation_id: null, ...own }
    await server.db
      .insertInto('chat_connections')
      .values({ ...closed, seen_at: new Date(Date.now() - 1000) })
      .execute()
    await registry.keep()
    const ids = server.db.selectFrom('chat_connections').select('id').orderBy('id')
    expect(await ids.execute()).toEqual([{ id: 'of another process' }, { id: 'open' }])
    await server.db.deleteFrom('chat_connections').execute()
    await registry.keep()
    expect(await ids.execute()).toEqual([{ id: 'open' }])
  })

  test('two processes that write the same people at once do not wait for each other for ever', async () => {
    const [one, two] = [newRegistry(), newRegistry()]
    for (const [index, id] of users.slice(0, BATCH).entries()) {
      one.join(`one-${index}`, id)
      two.join(`two-${index}`, users[BATCH - 1 - index]!)
    }
    await Promise.all([one.settled(), two.settled()])
    expect(await countRows()).toBe(2 * BATCH)
    await one.close()
    expect(await countRows()).toBe(BATCH)
  })
})

describe('on a server', () => {
  const chat = setUpChat({ socketLimits: { perAddress: 400, total: 800, perUser: 400 } })

  test('others are told once of somebody whose three hundred sockets close at once, and calls are answered', async () => {
    const own = await chat.open(chat.ana)
    const pages = await Promise.all(
      Array.from({ length: 300 }, () => openChatPage(chat.origins[0], { token: chat.bruno.token })),
    )
    const rows = chat.server.db
      .selectFrom('chat_connections')
      .select('id')
      .where('user_id', '=', chat.bruno.id)
    await expect.poll(async () => (await rows.execute()).length).toBe(300)
    own.presences.length = 0
    for (const { socket } of pages) socket.close()
    const calls = await Promise.all(
      Array.from({ length: 50 }, () =>
        chat.server.call('readConversation', { token: chat.ana.token, path: { id: chat.id } }),
      ),
    )
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]))
    await expect.poll(() => rows.execute()).toEqual([])
    await expect.poll(() => own.presences).toEqual([{ userId: chat.bruno.id, presence: 'offline' }])
  })
})
