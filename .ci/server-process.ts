import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { makeMemoryFolder } from './memory-folder.ts'
import { root } from './run-step.ts'

/** The first start creates the database and the demo data. */
const startTimeout = 300_000
const stopTimeout = 60_000

export interface RunningServer {
  readonly url: string
  /** The server writes its mails here. */
  readonly dataDir: string
  /** Sends SIGINT, as Ctrl-C does; the data directory stays. */
  stop(): Promise<void>
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>
  /** Starts it again on the same port and data directory. */
  start(): Promise<void>
  /** Stops it and deletes the data directory. */
  discard(): Promise<void>
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
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

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Waits for the server's start-up message; fails at once when the process exits. */
async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (hasExited(child)) throw new Error(`The server exited while starting:\n${output()}`)
    if (output().includes(`running at ${url}`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

function launch(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; output: () => string } {
  const lines: string[] = []
  const child = spawn(process.execPath, ['--conditions=@convoca/source', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED_DEMO: 'true',
      // All requests come from one address; rate limits are tested in the server package.
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'warn',
      // Pages are tested for what they render, not for how fast a busy machine renders them.
      RENDER_TIMEOUT: '60000',
      // A decoder has the lowest priority, and a busy machine gives it hardly any time.
      DECODE_TIMEOUT: '180000',
      // The pages of partners that tests open are on this machine.
      LOCAL_PARTNERS: 'true',
      ...env,
    },
  })
  const collect = (chunk: Buffer) => lines.push(chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return { child, output: () => lines.join('') }
}

/**
 * Starts the production server, as `pnpm start` runs it, on a free port with an empty data directory, for the
 * browser tests and the SDK's examples. `env` adds variables.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = await makeMemoryFolder('convoca-server-')
  let running: ReturnType<typeof launch> | undefined

  async function start() {
    running = launch(port, dataDir, env)
    await waitUntilReady(url, running.child, running.output)
  }

  async function stop() {
    const child = running?.child
    if (child === undefined || hasExited(child)) return
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
    await exit
    clearTimeout(timer)
    if (child.exitCode !== 0) throw new Error(`The server did not stop cleanly:\n${running?.output()}`)
  }

  async function kill() {
    const child = running?.child
    if (child === undefined || hasExited(child)) return
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exit
  }

  async function discard() {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await discard().catch(() => undefined)
    throw error
  })
  return { url, dataDir, start, stop, kill, discard }
}
