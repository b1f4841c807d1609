import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import { createTrust } from './config/trusted-proxies.ts'
import type { Dependencies, Mail, MailQueue, Push, PushJob, RatingJob, Secrets } from './context.ts'
import type { Db } from './database/schema.ts'
import { type DiskSpace, createDiskSpace } from './disk-space.ts'
import { deliverMail } from './domains/mail/service.ts'
import { deliverPush } from './domains/push/delivery.ts'
import { findSubscriptionIds } from './domains/push/repository.ts'
import { createLoginLimits } from './domains/auth/login-limits.ts'
import { type PasswordCost, createPasswords } from './domains/auth/passwords.ts'
import { createPaymentProvider } from './domains/payments/providers/providers.ts'
import { workReport } from './domains/payments/reports.ts'
import { createRatingHandler } from './domains/ratings/service.ts'
import { createRecoveryLimit } from './domains/auth/recovery-limit.ts'
import { createSocialProviders } from './domains/auth/social/providers.ts'
import { authenticate } from './domains/auth/sessions.ts'
import { isGrantedOrigin } from './domains/partners/grants-repository.ts'
import { authenticatePartner, isPartnerToken } from './domains/partners/tokens.ts'
import { toRelyingParty } from './domains/auth/passkeys/relying-party.ts'
import { createSecondStepLimit } from './domains/auth/two-step/second-step-limit.ts'
import { prepareArchive } from './domains/archives/service.ts'
import { type PictureDecoderProcess, createPictureDecoder } from './adapters/images.ts'
import { type JobTiming, type Jobs, createJobs } from './adapters/jobs.ts'
import { createMailer } from './adapters/mailer.ts'
import { createPushSender } from './adapters/push-sender.ts'
import type { SocketLimits } from './realtime/connection-limits.ts'
import { type RateLimits, createRateLimits } from './http/rate-limits.ts'
import { type Realtime, createRealtime } from './realtime/realtime.ts'
import { createSecrets } from './adapters/secrets.ts'
import { type SecurityLog, createSecurityLog } from './adapters/security-log.ts'
import { type Storage, createStorage } from './adapters/storage.ts'
import type { PaymentReport, Payments } from './payment-provider.ts'
import { createLimiters } from './rate-limiting/limiters.ts'
import { connectRedis } from './rate-limiting/redis.ts'
import { type Startup, createStartup } from './startup.ts'
import { subscribers } from './subscribers.ts'

/** Everything that lives as long as the server; `Dependencies` is the part that contexts carry. */
export interface Services extends Dependencies {
  readonly config: Config
  /** The pool, for work outside a request (seed, jobs); a request has `context.db`. */
  readonly db: Db
  readonly rateLimits: RateLimits
  /** Counts rate limits instead of the database. */
  readonly redis: Redis | null
  readonly pictures: PictureDecoderProcess
  readonly storage: Storage
  readonly realtime: Realtime
  readonly jobs: Jobs
  readonly startup: Startup
  readonly diskSpace: DiskSpace
  readonly securityLog: SecurityLog
  readonly log: FastifyBaseLogger
}

export interface ServiceOptions {
  config: Config
  db: Db
  pool: pg.Pool
  log: FastifyBaseLogger
  now: () => Date
  socketLimits: SocketLimits
  passwordCost?: PasswordCost | undefined
  jobTiming?: Partial<JobTiming> | undefined
  /** The origin of this server, for when no public one is configured. */
  getLocalOrigin: () => string
}

function createMailQueue(
  { config, db, log, now }: ServiceOptions,
  { jobs, secrets, getOrigin }: { jobs: Jobs; secrets: Secrets; getOrigin: () => string },
): MailQueue {
  const mailer = createMailer(config, log)
  const services = { db, secrets, mailer, now, getOrigin }
  const queue = jobs.define<Mail>('mail', (mail, id) => deliverMail(services, mail, id))
  return { send: (unit, mail, notBefore = null) => queue.add(unit, mail, notBefore) }
}

function createPush({ config, db, log, now }: ServiceOptions, jobs: Jobs): Push {
  const sender = createPushSender(config, log)
  const queue = jobs.define<PushJob>('push', (job) => deliverPush({ db, sender, now }, job))
  return {
    publicKey: () => sender.publicKey(),
    async send(unit, deliveries, options = {}) {
      const userIds = [...new Set(deliveries.map(({ userId }) => userId))]
      const subscriptions = await findSubscriptionIds(unit.db, userIds, now())
      for (const { id, user_id } of subscriptions)
        for (const { userId, notificationId } of deliveries)
          if (userId === user_id) await queue.add(unit, { subscriptionId: id, notificationId, ...options })
    },
  }
}

function createPayments({ config, now }: ServiceOptions, jobs: Jobs, getServices: () => Services): Payments {
  return {
    provider: createPaymentProvider(config.payments, now),
    reports: jobs.define<PaymentReport>('payment-reports', async (report) => {
      await workReport(getServices(), report)
    }),
  }
}

export function createServices(options: ServiceOptions): Services {
  const { config, db, pool, log, now, passwordCost } = options
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log)
  const createLimiter = createLimiters({ pool, redis })
  const securityLog = createSecurityLog(log, now)
  const getOrigin = (): string => config.publicUrl ?? options.getLocalOrigin()
  const jobs = createJobs({ pool, log, timing: options.jobTiming })
  const secrets = createSecrets(config)
  const archives = jobs.define<{ userId: string }>('archive', ({ userId }) =>
    prepareArchive(services, userId, (error) => {
      log.warn({ err: error }, 'the owner of an archive was not notified at once')
    }),
  )
  const services: Services = {
    config,
    db,
    log,
    now,
    redis,
    startup: createStartup(),
    subscribers,
    securityLog,
    diskSpace: createDiskSpace({ db, folder: config.filesDir }),
    passwords: createPasswords(passwordCost),
    loginLimits: createLoginLimits({ enabled: config.rateLimit, createLimiter }),
    recoveryLimit: createRecoveryLimit({ enabled: config.rateLimit, createLimiter }),
    secondStepLimit: createSecondStepLimit({ enabled: config.rateLimit, createLimiter }),
    secrets,
    getRelyingParty: () => toRelyingParty(config.publicUrl, options.getLocalOrigin()),
    jobs,
    push: createPush(options, jobs),
    archives,
    ratings: jobs.define<RatingJob>('ratings', createRatingHandler(db), { waitsForPoll: true }),
    payments: createPayments(options, jobs, () => services),
    mails: createMailQueue(options, { jobs, secrets, getOrigin }),
    socialProviders: createSocialProviders({ config: config.social, getOrigin, now }),
    rateLimits: createRateLimits({ enabled: config.rateLimit, createLimiter }),
    pictures: createPictureDecoder(config),
    storage: createStorage({ folder: config.filesDir, db }),
    realtime: createRealtime({
      db,
      pool,
      log,
      publicUrl: config.publicUrl,
      trust: createTrust(config.trustedProxies),
      limits: options.socketLimits,
      isGrantedOrigin: (origin) => isGrantedOrigin(db, origin),
      securityLog,
      now,
      authenticate: (token, origin) =>
        isPartnerToken(token)
          ? authenticatePartner({ db, now }, token, { origin, scope: 'notifications' })
          : authenticate({ db, now }, token),
    }),
  }
  return services
}
