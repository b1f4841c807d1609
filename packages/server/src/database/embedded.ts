import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Launcher, findBinaries, findLauncher } from './binaries.ts'
import { DataFolderError, isRunning } from './folder-lock.ts'

const DATABASE = 'convoca'
const USER = 'convoca'

export interface EmbeddedOptions {
  /** The folder of the server; PostgreSQL keeps its cluster in `postgres` below it. */
  dataDir: string
  /** Extra `name=value` settings (tests switch durability off). */
  settings?: readonly string[]
  /** PostgreSQL ended although nobody stopped it. */
  onLost?: () => void
}

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
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
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return password
}

/** `detached` keeps Ctrl-C in a terminal from reaching PostgreSQL before the server has said goodbye. */
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

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

async function initialise(
  launcher: Launcher,
  initdb: string,
  cluster: string,
  password: string,
): Promise<void> {
  // A cluster that initdb did not finish (power cut) has no data worth keeping: PG_VERSION comes late, `ready` last.
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
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  try {
    const code = await Promise.race([ended(child), failed])
    if (code !== 0)
      throw new DataFolderError(
        `PostgreSQL could not be set up in ${cluster}: ${said.trim().split('\n').at(-1) ?? ''}`,
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
 * After `kill -9` of the server its PostgreSQL may still run, or its pid file remain. The caller holds the
 * folder's lock, so no living server owns either.
 */
async function clearOrphan(cluster: string): Promise<void> {
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

/** Resolves once PostgreSQL says that it is ready; rejects with its last word when it gives up. */
function becomesReady(child: ChildProcess): Promise<void> {
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
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`)
  } finally {
    await client.end()
  }
}

async function stopGently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = ended(child)
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await gone
  clearTimeout(timer)
}

/** Starts the embedded PostgreSQL on a free local port; the first start makes its cluster. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = join(options.dataDir, 'postgres')
  const readyMark = join(options.dataDir, 'postgres.ready')
  const binaries = findBinaries()
  const launcher = await findLauncher(binaries, options.dataDir)
  const password = await readPassword(join(options.dataDir, 'postgres.password'))
  if (!(await exists(readyMark))) {
    await initialise(launcher, binaries.initdb, cluster, password)
    await writeFile(readyMark, '')
  }
  await clearOrphan(cluster)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
  ]
  const child = launch(launcher, binaries.postgres, [
    '-D',
    cluster,
    '-p',
    String(port),
    ...[...settings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting]),
  ])
  await becomesReady(child)
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}`
  try {
    await ensureDatabase(url)
  } catch (error) {
    await stopGently(child)
    throw error
  }
  let stopped = false
  child.once('exit', () => {
    if (!stopped) options.onLost?.()
  })
  return {
    url: `${url}/${DATABASE}`,
    stop: () => {
      stopped = true
      return stopGently(child)
    },
  }
}
