import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../src/database/id.ts'
import { MAX_COUNTED } from '../src/database/page.ts'
import type { Database } from '../src/database/schema.ts'
import { findMessagesWith } from '../src/domains/chat/search-repository.ts'
import { findUsers } from '../src/domains/admin/users-repository.ts'
import { markAllRead } from '../src/domains/inbox/repository.ts'
import { findRatingsOf } from '../src/domains/ratings/profile-queries.ts'
import {
  type PlayerSearch,
  findPlayerPage,
  findPlayersByName,
} from '../src/domains/player-search/repository.ts'
import { type Person, type TestServer, startServer } from './harness.ts'
import { insertUsers } from './many-teams.ts'
import { type Statement, explainRows } from './query-plans.ts'

const USERS = 12_000
const UNREAD = 100_000
const LIMIT = 20

let server: TestServer
let ana: Person
let userIds: string[]
let gameId: string
let statements: Statement[] = []
let db: Kysely<Database>

beforeAll(async () => {
  server = await startServer()
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: server.database.pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  userIds = Array.from({ length: USERS }, newId)
  gameId = newId()
  await insertUsers(db, userIds)
  await sql`insert into games (id, name) values (${gameId}, 'Jogo')`.execute(db)
  // Everybody plays it, and has a rating in it.
  await sql`
    insert into player_games (user_id, game_id, place, rank, positions)
    select id, ${gameId}, 0, 'Ouro', '{Duelista}' from unnest(${userIds}::uuid[]) id`.execute(db)
  ana = await server.registerUser()
  await sql`vacuum analyze users, player_games`.execute(db)
})
beforeEach(() => {
  statements = []
})
afterAll(() => server.close())

/** The rows that the statements of `run` read, by table. */
async function rowsRead(run: () => Promise<unknown>): Promise<Map<string, number>> {
  statements = []
  await run()
  const read = new Map<string, number>()
  for (const statement of statements.splice(0))
    for (const [table, rows] of await explainRows(server.database, statement))
      read.set(table, (read.get(table) ?? 0) + rows)
  return read
}

const viewer = () => ({ id: ana.id, latestBirth: '2008-01-01' })
const players = (given: Partial<PlayerSearch>) => () =>
  findPlayerPage(db, {
    search: '',
    order: 'asc',
    limit: LIMIT,
    page: 1,
    teamId: null,
    isFree: false,
    viewer: viewer(),
    ...given,
  })

describe('players', () => {
  test.each([
    ['all', {}],
    ['of one game', { gameId: 'game' }],
    ['of a position', { gameId: 'game', position: 'Duelista' }],
    ['with a word that all have', { search: 'jogador' }],
  ])('%s: counting stops, and a page reads its own rows', async (_, given: Partial<PlayerSearch>) => {
    const wanted = 'gameId' in given ? { ...given, gameId } : given
    expect((await players(wanted)()).total).toBe(MAX_COUNTED)
    const read = await rowsRead(players(wanted))
    expect(read.get('users') ?? 0).toBeLessThanOrEqual(MAX_COUNTED + 10 * LIMIT)
  })

  test('a page past the counted ones is empty and reads no more than the count', async () => {
    for (const page of [501, 40_000, 100_000]) {
      expect((await players({ page })()).data).toEqual([])
      const read = await rowsRead(players({ page }))
      expect(read.get('users') ?? 0).toBeLessThanOrEqual(MAX_COUNTED)
    }
    const query = { page: 40_000, limit: LIMIT }
    const response = await server.call('searchPlayers', { token: ana.token, query })
    expect(response).toMatchObject({ status: 200, body: { data: [], total: MAX_COUNTED } })
  })

  test('options of a word that all have are found by walking the nicks', async () => {
    expect(await findPlayersByName(db, 'jogador', viewer())).toHaveLength(20)
    const read = await rowsRead(() => findPlayersByName(db, 'jogador', viewer()))
    expect(read.get('users') ?? 0).toBeLessThanOrEqual(10 * LIMIT)
    // Every tenth.
    const tenth = await rowsRead(() => findPlayersByName(db, 'jogador 1', viewer()))
    expect(tenth.get('users') ?? 0).toBeLessThan(USERS / 5)
  })

  test('the list of the staff counts no further, either', async () => {
    const list = () => findUsers(db, new Date(), { page: 1, limit: LIMIT })
    expect((await list()).total).toBe(MAX_COUNTED)
    expect((await rowsRead(list)).get('users')).toBeLessThanOrEqual(MAX_COUNTED + 2 * LIMIT)
  })

  test('a place in a ranking is counted up to the same', async () => {
    await sql`
      insert into ratings (game_id, user_id, points, matches, wins)
      select ${gameId}, id, 1000 + n, 1, 1 from unnest(${userIds}::uuid[]) with ordinality as given (id, n)`.execute(
      db,
    )
    await sql`vacuum analyze ratings`.execute(db)
    const last = () => findRatingsOf(db, userIds[0]!, { onlyOpen: false })
    expect((await last())[0]?.rating).toMatchObject({ place: MAX_COUNTED + 1, total: MAX_COUNTED })
    expect((await rowsRead(last)).get('ratings') ?? 0).toBeLessThanOrEqual(2 * MAX_COUNTED + 10)
  })
})

