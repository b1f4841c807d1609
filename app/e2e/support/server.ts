import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Milliseconds within which the server must answer: the first start makes the database and the demo data. */
const startLimit = 120_000
const stopLimit = 15_000

/**
 * What open pages say in the console of a server that stops, is away and comes back: what they ask for while it closes
 * is refused, and afterwards nothing listens.
 */
export const serverIsAway =
  /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|status of 503|WebSocket connection to .* failed/

export interface RunningServer {
  readonly url: string
  /** Ends the process as Ctrl-C does; the data folder stays. */
  stop(): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  /** Stops it and removes the data. */
  discard(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Waits for the line with which the server says that it runs; a process that has ended never will. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimit
  while (Date.now() < deadline) {
    if (ended(child)) throw new Error(`The server ended at its start:\n${output()}`)
    if (output().includes(`running at ${url}`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

function launch(port: number, dataDir: string): { child: ChildProcess; output: () => string } {
  const lines: string[] = []
  const child = spawn(process.execPath, ['--conditions=@convoca/source', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED_DEMO: 'true',
      // One address registers many people here; the limits have tests of their own.
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'warn',
    },
  })
  const keep = (text: Buffer) => lines.push(text.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { child, output: () => lines.join('') }
}

/** The server as `pnpm start` runs it, on a free port and an empty data folder. */
export async function startServer(): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'convoca-e2e-'))
  let running: ReturnType<typeof launch> | undefined

  async function start() {
    running = launch(port, dataDir)
    await untilReady(url, running.child, running.output)
  }

  async function stop() {
    const child = running?.child
    if (child === undefined || ended(child)) return
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit)
    await exit
    clearTimeout(timer)
    if (child.exitCode !== 0) throw new Error(`The server did not stop cleanly:\n${running?.output()}`)
  }

  async function discard() {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await discard().catch(() => undefined)
    throw error
  })
  return { url, start, stop, discard }
}
