/**
 * Starts and kills whole servers and databases.
 * @module-tag night
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPostmaster } from './postmaster.ts'
import { newRegistrant } from './registrations.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
// Compiling the server takes longer than all else about a start.
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

let folder: string
const children: ChildProcess[] = []

interface Running {
  child: ChildProcess
  origin: string
  output: () => string
}

function start(env: Record<string, string>): {
  child: ChildProcess
  output: () => string
  errors: () => string
} {
  const child = spawn(process.execPath, ['--conditions=@convoca/source', main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      HOST: '127.0.0.1',
      SEED_DEMO: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return { child, output: () => output, errors: () => errors }
}

async function run(env: Record<string, string> = {}): Promise<Running> {
  const { child, output, errors } = start(env)
  for (;;) {
    const origin = /running at (\S+)/.exec(output())?.[1]
    if (origin !== undefined) return { child, origin, output }
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}

/** Runs a server that is expected to give up, and returns what it says. */
async function failing(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, errors } = start(env)
  await once(child, 'close')
  return {
    code: child.exitCode,
    lines: errors()
      .split('\n')
      .filter((line) => line !== ''),
  }
}

async function end(running: Running, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(running.child, 'close')
  running.child.kill(signal)
  await gone
  return running.child.exitCode
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape and assert on what they find
async function post(origin: string, path: string, body: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** A connection to the embedded PostgreSQL, beside the server's. */
async function connectToDatabase(): Promise<{ client: pg.Client; pid: number }> {
  const password = (await readFile(join(folder, 'data/postgres.password'), 'utf8')).trim()
  const [, , , port] = (await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client(`postgres://convoca:${password}@127.0.0.1:${port}/convoca`)
  // A killed server ends it.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { client, pid: rows[0]?.pid ?? 0 }
}

async function hasActivity(condition: string): Promise<boolean> {
  const { client } = await connectToDatabase()
  try {
    return (await client.query(`select 1 from pg_stat_activity where ${condition}`)).rowCount === 1
  } finally {
    await client.end()
  }
}

const isActive = (pid: number) => hasActivity(`pid = ${pid} and query like '%generate_series%'`)
const isListening = () => hasActivity("query like 'listen convoca%' and datname = 'convoca'")

/** The database's process once it is ready and another one than `before`; else 0. */
async function readOtherPostmaster(before: number): Promise<number> {
  const pid = await readPostmaster(join(folder, 'data')).catch(() => 0)
  if (pid === before) return 0
  const { client } = await connectToDatabase().catch(() => ({ client: null }))
  await client?.end()
  return client === null ? 0 : pid
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoca-start-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'close')
    child.kill('SIGTERM')
    await gone
  }
  await rm(folder, { recursive: true, force: true })
})

