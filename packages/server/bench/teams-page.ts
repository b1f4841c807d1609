/**
 * Throughput of the 20-team page, compared with the same SQL by the driver alone and with bare `http` that returns a
 * copy of the page. Prints ratios, which do not depend on the machine; no limit is enforced.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { build } from '../src/build.ts'
import { readConfig } from '../src/config/config.ts'
import { newId } from '../src/database/id.ts'
import type { Database, Db } from '../src/database/schema.ts'
import { startSession } from '../src/domains/auth/sessions.ts'
import { createLog } from '../src/adapters/log.ts'
import { type BenchDatabase, fillDatabase, withDatabase } from './bench-database.ts'

const CONNECTIONS = 16
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const TEAMS = 200
const MEMBERS = 5

/** Returns the token of a session of one of the inserted users. */
async function insertTeams(db: Db): Promise<string> {
  const users = Array.from({ length: TEAMS }, (_, index) => ({
    id: newId(),
    email: `p${index}@convoca.example`,
    nick: `jogador_${index}`,
    name: `Jogador ${index}`,
    cpf: String(10_000_000_000 + index),
    phone: '11987654321',
    gender: null,
    birth: '2000-01-01',
    about: null,
    password_hash: null,
    email_verified_at: null,
  }))
  await db.insertInto('users').values(users).execute()
  const gameId = newId()
  await db.insertInto('games').values({ id: gameId, name: 'Valorant' }).execute()
  for (let index = 0; index < TEAMS; index += 1) {
    const teamId = newId()
    await db
      .insertInto('teams')
      .values({
        id: teamId,
        name: `Time ${index}`,
        team_tag: `T${index.toString(36).toUpperCase().padStart(3, '0')}`,
        description: 'Time de São Paulo em busca do acesso ao circuito nacional.',
        game_id: gameId,
        primary_color: '#7c3aed',
        secondary_color: '#22d3ee',
      })
      .execute()
    const members = Array.from({ length: MEMBERS }, (_, place) => ({
      id: newId(),
      team_id: teamId,
      user_id: users[(index + place) % TEAMS]?.id ?? '',
      role: place === 0 ? ('OWNER' as const) : ('PLAYER' as const),
      roster_status: 'STARTER' as const,
    }))
    await db.insertInto('team_members').values(members).execute()
  }
  const session = { db, now: () => new Date() }
  return startSession(session, users[0]?.id ?? '', 'bench')
}

function measureHttp(url: string, headers: Record<string, string>): Promise<number> {
  const workerData = { url, headers, connections: CONNECTIONS, seconds: SECONDS }
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

async function measureDriver(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  const deadline = performance.now() + SECONDS * 1000
  let pages = 0
  const runClient = async (): Promise<void> => {
    while (performance.now() < deadline) {
      for (const statement of statements) await pool.query(statement.sql, [...statement.parameters])
      pages += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, runClient))
  return pages / SECONDS
}

async function measureBareHttp(page: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(page),
    })
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const rate = await measureHttp(`http://127.0.0.1:${port}/`, {})
  server.closeAllConnections()
  server.close()
  return rate
}

function formatRatio(a: number, b: number): string {
  return (a / b).toFixed(2)
}

async function main({ folder, url: databaseUrl, connection: { pool } }: BenchDatabase): Promise<void> {
  const statements: Statement[] = []
  const recording = { isOn: false }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (recording.isOn) statements.push({ sql: event.query.sql, parameters: event.query.parameters })
    },
  })
  const token = await fillDatabase(databaseUrl, async (filling) => {
    const inserted = await insertTeams(filling)
    await sql`vacuum analyze`.execute(filling)
    return inserted
  })
  const config = { ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), filesDir: join(folder, 'files') }
  const { app } = await build({ config, db, pool, log: createLog('silent') })
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { authorization: `Bearer ${token}` }
    const url = `${origin}/api/teams?limit=20`

    recording.isOn = true
    const page = await (await fetch(url, { headers })).text()
    recording.isOn = false
    // The first one warms the server up.
    await measureHttp(url, headers)
    const server = await measureHttp(url, headers)
    const driver = await measureDriver(pool, statements)
    const health = await measureHttp(`${origin}/api/health`, {})
    const bare = await measureBareHttp(page)
    const bareHealth = await measureBareHttp('{"status":"ok"}')

    console.log(
      `20-team page, ${Math.round(page.length / 1024)} kB, ${statements.length} statements, ${CONNECTIONS} connections`,
    )
    console.log(
      `server / same SQL by the driver alone   ${formatRatio(server, driver)}   (${Math.round(server)} / ${Math.round(driver)} pages per second)`,
    )
    console.log(
      `server / bare http with the same page   ${formatRatio(server, bare)}   (${Math.round(server)} / ${Math.round(bare)})`,
    )
    console.log(
      `health / bare http, the same bytes      ${formatRatio(health, bareHealth)}   (${Math.round(health)} / ${Math.round(bareHealth)})`,
    )
  } finally {
    await app.close()
  }
}

await withDatabase(CONNECTIONS, main)
