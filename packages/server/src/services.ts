import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import { type AuthLimits, createAuthLimits } from './domains/auth/limits.ts'
import { type Passwords, createPasswords } from './domains/auth/passwords.ts'

/** What domain services are given besides the store. Built once per server in `build()`. */
export interface Services {
  readonly config: Config
  /** The pool, for work outside a call (seed, jobs). Inside a call use `call.work.db`. */
  readonly db: Db
  readonly passwords: Passwords
  readonly authLimits: AuthLimits
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export interface ServicesGiven {
  config: Config
  db: Db
  log: FastifyBaseLogger
  now: () => Date
}

export function createServices({ config, db, log, now }: ServicesGiven): Services {
  return {
    config,
    db,
    log,
    now,
    passwords: createPasswords(),
    authLimits: createAuthLimits({ enabled: config.rateLimit, now }),
  }
}