// Some start a server twice, which takes a busy machine a while.
describe('starting and stopping', () => {
  test('stops cleanly on SIGINT and finds all data on the second start', async () => {
    const first = await run()
    const person = newRegistrant()
    expect((await post(first.origin, '/auth/register', person)).status).toBe(201)
    expect(await end(first, 'SIGINT')).toBe(0)
    await expect(stat(join(folder, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
    await expect(stat(join(folder, 'data/server.lock'))).rejects.toThrow('ENOENT')

    const second = await run()
    expect(
      (await post(second.origin, '/auth/login', { email: person.email, password: person.password })).status,
    ).toBe(200)
    expect(await end(second, 'SIGTERM')).toBe(0)
  })

  test('finds all data after kill -9 of the server alone', async () => {
    const first = await run()
    const person = newRegistrant()
    expect((await post(first.origin, '/auth/register', person)).status).toBe(201)
    await end(first, 'SIGKILL')

    const second = await run()
    expect(
      (await post(second.origin, '/auth/login', { email: person.email, password: person.password })).status,
    ).toBe(200)
  })

  test('starts its database again when it is killed, and listens again', async () => {
    const { child, origin } = await run()
    const person = newRegistrant()
    expect((await post(origin, '/auth/register', person)).status).toBe(201)
    const killed = await readPostmaster(join(folder, 'data'))
    process.kill(killed, 'SIGKILL')
    await vi.waitUntil(() => readOtherPostmaster(killed), { timeout: 60_000 })
    await vi.waitUntil(async () => (await fetch(`${origin}/api/ready`)).status === 200, { timeout: 60_000 })
    const session = await post(origin, '/auth/login', { email: person.email, password: person.password })
    expect([session.status, child.exitCode]).toEqual([200, null])
    await vi.waitUntil(() => isListening(), { timeout: 60_000 })
  })

  test('ends what its killed database was still computing', async () => {
    const { origin } = await run()
    const { client, pid } = await connectToDatabase()
    const query = client
      .query('select count(*) from generate_series(1, 1000000000000)')
      .catch(() => undefined)
    await vi.waitUntil(() => isActive(pid), { timeout: 60_000 })
    const killed = await readPostmaster(join(folder, 'data'))
    process.kill(killed, 'SIGKILL')
    await query
    await vi.waitUntil(() => readOtherPostmaster(killed), { timeout: 60_000 })
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/ready`)).status).toBe(200), {
      timeout: 60_000,
    })
  })

  test('stops cleanly while its database is started again', async () => {
    const { child } = await run()
    const gone = once(child, 'close')
    process.kill(await readPostmaster(join(folder, 'data')), 'SIGKILL')
    child.kill('SIGTERM')
    await gone
    expect(child.exitCode).toBe(0)
    await expect(stat(join(folder, 'data/server.lock'))).rejects.toThrow('ENOENT')
  })

  test('gives up with one line when its database is killed for the sixth time within a minute', async () => {
    const { child, output, errors } = start({})
    await vi.waitFor(() => expect(output()).toContain('running at'), { timeout: 60_000 })
    const gone = once(child, 'close')
    let killed = 0
    for (let kills = 0; kills < 6; kills += 1) {
      killed = await vi.waitUntil(() => readOtherPostmaster(killed), { timeout: 60_000 })
      process.kill(killed, 'SIGKILL')
    }
    await gone
    expect(child.exitCode).toBe(1)
    expect(errors()).toBe('The embedded PostgreSQL ended unexpectedly; start the server again\n')
  })

  test('leaves nothing behind when it is stopped while it starts', async () => {
    const { child } = start({})
    const lock = join(folder, 'data/server.lock')
    await vi.waitFor(() => stat(lock), { timeout: 60_000 })
    const gone = once(child, 'close')
    child.kill('SIGINT')
    await gone
    expect(child.exitCode).toBe(0)
    await expect(stat(lock)).rejects.toThrow('ENOENT')
    await expect(stat(join(folder, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  test('keeps the password of its database to itself, and refuses a second server on its data folder', async () => {
    await run()
    expect((await stat(join(folder, 'data/postgres.password'))).mode & 0o777).toBe(0o600)
    const second = await failing({})
    expect(second.code).toBe(1)
    expect(second.lines).toEqual([
      expect.stringMatching(/^Another server \(process \d+\) already uses the data folder /),
    ])
  })

  test('reports a port in use in one line and leaves no database running', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const refused = await failing({ PORT: port })
    taken.close()
    expect(refused).toEqual({ code: 1, lines: [`Port ${port} is already in use; set PORT to another one`] })
    await expect(stat(join(folder, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  test('is not ready before its demo data is whole', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const address = free.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    free.close()
    await once(free, 'close')
    const ready = `http://127.0.0.1:${port}/api/ready`
    const starting = run({ PORT: port, HOST: '', SEED_DEMO: 'true' })
    const first = await vi.waitFor(() => fetch(ready), { timeout: 60_000, interval: 20 })
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
    const { output } = await starting
    expect((await fetch(ready)).status).toBe(200)
    expect(output()).not.toContain('stack')
    const closed = 'Only this machine can reach it; set HOST=0.0.0.0'
    await vi.waitFor(() => expect(output()).toContain(closed), { timeout: 60_000 })
  })

  test('listens on this machine only while there are demo users, whether it made them or not', async () => {
    const first = await run()
    const { client } = await connectToDatabase()
    await client.query("insert into seeds (name) values ('demo')")
    await client.end()
    await end(first, 'SIGTERM')

    const { origin, output } = await run({ HOST: '' })
    const closed = 'Only this machine can reach it; set HOST=0.0.0.0'
    await vi.waitFor(() => expect(output()).toContain(closed), { timeout: 60_000 })
    await expect(fetch(`${origin.replace('127.0.0.1', '127.0.0.2')}/api/health`)).rejects.toThrow()
  })

  test('reports a data folder that cannot be written in one line', async () => {
    // A file in the way refuses even root, whom permissions do not stop.
    await writeFile(join(folder, 'file'), '')
    const refused = await failing({ DATA_DIR: join(folder, 'file/data') })
    expect(refused.code).toBe(1)
    expect(refused.lines).toEqual([
      expect.stringMatching(/^The data folder .* cannot be written; set DATA_DIR to another one$/),
    ])
  })

  test('names every wrong variable in one line', async () => {
    const refused = await failing({ PORT: 'http', LOG_LEVEL: 'loud', SEED_DEMO: 'sim' })
    expect(refused.code).toBe(1)
    expect(refused.lines).toEqual([
      expect.stringMatching(/^Wrong configuration: .*PORT .*LOG_LEVEL .*SEED_DEMO /),
    ])
  })

  test('refuses other keys than its database was set up with, in one line', async () => {
    const encryption = (byte: number) => Buffer.alloc(32, byte).toString('base64')
    const first = await run({ ENCRYPTION_KEY: encryption(1) })
    await end(first, 'SIGTERM')
    const refused = await failing({ ENCRYPTION_KEY: encryption(2) })
    expect(refused.lines).toEqual([
      expect.stringMatching(/^This database was set up with another ENCRYPTION_KEY; /),
    ])
    const keys = JSON.parse(await readFile(join(folder, 'data/vapid.json'), 'utf8'))
    await rm(join(folder, 'data/vapid.json'))
    const other = await failing({ ENCRYPTION_KEY: encryption(1) })
    expect(other).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^This database was set up with another VAPID_PUBLIC_KEY; /)],
    })
    await writeFile(join(folder, 'data/vapid.json'), JSON.stringify(keys))
    await run({ ENCRYPTION_KEY: encryption(1) })
  })

  test('reports an unreachable outside database in one line', async () => {
    const refused = await failing({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
    expect(refused.code).toBe(1)
    expect(refused.lines).toEqual([
      'The database of DATABASE_URL cannot be reached with the given address, name and password',
    ])
  })

  test('runs from a folder that only root may enter', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const running = await run({ DATA_DIR: join(closed, 'data') })
    expect((await fetch(`${running.origin}/api/ready`)).status).toBe(200)
  })
})
