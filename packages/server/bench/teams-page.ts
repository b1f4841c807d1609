/**
 * The 20-team page through the server against the same SQL by the driver alone and against bare `http`
 * that answers a held copy of the page. Printed as ratios: the machine is not the point.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { build } from '../src/build.ts'
import { readConfig } from '../src/config/config.ts'
import { connect } from '../src/database/connect.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { newId } from '../src/database/id.ts'
import { migrate } from '../src/database/migrate.ts'
import type { Database, Db } from '../src/database/schema.ts'
import { startSession } from '../src/domains/auth/sessions.ts'
import { createLog } from '../src/plugins/log.ts'

const CONNECTIONS = 16
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const TEAMS = 200
const MEMBERS = 5

async function fill(db: Db): Promise<string> {
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
  await startSession(session, users[0]?.id ?? '', 'bench')
  return startSession(session, users[0]?.id ?? '', 'bench')
}

function httpRate(url: string, headers: Record<string, string>): Promise<number> {
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

async function driverRate(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let done = 0
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  return done / SECONDS
}

async function bareRate(page: string): Promise<number> {
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
  const rate = await httpRate(`http://127.0.0.1:${port}/`, {})
  server.closeAllConnections()
  server.close()
  return rate
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2)
}

async function main(folder: string): Promise<void> {
  const postgres = await startEmbedded({ dataDir: folder })
  const store = connect({ url: postgres.url, poolSize: CONNECTIONS, onIdleError: () => undefined })
  const statements: Statement[] = []
  const recording = { on: false }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: store.pool }),
    log: (event) => {
      if (recording.on) statements.push({ sql: event.query.sql, parameters: event.query.parameters })
    },
  })
  await migrate(store.pool)
  const token = await fill(store.db)
  await store.pool.query('vacuum analyze')
  const config = { ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), filesDir: join(folder, 'files') }
  const { app } = await build({ config, db, pool: store.pool, log: createLog('silent') })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${token}` }
  const url = `${origin}/api/teams?limit=20`

  recording.on = true
  const page = await (await fetch(url, { headers })).text()
  recording.on = false
  await httpRate(url, headers)
  const server = await httpRate(url, headers)
  const driver = await driverRate(store.pool, statements)
  const held = await httpRate(`${origin}/api/health`, {})
  const bare = await bareRate(page)
  const bareHeld = await bareRate('{"status":"ok"}')

  console.log(
    `20-team page, ${Math.round(page.length / 1024)} kB, ${statements.length} statements, ${CONNECTIONS} connections`,
  )
  console.log(
    `server / same SQL by the driver alone   ${ratio(server, driver)}   (${Math.round(server)} / ${Math.round(driver)} pages per second)`,
  )
  console.log(
    `server / bare http with a held page     ${ratio(server, bare)}   (${Math.round(server)} / ${Math.round(bare)})`,
  )
  console.log(
    `health / bare http, the same bytes      ${ratio(held, bareHeld)}   (${Math.round(held)} / ${Math.round(bareHeld)})`,
  )

  await app.close()
  await store.close()
  await postgres.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'convoca-bench-'))
await main(folder)
await rm(folder, { recursive: true, force: true })
