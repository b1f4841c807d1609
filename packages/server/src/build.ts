import { mkdir } from 'node:fs/promises'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { createTrust } from './config/trusted-proxies.ts'
import type { Db } from './database/schema.ts'
import { newId } from './database/id.ts'
import { type SocketLimits, createConnectionLimits } from './plugins/connection-limits.ts'
import { contractRoutes } from './plugins/contract.ts'
import { docs } from './plugins/docs.ts'
import { errors, sendProblem } from './plugins/errors.ts'
import { deleteExpiredKeys } from './plugins/idempotency.ts'
import { security, setBaseHeaders } from './plugins/security.ts'
import { site } from './plugins/site.ts'
import type { PasswordCost } from './domains/auth/passwords.ts'
import { deleteExpiredOrigins } from './domains/auth/login-origins.ts'
import { deleteExpiredSessions } from './domains/auth/sessions.ts'
import {
  REMINDER_INTERVAL,
  type ReminderJob,
  deleteExpiredReminders,
  startReminders,
} from './domains/schedules/reminders.ts'
import { findTeamSummary } from './domains/teams/public-profile.ts'
import { deleteCounters } from './rate-limiting/repository.ts'
import { handlers } from './routes/index.ts'
import { replayChecks } from './routes/replays.ts'
import { planned } from './contract/planned.ts'
import { type Services, createServices } from './services.ts'

export interface BuildOptions {
  config: Config
  db: Db
  /** Of the same database: listening for notifications takes one of its connections. */
  pool: pg.Pool
  log: Logger
  now?: () => Date
  /** Lower in tests than the recommended one. */
  passwordCost?: PasswordCost
  /** Lower in tests. */
  socketLimits?: Partial<SocketLimits>
  /** Validates responses and receives each violation of the contract; tests fail on it. */
  onViolation?: (violation: string) => void
}

export interface Server {
  app: FastifyInstance
  services: Services
}

const CLEANUP_INTERVAL = 60 * 60 * 1000
const COUNTER_CLEANUP_INTERVAL = 60 * 1000
/** Counters of rate limits that outlive a cleanup, about 40 MB: each costs somebody a request. */
const MOST_COUNTERS = 200_000

function newFastify({ config, log }: BuildOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return fastify({
    loggerInstance,
    genReqId: newId,
    trustProxy: createTrust(config.trustedProxies),
    // Fastify's own log lines contain the client's address; ours below does not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // On close, requests in flight are completed and idle keep-alive connections closed.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    bodyLimit: 256 * 1024,
    // A picture of 5 MB over a slow phone line takes a while.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      setBaseHeaders(request, reply)
      sendProblem(request, reply, error)
    },
  })
}

/** Deletes expired rows every `interval` milliseconds. */
function scheduleCleanup(
  app: FastifyInstance,
  { log }: Services,
  { interval, clean }: { interval: number; clean: () => Promise<void> },
): void {
  const run = (): void =>
    void clean().catch((error: unknown) => log.warn({ err: error }, 'expired rows could not be deleted'))
  const timer = setInterval(run, interval).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function scheduleCleanups(app: FastifyInstance, services: Services): void {
  scheduleCleanup(app, services, {
    interval: CLEANUP_INTERVAL,
    clean: async () => {
      await deleteExpiredKeys(services)
      await deleteExpiredSessions(services)
      await deleteExpiredOrigins(services)
      await deleteExpiredReminders(services)
    },
  })
  scheduleCleanup(app, services, {
    interval: COUNTER_CLEANUP_INTERVAL,
    clean: () => deleteCounters(services.db, { now: services.now(), most: MOST_COUNTERS }),
  })
  app.addHook('onClose', async () => services.redis?.disconnect())
}

/** Sends reminders from ready until the server closes. */
function scheduleReminders(app: FastifyInstance, services: Services): void {
  let reminders: ReminderJob | null = null
  app.addHook('onReady', async () => {
    reminders = startReminders(services, REMINDER_INTERVAL)
  })
  app.addHook('preClose', async () => reminders?.stop())
}

/** Opens sockets, and removes unused pictures once. */
function startRealtime(app: FastifyInstance, services: Services): void {
  services.realtime.attach(app.server)
  app.addHook('onReady', async () => {
    await services.realtime.open()
    const removed = await services.storage.removeUnused()
    if (removed > 0) services.log.info({ removed }, 'unused pictures were removed')
  })
  // Before the HTTP server closes, which would wait for open sockets for ever.
  app.addHook('preClose', () => services.realtime.close())
}

/** The complete server before it listens; tests inject requests into it. */
export async function build(options: BuildOptions): Promise<Server> {
  const { config, db, pool, log } = options
  const app = newFastify(options)
  const now = options.now ?? (() => new Date())
  const limits = createConnectionLimits()
  app.server.maxConnections = limits.maxConnections
  const services = createServices({
    config,
    db,
    pool,
    log: app.log,
    now,
    socketLimits: { ...limits.sockets, ...options.socketLimits },
    passwordCost: options.passwordCost,
  })
  await mkdir(config.filesDir, { recursive: true })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method: request.method, route, status: reply.statusCode, milliseconds },
      'request completed',
    )
  })
  const onViolation =
    options.onViolation ??
    (config.environment === 'production'
      ? null
      : (violation: string) => log.error({ violation }, 'contract violated'))

  await app.register(errors, services)
  await app.register(security)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(contractRoutes, { handlers, replayChecks, planned, services, onViolation })
  await app.register(docs)
  await app.register(site, {
    appDir: config.appDir,
    filesDir: config.filesDir,
    publicUrl: config.publicUrl,
    findTeam: (teamTag) => findTeamSummary({ db }, teamTag),
  })
  scheduleCleanups(app, services)
  scheduleReminders(app, services)
  app.addHook('onClose', async () => services.pictures.close())
  startRealtime(app, services)
  return { app, services }
}
