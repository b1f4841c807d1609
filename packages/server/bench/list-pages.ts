/**
 * Pages of lists, each requested from the server, then its SQL run by the driver alone. They alternate, so that a busy
 * machine slows both. The server is a separate process, started as in production, so that its garbage collection pauses
 * are its own. Prints ratios; no limit is enforced.
 */
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { build } from '../src/build.ts'
import { readConfig } from '../src/config/config.ts'
import type { Database } from '../src/database/schema.ts'
import { createLog } from '../src/adapters/log.ts'
import type { BenchDatabase } from './bench-database.ts'
import { startServer } from './server-process.ts'

/** Pages are measured in several blocks, in turns, so that a busy moment of the machine affects one block only. */
const BLOCKS = 5
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 400)
const WARM_UP = 50
/** The p99 of the server over the driver's that is still reported as good. */
const EXPECTED_RATIO = 3

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function get(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}

async function measureTime(run: () => Promise<unknown>): Promise<number> {
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

/** Prints the median of the blocks' percentiles; returns whether the p99 is as expected. */
function report(name: string, blocks: readonly Block[]): boolean {
  const medianOf = (part: number, side: keyof Block) =>
    median(blocks.map((block) => percentile(block[side], part)))
  const columns = [0.5, 0.99].map((part) => {
    const [a, b] = [medianOf(part, 'server'), medianOf(part, 'driver')]
    return `p${part * 100} ${a.toFixed(1)} / ${b.toFixed(1)} ms = ${(a / b).toFixed(2)}`
  })
  console.log(`${name.padEnd(34)} ${columns.join('   ')}`)
  return medianOf(0.99, 'server') <= EXPECTED_RATIO * medianOf(0.99, 'driver')
}

async function measure(
  url: string,
  statements: readonly Statement[],
  { pool, headers }: Measured,
): Promise<Block> {
  const block: Block = { server: [], driver: [] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const server = await measureTime(() => get(url, headers))
    const driver = await measureTime(async () => {
      for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
    })
    if (round < 0) continue
    block.server.push(server)
    block.driver.push(driver)
  }
  return block
}

interface Measured {
  pool: pg.Pool
  headers: Record<string, string>
}

export interface ListPage {
  name: string
  /** The path from `/api/` on. */
  path: string
  isEmpty?: boolean
}

interface Pages {
  folder: string
  pages: readonly ListPage[]
  headers: Record<string, string>
}

/** The SQL that the server runs for each page, without the session lookup. */
async function recordStatements(pool: pg.Pool, { folder, pages, headers }: Pages): Promise<Statement[][]> {
  let recorded: Statement[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!query.sql.includes('"sessions"')) recorded.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  const config = { ...readConfig({ DATA_DIR: folder, RATE_LIMIT: 'false' }), filesDir: join(folder, 'files') }
  const { app } = await build({ config, db, pool, log: createLog('silent') })
  try {
    const all: Statement[][] = []
    for (const { path, isEmpty } of pages) {
      recorded = []
      const response = await app.inject({ url: path, headers })
      if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}`)
      // An unexpectedly empty list would measure nothing.
      const found = response.json<{ data: unknown[] }>().data.length
      if ((found === 0) !== (isEmpty ?? false)) throw new Error(`${path} found ${found}`)
      all.push(recorded)
    }
    return all
  } finally {
    await app.close()
  }
}

interface Page {
  url: string
  statements: readonly Statement[]
}

/** All pages in turns, block by block. */
async function measureBlocks(pages: readonly Page[], measured: Measured): Promise<Block[][]> {
  const results = pages.map((): Block[] => [])
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const [index, { url, statements }] of pages.entries()) {
      results[index]?.push(await measure(url, statements, measured))
    }
  }
  return results
}

/** Measures the pages, with the headers of a signed-in user, and prints the server's times over the driver's. */
export async function comparePages(
  { folder, url, connection: { pool } }: BenchDatabase,
  { title, pages, headers }: { title: string; pages: readonly ListPage[]; headers: Record<string, string> },
): Promise<void> {
  const full = pages.map((page) => ({ ...page, path: `/api/${page.path}` }))
  const statements = await recordStatements(pool, { folder, pages: full, headers })
  const server = await startServer({ env: { DATABASE_URL: url, DATA_DIR: folder, RATE_LIMIT: 'false' } })
  try {
    const measured = full.map(({ path }, index) => ({
      url: `${server.origin}${path}`,
      statements: statements[index] ?? [],
    }))
    const results = await measureBlocks(measured, { pool, headers })
    console.log(`${title}, ${BLOCKS} × ${ROUNDS} rounds: server / the same SQL by the driver alone`)
    const areExpected = pages.map(({ name }, index) => report(name, results[index] ?? []))
    const verdict = areExpected.every(Boolean) ? 'every p99 is within' : 'a p99 is beyond'
    console.log(`${verdict} ${EXPECTED_RATIO} times the driver's`)
  } finally {
    agent.destroy()
    await server.stop()
  }
}
