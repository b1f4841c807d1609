import { mkdir } from 'node:fs/promises'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { createTrust } from './config/trusted-proxies.ts'
import { getOrigin } from './listen-address.ts'
import type { Db } from './database/schema.ts'
import { newId } from './database/id.ts'
import { applyRetention } from './database/retention.ts'
import { limitConnections } from './http/address-connections.ts'
import { type SocketLimits, createConnectionLimits } from './realtime/connection-limits.ts'
import { type ContractOptions, contractRoutes } from './plugins/contract.ts'
import { docs } from './plugins/docs.ts'
import { embeds } from './plugins/embeds.ts'
import { errors, sendProblem } from './plugins/errors.ts'
import { deleteExpiredKeys } from './http/idempotency.ts'
import type { JobTiming } from './adapters/jobs.ts'
import { type RepeatedJob, repeatJob } from './repeated-job.ts'
import { security, setBaseHeaders } from './plugins/security.ts'
import { site } from './plugins/site.ts'
import { paymentWebhooks } from './plugins/payment-webhooks.ts'
import { wellKnown } from './plugins/well-known.ts'
import { toReadableUrl } from './http/static-paths.ts'
import type { PasswordCost } from './domains/auth/passwords.ts'
import { deleteExpiredOrigins } from './domains/auth/login-origins.ts'
import { deleteExpiredMailTokens } from './domains/auth/mail-tokens.ts'
import { deleteExpiredSocialTokens } from './domains/auth/social/tokens.ts'
import { deleteExpiredPasskeyChallenges } from './domains/auth/passkeys/challenges.ts'
import { deleteExpiredSessions } from './domains/auth/sessions.ts'
import { deleteExpiredChallenges } from './domains/auth/two-step/challenges.ts'
import { runDueTasks } from './domains/championships/live/due-tasks.ts'
import { CLOCK_INTERVAL } from './domains/championships/matches/timing.ts'
import { REMINDER_INTERVAL, deleteExpiredReminders, startReminders } from './domains/schedules/reminders.ts'
import { deleteExpiredEventReminders, sendDueEventReminders } from './domains/events/reminders.ts'
import { deleteExpiredNotificationLimits } from './domains/notifications/limits-repository.ts'
import { deleteExpiredPartnerTokens } from './domains/partners/tokens.ts'
import { runPaymentClock } from './domains/payments/clock.ts'
import { proveLedger } from './domains/payments/proof.ts'
import { queueUnratedGames } from './domains/ratings/service.ts'
import { deleteExpiredArchives } from './domains/archives/service.ts'
import { deleteExpiredAttachments } from './domains/chat/attachments.ts'
import { queueDigests } from './domains/digest/service.ts'
import { eraseDueAccounts } from './domains/erasure/service.ts'
import { createPictureVersions } from './domains/files/versions.ts'
import { deleteCounters } from './rate-limiting/repository.ts'
import { handlers } from './routes/index.ts'
import { replayChecks } from './routes/replays.ts'
import { type Services, createServices } from './services.ts'

export interface BuildOptions {
  config: Config
  db: Db
  /** The pool of the same database: listening for notifications takes one of its connections. */
  pool: pg.Pool
  log: Logger
  now?: () => Date
  /** Lower in tests than the recommended one. */
  passwordCost?: PasswordCost
  /** Lower in tests. */
  socketLimits?: Partial<SocketLimits>
  /** Lower in tests. */
  connectionsPerAddress?: number
  /** Lower in tests. */
  jobTiming?: Partial<JobTiming>
  /** Whether the server runs its due tasks by itself. Default true; tests call the ones that they are about. */
  hasTimers?: boolean
  /** Validates responses and receives each violation of the contract; tests fail on it. */
  onViolation?: (violation: string) => void
}

export interface Server {
  app: FastifyInstance
  services: Services
}

const DAY = 24 * 60 * 60 * 1000
/** After a start, which has enough to do. */
const FIRST_UPKEEP = 5 * 60 * 1000
const HEADERS_TIMEOUT = 10_000
const CONNECTIONS_CHECK = 4000
const CLEANUP_INTERVAL = 60 * 60 * 1000
const DIGEST_INTERVAL = 10 * 60 * 1000
const COUNTER_CLEANUP_INTERVAL = 60 * 1000
/** Counters of rate limits that outlive a cleanup, about 40 MB: each costs somebody a request. */
const MAX_COUNTERS = 200_000

function newFastify({ config, log }: BuildOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return fastify({
    loggerInstance,
    genReqId: newId,
    trustProxy: createTrust(config.trustedProxies),
    // Fastify's own log lines contain the client's address; ours below does not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Closing completes requests in flight and closes idle keep-alive connections.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    bodyLimit: 256 * 1024,
    // A picture of 5 MB over a slow phone line takes a while.
    requestTimeout: 120_000,
    // Headers do not: half-sent ones are closed within 15 seconds.
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CONNECTIONS_CHECK },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => toReadableUrl(url),
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
      await deleteExpiredEventReminders(services)
      await deleteExpiredMailTokens(services)
      await deleteExpiredSocialTokens(services)
      await deleteExpiredArchives(services)
      await deleteExpiredAttachments(services)
      await eraseDueAccounts(services, (error) => {
        services.log.warn({ err: error }, 'an account could not be erased and will be tried again')
      })
      await deleteExpiredChallenges(services)
      await deleteExpiredPasskeyChallenges(services)
      await deleteExpiredPartnerTokens(services)
      await deleteExpiredNotificationLimits(services)
      await applyRetention(services)
    },
  })
  scheduleCleanup(app, services, {
    interval: COUNTER_CLEANUP_INTERVAL,
    clean: () => deleteCounters(services.db, { now: services.now(), most: MAX_COUNTERS }),
  })
}

