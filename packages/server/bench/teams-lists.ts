/**
 * Lists and searches among 100,000 teams with 500,000 members: each page through the server, right after that the very
 * statements of that page by the driver alone. Both run in turns on one machine, so that what slows one slows the other.
 * The server is a process of its own, started as people start it: its pauses are its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { build } from '../src/build.ts'
import { readConfig } from '../src/config/config.ts'
import { connect } from '../src/database/connect.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import type { Database } from '../src/database/schema.ts'
import { startSession } from '../src/domains/auth/sessions.ts'
import { createLog } from '../src/plugins/log.ts'
import { insertManyTeams } from '../test/many-teams.ts'

const TEAMS = Number(process.env['BENCH_TEAMS'] ?? 100_000)
/** Each page is measured in several blocks, all pages in turns: a bad moment of the machine spoils one block, not the result. */
const BLOCKS = 5
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 400)
const WARM_UP = 50
const MOST = 3

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function get(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

interface Block {
  server: number[]
  driver: number[]
}

/** The median of the blocks' percentiles. */
function line(name: string, blocks: readonly Block[]): boolean {
  const of = (part: number, side: keyof Block) => median(blocks.map((block) => percentile(block[side], part)))
  const shown = [0.5, 0.99].map((part) => {
    const [a, b] = [of(part, 'server'), of(part, 'driver')]
    return `p${part * 100} ${a.toFixed(1)} / ${b.toFixed(1)} ms = ${(a / b).toFixed(2)}`
  })
  console.log(`${name.padEnd(34)} ${shown.join('   ')}`)
  return of(0.99, 'server') <= MOST * of(0.99, 'driver')
}

async function measure(
  url: string,
  statements: readonly Statement[],
  { pool, headers }: Measured,
): Promise<Block> {
  const block: Block = { server: [], driver: [] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const answered = await timed(() => get(url, headers))
    const alone = await timed(async () => {
      for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
    })
    // The first ones warm both up.
    if (round < 0) continue
    block.server.push(answered)
    block.driver.push(alone)
  }
  return block
}

interface Measured {
  pool: pg.Pool
  headers: Record<string, string>
}

/** What the server sends to the store for each page; the session's own look-up is left out. */
async function takeStatements(
  pool: pg.Pool,
  { folder, paths, headers }: { folder: string; paths: readonly string[]; headers: Record<string, string> },
): Promise<Statement[][]> {
  let taken: Statement[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!query.sql.includes('"sessions"')) taken.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  const config = { ...readConfig({ DATA_DIR: folder, RATE_LIMIT: 'false' }), filesDir: join(folder, 'files') }
  const { app } = await build({ config, db, pool, log: createLog('silent') })
  const all: Statement[][] = []
  for (const path of paths) {
    taken = []
    const answer = await app.inject({ url: path, headers })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    // A list that is empty by mistake would measure nothing.
    const found = answer.json<{ data: unknown[] }>().data.length
    if ((found === 0) !== path.endsWith(nothing)) throw new Error(`${path} found ${found}`)
    all.push(taken)
  }
  await app.close()
  return all
}

interface Started {
  origin: string
  process: ChildProcess
}

/** As `pnpm start` does it. */
async function startServer(folder: string, url: string): Promise<Started> {
  const entry = join(import.meta.dirname, '../src/main.ts')
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--conditions=@convoca/source', entry], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: 'false',
      SEED_DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const told of createInterface({ input: child.stdout })) {
    const [origin] = /http:\S+$/.exec(told) ?? []
    if (origin !== undefined) return { origin, process: child }
  }
  throw new Error('The server did not start')
}

const nothing = 'nada%20disso'

const pages = {
  'the first page': 'teams?limit=20',
  'page 100': 'teams?limit=20&page=100',
  'the last page that is counted': 'teams?limit=20&page=500',
  'a game, recruiting, public': 'public/teams/options/search?limit=20&isRecruiting=true&gameId=GAME',
  'the own teams': 'teams?limit=20&entityId=USER',
  'search: a rare name': 'teams?limit=20&search=trovao%20esports%2096000',
  'search: a tag': 'teams?limit=20&search=01ABC',
  'search: a tenth of all': 'teams?limit=20&search=%C3%A1guia',
  'search: a game and a word': 'teams?limit=20&gameId=GAME&search=caicara',
  'search: nothing': `teams?limit=20&search=${nothing}`,
}

async function main(folder: string): Promise<void> {
  const postgres = await startEmbedded({ dataDir: folder })
  const store = connect({ url: postgres.url, poolSize: 4, onIdleError: () => undefined })
  await migrate(store.pool)
  const many = await insertManyTeams(store.db, { teams: TEAMS, members: 5 })
  const userId = many.userIds[77] ?? ''
  const session = { db: store.db, now: () => new Date() }
  const headers = { authorization: `Bearer ${await startSession(session, userId, 'bench')}` }
  const paths = Object.values(pages).map(
    (path) => `/api/${path.replace('GAME', many.gameIds[1] ?? '').replace('USER', userId)}`,
  )
  const statements = await takeStatements(store.pool, { folder, paths, headers })
  const server = await startServer(folder, postgres.url)
  console.log(
    `${TEAMS} teams, ${TEAMS * 5} members, ${BLOCKS} × ${ROUNDS} rounds: server / the same SQL by the driver alone`,
  )
  const blocks = paths.map((): Block[] => [])
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const [at, path] of paths.entries()) {
      const taken = await measure(`${server.origin}${path}`, statements[at] ?? [], {
        pool: store.pool,
        headers,
      })
      blocks[at]?.push(taken)
    }
  }
  const good = Object.keys(pages).map((name, at) => line(name, blocks[at] ?? []))
  console.log(
    good.every(Boolean)
      ? `every p99 is within ${MOST} times the driver's`
      : `a p99 is beyond ${MOST} times the driver's`,
  )
  agent.destroy()
  server.process.kill()
  await once(server.process, 'exit')
  await store.close()
  await postgres.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'convoca-bench-'))
try {
  await main(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