describe('a hundred thousand unread notifications', () => {
  const mine = () => server.call('listUnreadNotifications', { token: ana.token })
  const markAll = () => server.call('markAllNotificationsRead', { token: ana.token })

  beforeAll(async () => {
    await sql`
      insert into notifications (id, user_id, sequence, type, context_type, title, body)
      select gen_random_uuid(), ${ana.id}, n, 'ANNOUNCE_NEW', 'USER', 'Novidade', '"x"'
      from generate_series(1, ${UNREAD}::int) n`.execute(db)
    await sql`
      insert into notification_counters (user_id, last_sequence) values (${ana.id}, ${UNREAD})
      on conflict (user_id) do update set last_sequence = excluded.last_sequence`.execute(db)
    await sql`vacuum analyze notifications`.execute(db)
  })

  test('are marked by one row, of simultaneous calls once', async () => {
    expect((await mine()).body).toHaveLength(200)
    const counts = await Promise.all([markAll(), markAll(), markAll()])
    expect(counts.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(counts.map(({ body }) => body.count).toSorted((a, b) => a - b)).toEqual([0, 0, MAX_COUNTED])
    expect((await mine()).body).toEqual([])
    const written = await sql<{ count: number }>`
      select count(*) as count from notifications where user_id = ${ana.id} and read_at is not null`.execute(
      db,
    )
    expect(written.rows[0]?.count).toBe(0)
  })

  test('are read in their list and everywhere they are counted; a later one is unread again', async () => {
    const page = await server.call('listNotifications', { token: ana.token, query: { limit: 1 } })
    expect(page.body).toMatchObject({ data: [{ isRead: true }], total: MAX_COUNTED })
    const dashboard = await server.call('readDashboard', { token: ana.token })
    expect(dashboard.body.unread.notifications).toBe(0)
    await sql`update notification_counters set last_sequence = ${UNREAD + 1} where user_id = ${ana.id}`.execute(
      db,
    )
    await sql`
      insert into notifications (id, user_id, sequence, type, context_type, title, body)
      values (gen_random_uuid(), ${ana.id}, ${UNREAD + 1}, 'ANNOUNCE_NEW', 'USER', 'Mais uma', '"x"')`.execute(
      db,
    )
    expect((await mine()).body).toMatchObject([{ title: 'Mais uma', isRead: false }])
    expect((await markAll()).body.count).toBe(1)
  })

  test('with one that was read alone, the others are counted', async () => {
    const other = await server.registerUser()
    await sql`
      insert into notifications (id, user_id, sequence, type, context_type, title, body, read_at)
      select gen_random_uuid(), ${other.id}, n, 'ANNOUNCE_NEW', 'USER', 'Novidade', '"x"',
        case when n = 2 then now() end
      from generate_series(1, 3) n`.execute(db)
    await sql`
      insert into notification_counters (user_id, last_sequence) values (${other.id}, 3)
      on conflict (user_id) do update set last_sequence = 3`.execute(db)
    expect(await markAllRead(db, other.id)).toBe(2)
    expect(await markAllRead(db, other.id)).toBe(0)
  })
})

test('the search of the chat reads the conversations of the caller, not those of the site', async () => {
  const bruno = await server.registerUser()
  const create = async (person: Person): Promise<string> => {
    const body = { userIds: [bruno.id], name: null }
    return (await server.call('createConversation', { token: person.token, body })).body.id
  }
  const [own, foreign] = [await create(ana), await create(await server.registerUser())]
  const fill = (id: string, count: number) =>
    sql`
      insert into messages (id, conversation_id, sequence, change, client_id, sender_id, content)
      select ('01989d2e-0000-7000-8000-' || lpad(to_hex(n + (select count(*) from messages)), 12, '0'))::uuid,
        ${id}, n, n, gen_random_uuid(), ${bruno.id}, 'treino ' || n
      from generate_series(1, ${count}::int) n`.execute(db)
  await fill(own, 30)
  await fill(foreign, 20_000)
  await sql`vacuum analyze messages`.execute(db)
  for (const text of ['tre', 'treino', 'treino 7']) {
    const search = () => findMessagesWith(db, { text, conversationIds: [own], beforeId: null, limit: LIMIT })
    expect((await search()).length).toBeGreaterThan(0)
    expect((await rowsRead(search)).get('messages') ?? 0, text).toBeLessThanOrEqual(5 * 30)
  }
})

test('no list counts or passes over rows without a bound', () => {
  const root = join(import.meta.dirname, '../src')
  const unbounded = globSync('**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|^seed\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\.offset\((?!offset\)|most\))|as\('total'\)|count\(\*\) over/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  // One user, match or championship has a few of these, and the newest keys and sessions are kept by their bound.
  const few =
    /(?:idempotency|occurrences|rosters|sessions|announcements|room|recruitment\/|dashboard\/)-?(?:repository|queries)/
  expect(unbounded.filter((line) => !few.test(line))).toEqual([])
})
