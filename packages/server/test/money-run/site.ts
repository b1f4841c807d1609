import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { connect } from '../../src/database/connect.ts'
import type { OperationId } from '../../src/contract/types.ts'
import type { TestDatabase } from '../database.ts'
import { type CallOptions, type TestResponse, operationOf, urlOf } from '../harness.ts'
import { readPostmaster } from '../postmaster.ts'

const inServer = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const PATIENCE = 180_000

/** A whole server with a database of its own, each of which may be killed at any time. */
export interface Site {
  readonly origin: string
  /** Lines that the processes wrote about what they did not expect. */
  readonly errors: string[]
  killServer(): Promise<void>
  killDatabase(): Promise<void>
  /** Starts a process that does what is due with payments, again and again, as if it were so many minutes later; the one before is killed. */
  restartClock(minutes: number): Promise<void>
  killClock(): Promise<void>
  isReady(): Promise<boolean>
  /** A connection of its own to the database as it runs now. */
  connect(): Promise<TestDatabase>
  close(): Promise<void>
}

/** The server runs with these variables. */
export async function startSite(variables: Readonly<Record<string, string>>): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'convoca-money-'))
  const dataDir = join(folder, 'data')
  const errors: string[] = []
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: inServer('node_modules/.cache/compiled'),
    HOST: '127.0.0.1',
    SEED_DEMO: 'false',
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    ...variables,
  }
  const launch = (file: string, more: Record<string, string>): ChildProcess => {
    const child = spawn(process.execPath, ['--conditions=@convoca/source', inServer(file)], {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text))
    return child
  }
  async function kill(child: ChildProcess | null, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'close')
    child.kill(signal)
    await gone
  }

  let port = '0'
  let server: ChildProcess | null = null
  let clock: ChildProcess | null = null
  const findUrl = async (): Promise<string> => {
    const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim()
    const [, , , at] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    return `postgres://convoca:${password}@127.0.0.1:${at}/convoca`
  }
  async function startServer(): Promise<void> {
    const child = launch('src/main.ts', { DATA_DIR: dataDir, PORT: port })
    server = child
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      // Lines of the log are errors at this level.
      if (text.startsWith('{')) errors.push(text)
    })
    await vi.waitUntil(() => child.exitCode !== null || /running at \S+/.test(output), { timeout: 180_000 })
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors.slice(-3).join('\n')}`)
    port = /running at http:\/\/[^:]+:(\d+)/.exec(output)?.[1] ?? port
  }
  const isReady = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(5000)
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal }).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.status === 200
  }
  await startServer()

  return {
    get origin() {
      return `http://127.0.0.1:${port}`
    },
    errors,
    isReady,
    killServer: async () => {
      await kill(server)
      await startServer()
    },
    killDatabase: async () => {
      const killed = await readPostmaster(dataDir)
      process.kill(killed, 'SIGKILL')
      const isBack = async () =>
        (await readPostmaster(dataDir).catch(() => killed)) !== killed && (await isReady())
      await vi.waitUntil(isBack, { timeout: 180_000 }).catch(() => {
        const state = `${server?.exitCode ?? 'running'} ${server?.signalCode ?? ''}`
        throw new Error(`The database is not back (server: ${state}): ${errors.slice(-5).join('\n')}`)
      })
    },
    restartClock: async (minutes) => {
      await kill(clock)
      const more = { DATABASE_URL: await findUrl(), DATA_DIR: join(folder, 'clock') }
      clock = launch('test/money-run/clock-process.ts', { ...more, CLOCK_AHEAD: String(minutes) })
    },
    killClock: () => kill(clock),
    connect: async () => {
      const url = await findUrl()
      const timeouts = { connection: PATIENCE, query: PATIENCE, statement: PATIENCE }
      const store = connect({ url, poolSize: 10, onIdleError: () => undefined, timeouts })
      return { ...store, url, proxy: null }
    },
    close: async () => {
      await kill(clock)
      await kill(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Calls until the server has answered for good: it may be away, its database may be, or the provider. `onRetry` gets the status, if there was one. */
export function createCaller(site: Site, onRetry: (status: number | null) => void) {
  return async function call<K extends OperationId>(
    id: K,
    { path, query, body, token, headers }: CallOptions<K>,
  ): Promise<TestResponse> {
    const operation = operationOf(id)
    // A request is repeated with its key.
    const key = crypto.randomUUID()
    for (;;) {
      const response = await fetch(`${site.origin}${urlOf(operation, path ?? {}, query ?? {})}`, {
        method: operation.method,
        headers: {
          'idempotency-key': key,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch(() => null)
      const text = await response?.text().catch(() => null)
      if (response !== null && typeof text === 'string' && response.status < 500)
        return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: {} }
      onRetry(response?.status ?? null)
      await vi.waitUntil(() => site.isReady(), { timeout: 180_000 })
    }
  }
}
export type Call = ReturnType<typeof createCaller>
