import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import { createTrust } from './config/trusted-proxies.ts'
import type { Dependencies } from './context.ts'
import type { Db } from './database/schema.ts'
import { type DiskSpace, createDiskSpace } from './disk-space.ts'
import { createLoginLimits } from './domains/auth/login-limits.ts'
import { type PasswordCost, createPasswords } from './domains/auth/passwords.ts'
import { authenticate } from './domains/auth/sessions.ts'
import { type PictureDecoderProcess, createPictureDecoder } from './plugins/images.ts'
import type { SocketLimits } from './plugins/connection-limits.ts'
import { type RateLimits, createRateLimits } from './plugins/rate-limits.ts'
import { type Realtime, createRealtime } from './plugins/realtime.ts'
import { type SecurityLog, createSecurityLog } from './plugins/security-log.ts'
import { type Storage, createStorage } from './plugins/storage.ts'
import { createLimiters } from './rate-limiting/limiters.ts'
import { connectRedis } from './rate-limiting/redis.ts'
import { type Startup, createStartup } from './startup.ts'

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
}

export function createServices(options: ServiceOptions): Services {
  const { config, db, pool, log, now, passwordCost } = options
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log)
  const createLimiter = createLimiters({ pool, redis })
  const securityLog = createSecurityLog(log, now)
  return {
    config,
    db,
    log,
    now,
    redis,
    startup: createStartup(),
    securityLog,
    diskSpace: createDiskSpace({ db, folder: config.filesDir }),
    passwords: createPasswords(passwordCost),
    loginLimits: createLoginLimits({ enabled: config.rateLimit, createLimiter }),
    rateLimits: createRateLimits({ enabled: config.rateLimit, createLimiter }),
    pictures: createPictureDecoder(),
    storage: createStorage({ folder: config.filesDir, db }),
    realtime: createRealtime({
      db,
      pool,
      log,
      publicUrl: config.publicUrl,
      trust: createTrust(config.trustedProxies),
      limits: options.socketLimits,
      securityLog,
      authenticate: (token) => authenticate({ db, now }, token),
    }),
  }
}
