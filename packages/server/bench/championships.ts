/**
 * A double elimination of 1,024 teams with 5 players each: its start, results by the organiser, and how soon a result
 * reaches 1,000 pages that watch it; a correction in round one of a finished one of 128 teams; pages of the list among
 * 10,000 championships, as in `list-pages.ts`. Times are of HTTP requests to a server that is a process of its own, and all
 * pages are in this one; nothing is enforced.
 */
import { sql } from 'kysely'
import { type Socket, io } from 'socket.io-client'
import type { Schemas } from '../src/contract/types.ts'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { startSession } from '../src/domains/auth/sessions.ts'
import { championshipInput } from '../test/championships.ts'
import { type ManyTeams, insertManyTeams } from '../test/many-teams.ts'
import { type BenchDatabase, fillDatabase, withDatabase } from './bench-database.ts'
import { comparePages } from './list-pages.ts'
import { startServer } from './server-process.ts'

type Match = Schemas['ChampionshipMatch']

const TEAMS = 1024
const MEMBERS = 5
/** One team of five, and one more: their members are all different, and the owner of the last such team plays in none of them. */
const STORED_TEAMS = (TEAMS + 1) * MEMBERS
const ORGANIZER = TEAMS * MEMBERS
const SMALLER = 128
const CHAMPIONSHIPS = 10_000
const VIEWERS = 1000
/** Sockets of one address: the server takes 300. */
const PER_ADDRESS = 100
const RESULTS = Number(process.env['BENCH_RESULTS'] ?? 200)
const CHANGES = 20

/** Inserts a championship with its registrations, all of them with a place, in the state before its start. */
async function insertChampionship(db: Db, { gameIds, userIds }: ManyTeams, teams: number): Promise<string> {
  const [id, organizerId, gameId] = [newId(), userIds[ORGANIZER] ?? '', gameIds[0] ?? '']
  const { best_of: bestOf, prizes, ...fields } = championshipInput({ game_id: gameId, max_teams: teams })
  await db
    .insertInto('championships')
    .values({
      ...fields,
      id,
      url: id,
      organizer_id: organizerId,
      format: 'DOUBLE_ELIMINATION',
      status: 'REGISTRATION',
      best_of: JSON.stringify(bestOf),
      prizes: JSON.stringify(prizes),
      tie_breaks: null,
      registration_opens_at: new Date(fields.registration_opens_at),
      registration_closes_at: new Date(fields.registration_closes_at),
      check_in_opens_at: new Date(fields.check_in_opens_at),
      starts_at: new Date(fields.starts_at),
      teams_count: teams,
    })
    .execute()
  await sql`
    with entered as (
      insert into championship_registrations (id, championship_id, team_id, status)
      select gen_random_uuid(), ${id}::uuid, id, 'CONFIRMED'
      from (
        select id from (select id, row_number() over (order by team_tag) - 1 as n from teams) numbered
        where n % ${MEMBERS}::int = 0 order by n limit ${teams}
      ) first
      returning id, team_id
    )
    insert into championship_players (registration_id, championship_id, user_id, role, confirmed_at)
    select entered.id, ${id}::uuid, member.user_id, 'STARTER', now()
    from entered join team_members member on member.team_id = entered.team_id
  `.execute(db)
  await sql`analyze championship_registrations, championship_players`.execute(db)
  return id
}

/** Inserts championships of every status, each starting an hour after the one before. */
async function insertMany(db: Db, { gameIds, userIds }: ManyTeams): Promise<void> {
  await sql`
    insert into championships (
      id, url, name, game_id, organizer_id, description, rules, format, best_of, team_size, max_substitutes, min_teams,
      max_teams, entry_fee, prizes, registration_opens_at, registration_closes_at, check_in_opens_at, starts_at, status)
    select gen_random_uuid(), 'copa-' || n, case when n % 10 = 0 then 'Liga ' else 'Copa ' end || n,
      (${gameIds}::uuid[])[1 + n % 4], (${userIds}::uuid[])[1 + n % 500], 'Uma copa.', 'Melhor de três.',
      (array['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'SWISS'])[1 + n % 3], '[3]', 5, 2, 2, 16, n % 5 * 1000,
      '[{"place": 1, "description": "Troféu"}]', start - interval '2 days', start - interval '1 day',
      start - interval '1 hour', start,
      (array['REGISTRATION', 'ONGOING', 'FINISHED', 'FINISHED', 'FINISHED', 'CANCELLED', 'DRAFT'])[1 + n % 7]
    from generate_series(1, ${CHAMPIONSHIPS}::int) n, lateral (select now() + (n - 5000) * interval '1 hour' as start) at`.execute(
    db,
  )
  await sql`vacuum analyze championships`.execute(db)
}

type Call = (method: 'GET' | 'PATCH' | 'PUT', path: string, body?: object) => Promise<unknown>

