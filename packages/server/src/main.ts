import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { build } from './build.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { connect } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'
import { DataFolderError, lockFolder } from './database/folder-lock.ts'
import { MigrationError, migrate } from './database/migrate.ts'
import { isDatabaseUnavailable } from './database/availability.ts'
import { ServerKeyError, requireKnownKeys } from './database/server-keys.ts'
import { chooseHost, describeReach, getOrigin } from './listen-address.ts'
import { createLog } from './adapters/log.ts'
import { isFile } from './http/static-paths.ts'
import { describeDemoLogins, findDemoState, seedDemo } from './seed/seed.ts'

/** Steps of the shutdown, run in reverse order. */
const cleanups: Array<() => Promise<void>> = []
let stopping: Promise<void> | null = null
/** A shutdown during the start of PostgreSQL waits for it, since only then it can be stopped. */
let opening: Promise<unknown> = Promise.resolve()

/** Milliseconds for requests in flight to finish, so that a hanging one cannot block the shutdown. */
const CLOSE_TIMEOUT = 10_000

function stop(): Promise<void> {
  stopping ??= (async () => {
    await opening.catch(() => undefined)
    for (const step of cleanups.toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`))
    }
  })()
  return stopping
}

function getErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Their messages say what to do. */
const refusals = [ConfigError, DataFolderError, MigrationError, ServerKeyError]

/** One actionable line for known errors, the stack for unexpected ones. */
function explain(error: unknown, config: Config | null): string {
  if (refusals.some((kind) => error instanceof kind) && error instanceof Error) return error.message
  const code = getErrorCode(error)
  if (config !== null) {
    if (code === 'EADDRINUSE') return `Port ${config.port} is already in use; set PORT to another one`
    if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
      return `Port ${config.port} may not be used by this user; set PORT to another one`
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST ${config.host ?? ''} is not an address of this machine`
    if (
      code === 'EACCES' ||
      code === 'EROFS' ||
      code === 'EPERM' ||
      code === 'ENOTDIR' ||
      code === 'EEXIST'
    ) {
      return `The data folder ${config.dataDir} cannot be written; set DATA_DIR to another one`
    }
    if (code === 'ENOSPC') return `There is no space left for the data folder ${config.dataDir}`
    if (
      config.databaseUrl !== null &&
      (isDatabaseUnavailable(error) || code?.startsWith('28') === true || code === '3D000')
    ) {
      return 'The database of DATABASE_URL cannot be reached with the given address, name and password'
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function openDatabase(config: Config, log: Logger): Promise<string> {
  await mkdir(config.dataDir, { recursive: true })
  // Several servers may share an external database and the data folder.
  if (config.databaseUrl !== null) return config.databaseUrl
  const lock = await lockFolder(config.dataDir)
  cleanups.push(() => lock.release())
  const postgres = await startEmbedded({
    dataDir: config.dataDir,
    onRestart: () => log.warn('the embedded PostgreSQL ended unexpectedly and was started again'),
    onLoss: exitAfterDatabaseLoss,
  })
  cleanups.push(() => postgres.stop())
  return postgres.url
}

/** The embedded PostgreSQL cannot be kept running; staying up would only return 503 forever. */
function exitAfterDatabaseLoss(): void {
  if (stopping !== null) return
  process.stderr.write('The embedded PostgreSQL ended unexpectedly; start the server again\n')
  void stop().then(() => process.exit(1))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const openingDatabase = openDatabase(config, log)
  opening = openingDatabase
  const url = await openingDatabase
  const connection = connect({
    url,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection ended'),
  })
  cleanups.push(() => connection.close())
  await migrate(connection.pool)
  const { app, services } = await build({ config, db: connection.db, pool: connection.pool, log })
  cleanups.push(() => Promise.race([app.close(), delay(CLOSE_TIMEOUT, undefined, { ref: false })]))
  await requireKnownKeys(connection.db, [
    {
      name: 'ENCRYPTION_KEY',
      fingerprint: services.secrets.hash('fingerprint', 'server').toString('hex'),
      file: 'encryption.key',
    },
    { name: 'VAPID_PUBLIC_KEY', fingerprint: await services.push.publicKey(), file: 'vapid.json' },
  ])
  const demoState = await findDemoState(services)
  const isDemo = demoState === 'seeded' || (demoState === 'empty' && config.seedDemo)
  const host = chooseHost(config.host, isDemo)
  const hasDemo = await services.startup.run(async () => {
    // Before the seed, so that a port in use is reported at once.
    await app.listen({ port: config.port, host })
    return config.seedDemo && seedDemo(services, print)
  })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
  print(`Convoca is running at ${config.publicUrl ?? getOrigin(host, port)}`)
  if (config.smtpUrl === null) print(`Mails are written to ${config.mailDir}`)
  if (!(await isFile(join(config.appDir, 'index.html'))))
    print('The app is not built: this server has the API alone')
  if (isDemo) print(describeReach(config.host, host))
  if (hasDemo) print(describeDemoLogins())
}

async function main(): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    await start(config)
  } catch (error) {
    // A signal during the start makes it fail, which is not an error to report.
    if (stopping === null) process.stderr.write(`${explain(error, config)}\n`)
    process.exitCode = stopping === null ? 1 : 0
    await stop()
    process.exit()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void stop().then(() => process.exit(0))
  })
}

await main()
