import { mkdir } from 'node:fs/promises'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import { newId } from './database/id.ts'
import { contractRoutes } from './plugins/contract.ts'
import { docs } from './plugins/docs.ts'
import { errors, sendProblem } from './plugins/errors.ts'
import { forgetOldKeys } from './plugins/idempotency.ts'
import { security, setBaseHeaders } from './plugins/security.ts'
import { site } from './plugins/site.ts'
import { forgetOldSessions } from './domains/auth/sessions.ts'
import {
  REMIND_EVERY,
  type ReminderClock,
  forgetOldReminders,
  startReminders,
} from './domains/schedules/reminders.ts'
import { describeTeam } from './domains/teams/public.ts'
import { handlers } from './routes/index.ts'
import { planned } from './contract/planned.ts'
import { type Services, createServices } from './services.ts'

export interface BuildOptions {
  config: Config
  db: Db
  /** The same store's pool: listening to the other processes takes one connection of it. */
  pool: pg.Pool
  log: Logger
  now?: () => Date
  /** Told what an answer has off contract; answers are then checked. Tests fail on it. */
  onViolation?: (violation: string) => void
}

export interface Server {
  app: FastifyInstance
  services: Services
}

const CLEAN_EVERY = 60 * 60 * 1000

function newFastify({ config, log }: BuildOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return fastify({
    loggerInstance,
    genReqId: newId,
    trustProxy: config.trustProxy,
    // Fastify's own lines carry the address and the caller; ours below does not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // A closing server answers what it has begun and then hangs up on idle keep-alive connections.
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

/** Removes what has run out, now and then. */
function keepClean(app: FastifyInstance, services: Services): void {
  const clean = async (): Promise<void> => {
    try {
      await forgetOldKeys(services.db, services.now())
      await forgetOldSessions(services.db, services.now())
      await forgetOldReminders(services.db, services.now())
    } catch (error) {
      services.log.warn({ err: error }, 'old rows could not be removed')
    }
  }
  const timer = setInterval(() => void clean(), CLEAN_EVERY).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Reminds of what starts soon, from ready until the server closes. */
function keepReminding(app: FastifyInstance, services: Services): void {
  let reminders: ReminderClock | null = null
  app.addHook('onReady', async () => {
    reminders = startReminders(services, REMIND_EVERY)
  })
  app.addHook('preClose', async () => reminders?.stop())
}

/** Sockets and pictures, from ready to closed. */
function keepLive(app: FastifyInstance, services: Services): void {
  services.realtime.attach(app.server)
  app.addHook('onReady', async () => {
    await services.realtime.open()
    const removed = await services.storage.sweep()
    if (removed > 0) services.log.info({ removed }, 'pictures that nothing shows were removed')
  })
  // Before the HTTP server closes: it would wait for the sockets for ever.
  app.addHook('preClose', () => services.realtime.close())
}

/** The whole server, not yet listening: tests inject requests into it. */
export async function build(options: BuildOptions): Promise<Server> {
  const { config, db, pool, log } = options
  const app = newFastify(options)
  const now = options.now ?? (() => new Date())
  const services = createServices({ config, db, pool, log: app.log, now })
  await mkdir(config.filesDir, { recursive: true })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds }, 'answered')
  })
  const onViolation =
    options.onViolation ??
    (config.environment === 'production'
      ? null
      : (violation: string) => log.error({ violation }, 'off contract'))

  await app.register(errors)
  await app.register(security)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(contractRoutes, { handlers, planned, services, onViolation })
  await app.register(docs)
  await app.register(site, {
    appDir: config.appDir,
    filesDir: config.filesDir,
    publicUrl: config.publicUrl,
    describeTeam: (teamTag) => describeTeam(db, teamTag),
  })
  keepClean(app, services)
  keepReminding(app, services)
  keepLive(app, services)
  return { app, services }
}