function createCaller(origin: string, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

async function measureTime(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

const isMatch = (value: unknown): value is Match =>
  typeof value === 'object' && value !== null && 'state' in value

async function listReady(call: Call, id: string): Promise<Match[]> {
  const matches = await call('GET', `/public/championships/${id}/matches`)
  return (Array.isArray(matches) ? matches : []).filter(isMatch).filter(({ state }) => state === 'READY')
}

const rule = (call: Call, id: string, matchId: string, isHome = true): Promise<unknown> =>
  call('PUT', `/championships/${id}/matches/${matchId}/ruling`, {
    home_score: isHome ? 2 : 0,
    away_score: isHome ? 0 : 2,
    is_forfeit: false,
  })

const start = (call: Call, id: string): Promise<number> =>
  measureTime(() => call('PATCH', `/championships/${id}/status`, { status: 'ONGOING' }))

async function openViewers(origin: string, championshipId: string): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let opened = 0; opened < VIEWERS; opened += 50) {
    const batch = Array.from({ length: 50 }, async (_, index) => {
      const options = {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        localAddress: `127.0.0.${2 + Math.floor((opened + index) / PER_ADDRESS)}`,
      }
      const socket = io(`${origin}/championships`, options)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      await socket.timeout(5000).emitWithAck('watch', { championshipId })
      sockets.push(socket)
    })
    await Promise.all(batch)
  }
  return sockets
}

/** Until each page has the result; twenty of them. */
async function measureDelivery(call: Call, origin: string, id: string): Promise<number[]> {
  const sockets = await openViewers(origin, id)
  try {
    const times: number[] = []
    for (const { id: matchId } of (await listReady(call, id)).slice(0, CHANGES)) {
      const delivered = sockets.map(
        (socket) => new Promise<void>((resolve) => socket.once('matchesChanged', () => resolve())),
      )
      times.push(await measureTime(() => Promise.all([rule(call, id, matchId), ...delivered])))
    }
    return times
  } finally {
    for (const socket of sockets) socket.close()
  }
}

/** The home teams win. */
async function playOut(call: Call, id: string): Promise<void> {
  for (let ready = await listReady(call, id); ready.length > 0; ready = await listReady(call, id))
    for (const match of ready) await rule(call, id, match.id)
}

async function measureStages(database: BenchDatabase, many: ManyTeams, token: string): Promise<void> {
  const { db } = database.connection
  const [large, small] = [
    await insertChampionship(db, many, TEAMS),
    await insertChampionship(db, many, SMALLER),
  ]
  const { origin, stop } = await startServer({
    env: { DATABASE_URL: database.url, DATA_DIR: database.folder, RATE_LIMIT: 'false' },
  })
  try {
    const call = createCaller(origin, token)
    // The functions of a stage are compiled by then.
    await start(call, small)
    await playOut(call, small)
    console.log(`${TEAMS} teams, double elimination: made in ${(await start(call, large)).toFixed(0)} ms`)
    const times: number[] = []
    for (const { id: matchId } of (await listReady(call, large)).slice(0, RESULTS))
      times.push(await measureTime(() => rule(call, large, matchId)))
    console.log(`a result of it: ${describeTimes(times)}`)
    console.log(`read by ${VIEWERS} pages: ${describeTimes(await measureDelivery(call, origin, large))}`)
    const matches = await call('GET', `/public/championships/${small}/matches`)
    const [first] = (Array.isArray(matches) ? matches : []).filter(isMatch)
    const corrected = await measureTime(() => rule(call, small, first?.id ?? '', first?.winner !== 'home'))
    console.log(`a correction in round one of ${SMALLER} finished teams: ${corrected.toFixed(0)} ms`)
  } finally {
    await stop()
  }
}

const listPages = (gameId: string) => [
  { name: 'the first page', path: 'public/championships?limit=20' },
  { name: 'the latest', path: 'public/championships?limit=20&order=desc' },
  { name: 'in progress', path: 'public/championships?limit=20&status=ONGOING' },
  { name: 'a game, free', path: `public/championships?limit=20&gameId=${gameId}&isFree=true` },
  { name: 'search: a tenth of all', path: 'public/championships?limit=20&search=liga' },
  { name: 'search: one', path: `public/championships?limit=20&search=copa%20${CHAMPIONSHIPS - 1}` },
  { name: 'search: nothing', path: 'public/championships?limit=20&search=nada%20disso', isEmpty: true },
]

await withDatabase(4, async (database) => {
  const many = await fillDatabase(database.url, async (db) => {
    const filled = await insertManyTeams(db, { teams: STORED_TEAMS, members: MEMBERS })
    await insertMany(db, filled)
    return filled
  })
  const organizerId = many.userIds[ORGANIZER] ?? ''
  const token = await startSession(
    { db: database.connection.db, now: () => new Date() },
    organizerId,
    'bench',
  )
  await measureStages(database, many, token)
  await comparePages(database, {
    title: `${CHAMPIONSHIPS} championships`,
    pages: listPages(many.gameIds[0] ?? ''),
    headers: { authorization: `Bearer ${token}` },
  })
})
