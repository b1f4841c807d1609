import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import type { Passwords } from './domains/auth/passwords.ts'

/** What domain services are given besides the store. Built once per server in `build()`. */
export interface Services {
  readonly config: Config
  /** The pool, for work outside a call (seed, jobs). Inside a call use `call.work.db`. */
  readonly db: Db
  readonly passwords: Passwords
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}
