import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import { type AuthLimits, createAuthLimits } from './domains/auth/limits.ts'
import { type Passwords, createPasswords } from './domains/auth/passwords.ts'
import { authenticate } from './domains/auth/sessions.ts'
import { type CallLimits, createCallLimits } from './plugins/limits.ts'
import { type Realtime, createRealtime } from './plugins/realtime.ts'
import { type Storage, createStorage } from './plugins/storage.ts'
import { type Startup, createStartup } from './startup.ts'

/** What domain services are given besides the store. Built once per server in `build()`. */
export interface Services {
  readonly config: Config
  /** The pool, for work outside a call (seed, jobs). Inside a call use `call.work.db`. */
  readonly db: Db
  readonly passwords: Passwords
  readonly authLimits: AuthLimits
  readonly callLimits: CallLimits
  readonly storage: Storage
  readonly realtime: Realtime
  readonly startup: Startup
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export interface ServicesGiven {
  config: Config
  db: Db
  pool: pg.Pool
  log: FastifyBaseLogger
  now: () => Date
}

export function createServices({ config, db, pool, log, now }: ServicesGiven): Services {
  return {
    config,
    db,
    log,
    now,
    startup: createStartup(),
    passwords: createPasswords(),
    authLimits: createAuthLimits({ enabled: config.rateLimit, now }),
    callLimits: createCallLimits({ enabled: config.rateLimit, now }),
    storage: createStorage({ folder: config.filesDir, db }),
    realtime: createRealtime({
      db,
      pool,
      log,
      publicUrl: config.publicUrl,
      authenticate: (token) => authenticate(db, token, now()),
    }),
  }
}
