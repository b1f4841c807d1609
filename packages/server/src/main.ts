import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from './build.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { connect } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'
import { DataFolderError, lockFolder } from './database/folder-lock.ts'
import { MigrationError, migrate } from './database/migrate.ts'
import { isStoreAway } from './database/availability.ts'
import { createLog } from './plugins/log.ts'
import { describeDemoLogins, seedDemo } from './seed/seed.ts'

/** What must be undone, last done first. */
const undo: Array<() => Promise<void>> = []
let stopping: Promise<void> | null = null
/** While PostgreSQL starts there is nothing to stop yet, but there will be. */
let opening: Promise<unknown> = Promise.resolve()

/** Requests under way may finish; one that hangs must not keep the server alive. */
const CLOSE_WITHIN = 10_000

function stop(): Promise<void> {
  stopping ??= (async () => {
    await opening.catch(() => undefined)
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`))
    }
  })()
  return stopping
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** One line that a person can act on; the stack only of what nobody foresaw. */
function explain(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError || error instanceof DataFolderError || error instanceof MigrationError)
    return error.message
  const code = codeOf(error)
  if (config !== null) {
    if (code === 'EADDRINUSE') return `Port ${config.port} is already in use; set PORT to another one`
    if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
      return `Port ${config.port} may not be used by this user; set PORT to another one`
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST ${config.host} is not an address of this machine`
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
      (isStoreAway(error) || code?.startsWith('28') === true || code === '3D000')
    ) {
      return 'The database of DATABASE_URL cannot be reached with the given address, name and password'
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function openStore(config: Config): Promise<string> {
  await mkdir(config.dataDir, { recursive: true })
  // Several servers may share an outside database and the files beside it.
  if (config.databaseUrl !== null) return config.databaseUrl
  const lock = await lockFolder(config.dataDir)
  undo.push(() => lock.release())
  const postgres = await startEmbedded({ dataDir: config.dataDir, onLost: giveUp })
  undo.push(() => postgres.stop())
  return postgres.url
}

/** Somebody killed the embedded PostgreSQL: a restart finds all data, answering 503 for ever helps nobody. */
function giveUp(): void {
  if (stopping !== null) return
  process.stderr.write('The embedded PostgreSQL ended unexpectedly; start the server again\n')
  void stop().then(() => process.exit(1))
}

function address(config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  const host = everywhere ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const openingStore = openStore(config)
  opening = openingStore
  const url = await openingStore
  const store = connect({
    url,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => log.warn({ err: error }, 'an idle store connection ended'),
  })
  undo.push(() => store.close())
  await migrate(store.pool)
  const { app, services } = await build({ config, db: store.db, pool: store.pool, log })
  undo.push(() => Promise.race([app.close(), delay(CLOSE_WITHIN, undefined, { ref: false })]))
  const hasDemo = await services.startup.during(async () => {
    // Before the seed: a port in use must be told at once.
    await app.listen({ port: config.port, host: config.host })
    return config.seedDemo && seedDemo(services, say)
  })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
  say(`Convoca is running at ${address(config, port)}`)
  if (hasDemo) say(describeDemoLogins())
}

async function main(): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    await start(config)
  } catch (error) {
    // A signal during the start makes it fail; that is no failure to tell.
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