/** Sends reminders, and does what is due in championships and with payments, from ready until the server closes. */
function scheduleReminders(app: FastifyInstance, services: Services): void {
  const running: RepeatedJob[] = []
  const onError = (error: unknown): void =>
    services.log.warn({ err: error }, 'what is due in championships could not be read')
  const onPaymentError = (error: unknown): void =>
    services.log.warn({ err: error }, 'what is due with payments could not be read')
  app.addHook('onReady', async () => {
    running.push(
      startReminders(services, REMINDER_INTERVAL),
      repeatJob(() => runDueTasks(services), { interval: CLOCK_INTERVAL, onError }),
      repeatJob(() => sendDueEventReminders(services), {
        interval: REMINDER_INTERVAL,
        onError: (error) => services.log.warn({ err: error }, 'reminders of events could not be stored'),
      }),
      repeatJob(() => runPaymentClock(services), { interval: CLOCK_INTERVAL, onError: onPaymentError }),
    )
  })
  app.addHook('preClose', async () => {
    for (const job of running) await job.stop()
  })
}

/** Looks whether it is the morning of the weekly digests; a server that starts later in the day catches up. */
function scheduleDigests(app: FastifyInstance, services: Services): void {
  const onError = (error: unknown): void =>
    services.log.warn({ err: error }, 'the weekly digests could not be queued and will be tried again')
  const run = (): void => void queueDigests({ ...services, onError }).catch(onError)
  const timer = setInterval(run, DIGEST_INTERVAL).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Does in the background what takes the longer the more is stored: Fastify gives up a start after ten seconds. */
function scheduleUpkeep(app: FastifyInstance, services: Services): void {
  const { log, storage } = services
  const running: RepeatedJob[] = []
  const removeUnusedPictures = async (signal: AbortSignal): Promise<void> => {
    const removed = await storage.removeUnused(signal)
    if (removed > 0) log.info({ removed }, 'unused pictures were removed')
  }
  app.addHook('onReady', async () => {
    running.push(
      repeatJob(() => queueUnratedGames(services), {
        interval: DAY,
        firstAfter: FIRST_UPKEEP,
        onError: (error) => log.warn({ err: error }, 'results without ratings could not be looked for'),
      }),
      repeatJob(() => proveLedger(services), {
        interval: DAY,
        firstAfter: FIRST_UPKEEP,
        onError: (error) => log.warn({ err: error }, 'the ledger could not be proved'),
      }),
      repeatJob(removeUnusedPictures, {
        interval: DAY,
        firstAfter: FIRST_UPKEEP,
        onError: (error) => log.warn({ err: error }, 'unused pictures could not be removed'),
      }),
    )
  })
  app.addHook('preClose', async () => {
    for (const job of running) await job.stop()
  })
}

function scheduleAll(app: FastifyInstance, services: Services): void {
  scheduleCleanups(app, services)
  scheduleReminders(app, services)
  scheduleDigests(app, services)
  scheduleUpkeep(app, services)
}

/** Opens sockets. */
function startRealtime(app: FastifyInstance, services: Services): void {
  services.realtime.attach(app.server)
  app.addHook('onReady', () => services.realtime.open())
  // Before the HTTP server closes, which would wait for open sockets for ever.
  app.addHook('preClose', () => services.realtime.close())
}

/** Runs jobs from ready until the server has closed. */
function startJobs(app: FastifyInstance, services: Services): void {
  const { jobs } = services
  app.addHook('onReady', () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
}

function getPort(app: FastifyInstance): number | null {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : null
}

async function registerApi(
  app: FastifyInstance,
  services: Services,
  onViolation: ContractOptions['onViolation'],
): Promise<void> {
  await app.register(contractRoutes, { handlers, replayChecks, services, onViolation })
  await app.register(paymentWebhooks, services)
  await app.register(docs)
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
    jobTiming: options.jobTiming,
    getLocalOrigin: () => getOrigin(config.host ?? 'localhost', getPort(app) ?? config.port),
  })
  limitConnections(app.server, {
    perAddress: options.connectionsPerAddress ?? limits.perAddress,
    trust: createTrust(config.trustedProxies),
    securityLog: services.securityLog,
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
  await app.register(security, { googleScriptUrl: config.social.google?.scriptUrl ?? null })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await registerApi(app, services, onViolation)
  await app.register(embeds, { appDir: config.appDir, publicUrl: config.publicUrl, services })
  await app.register(wellKnown, { publicUrl: config.publicUrl, now: services.now })
  await app.register(site, {
    appDir: config.appDir,
    filesDir: config.filesDir,
    storage: services.storage,
    pictureVersions: createPictureVersions(services),
    publicUrl: config.publicUrl,
    renderTimeout: config.renderTimeout,
  })
  // Hooks of the end run in reverse: the connection is closed when nothing needs it any more.
  app.addHook('onClose', async () => services.redis?.disconnect())
  startJobs(app, services)
  if (options.hasTimers ?? true) scheduleAll(app, services)
  app.addHook('onClose', async () => services.pictures.close())
  startRealtime(app, services)
  return { app, services }
}
