import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Launcher, findBinaries, findLauncher } from './launcher.ts'
import { DataFolderError, isRunning } from './folder-lock.ts'
import { supervise } from './supervise.ts'

const DATABASE = 'convoca'
const USER = 'convoca'

export interface EmbeddedOptions {
  /** The server's data folder; the cluster is its subfolder `postgres`. */
  dataDir: string
  /** Additional `name=value` settings (tests turn durability off). */
  settings?: readonly string[]
  /** PostgreSQL had ended without `stop()` and accepts connections again, at the same address. */
  onRestart?: () => void
  /** It ended too often, or could not be started again. */
  onLoss?: () => void
}

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

export function embeddedUrl(password: string, port: number, database = DATABASE): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function readPassword(path: string): Promise<string> {
  const existing = await readFile(path, 'utf8').catch(() => null)
  if (existing !== null) return existing.trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return password
}

/** Detached, so that Ctrl-C in a terminal does not stop PostgreSQL before the server has closed its connections. */
function launch(launcher: Launcher, program: string, args: readonly string[]): ChildProcess {
  const { file, args: all, ...user } = launcher.command(program, args)
  return spawn(file, all, {
    ...user,
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  })
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

async function initialise(
  launcher: Launcher,
  initdb: string,
  cluster: string,
  password: string,
): Promise<void> {
  // Left over from an interrupted initdb, so there is no data in it.
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  const passwordFile = `${cluster}.pw`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (launcher.user !== null) {
    await chown(cluster, launcher.user.uid, launcher.user.gid)
    await chown(passwordFile, launcher.user.uid, launcher.user.gid)
  }
  const child = launch(launcher, initdb, [
    `--pgdata=${cluster}`,
    `--username=${USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
  ])
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  try {
    const code = await Promise.race([waitForExit(child), failed])
    if (code !== 0)
      throw new DataFolderError(
        `PostgreSQL could not be set up in ${cluster}: ${output.trim().split('\n').at(-1) ?? ''}`,
      )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!(await exists('/proc/self'))) return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres')
}

/**
 * After a `kill -9` of the server, its PostgreSQL may still be running or its pid file be left over. The caller
 * has locked the data folder, so neither belongs to another server.
 */
async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const content = await readFile(pidFile, 'utf8').catch(() => null)
  if (content === null) return
  const pid = Number(content.split('\n', 1)[0])
  if (Number.isInteger(pid) && pid > 1 && (await isRunning(pid)) && (await isPostgres(pid))) {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      process.kill(pid, signal)
      for (let waited = 0; waited < 5_000 && (await isRunning(pid)); waited += 50) await delay(50)
      if (!(await isRunning(pid))) break
    }
  }
  await rm(pidFile, { force: true })
}

/**
 * Ends what a killed PostgreSQL has left running: a process that computes for a client does not notice, and until its
 * end the next PostgreSQL refuses to start. Without /proc the next start waits for it.
 */
async function stopBackends(cluster: string): Promise<void> {
  const folder = await realpath(cluster)
  const names = await readdir('/proc').catch(() => [])
  for (const pid of names.map(Number).filter(Number.isInteger)) {
    const isBackend =
      (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder && (await isPostgres(pid))
    if (isBackend) killIfRunning(pid)
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has ended meanwhile.
  }
}

/** Resolves once PostgreSQL accepts connections; rejects with its last FATAL message if it exits. */
function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = ''
    child.once('error', reject)
    child.once('exit', () => reject(new DataFolderError(`The embedded PostgreSQL did not start: ${last}`)))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const fatal = text.split('\n').findLast((line) => line.includes('FATAL'))
      if (fatal !== undefined) last = fatal.slice(fatal.indexOf('FATAL')).replace(/^FATAL:\s*/, '')
      if (text.includes('database system is ready to accept connections')) resolve()
    })
  })
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`)
  } finally {
    await client.end()
  }
}

/** A fast shutdown; an immediate one after ten seconds. */
async function shutDown(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = waitForExit(child)
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await exited
  clearTimeout(timer)
}

/** Starts the embedded PostgreSQL on a free local port; the first start creates its cluster. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = join(options.dataDir, 'postgres')
  const readyMark = join(options.dataDir, 'postgres.ready')
  const binaries = await findBinaries()
  const launcher = await findLauncher(binaries, options.dataDir)
  const password = await readPassword(join(options.dataDir, 'postgres.password'))
  if (!(await exists(readyMark))) {
    await initialise(launcher, binaries.initdb, cluster, password)
    await writeFile(readyMark, '')
  }
  await stopOrphan(cluster)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
  ]
  const start = async (): Promise<ChildProcess> => {
    const child = launch(launcher, binaries.postgres, [
      '-D',
      cluster,
      '-p',
      String(port),
      ...[...settings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting]),
    ])
    await waitUntilReady(child)
    return child
  }
  const child = await start()
  try {
    await ensureDatabase(embeddedUrl(password, port, 'postgres'))
  } catch (error) {
    await shutDown(child)
    throw error
  }
  const supervised = supervise(child, {
    start: async () => {
      await stopBackends(cluster)
      return start()
    },
    stop: shutDown,
    onRestart: () => options.onRestart?.(),
    onGiveUp: () => options.onLoss?.(),
  })
  return { url: embeddedUrl(password, port), stop: () => supervised.stop() }
}
