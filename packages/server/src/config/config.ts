import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type TrustedProxies, parseTrustedProxies } from './trusted-proxies.ts'

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url))

const trustedProxies = z.string().transform((value, context) => {
  const proxies = parseTrustedProxies(value)
  if (proxies === null) context.addIssue({ code: 'custom' })
  return proxies ?? 0
})

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Every environment variable the server reads. */
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default(resolve(repositoryRoot, '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/)
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((size) => size >= 2)
    .default(16),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_DIR: z.string().min(1).default(resolve(repositoryRoot, 'app/dist')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  SEED_DEMO: flag.optional(),
  RATE_LIMIT: flag.default(true),
  TRUST_PROXY: trustedProxies.default(0),
})

/** Completes the sentence `NAME (must be …)`. */
const expectations: Record<keyof z.input<typeof environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  REDIS_URL: 'an address such as redis://:password@host:6379',
  DATABASE_POOL_SIZE: 'a number of connections from 2 to 999',
  PUBLIC_URL: 'an http or https address',
  APP_DIR: 'a folder',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  NODE_ENV: 'one of development, test, production',
  REQUIRE_VERIFIED_EMAIL: 'true or false',
  SEED_DEMO: 'true or false',
  RATE_LIMIT: 'true or false',
  TRUST_PROXY:
    'the number of proxies in front of the server, such as 1, or their addresses, such as 10.0.0.0/8,::1; whoever ' +
    'believes everybody lets each client choose its address',
}

export interface Config {
  port: number
  /** Null: this machine only while there are demo users, whose passwords are public, and every address without. */
  host: string | null
  dataDir: string
  /** The folder of uploads, which are served under `/files`. */
  filesDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  databasePoolSize: number
  /** Null: rate limits are counted in the database. */
  redisUrl: string | null
  /** The public origin, if the server is behind a proxy. */
  publicUrl: string | null
  appDir: string
  logLevel: string
  environment: 'development' | 'test' | 'production'
  requireVerifiedEmail: boolean
  seedDemo: boolean
  rateLimit: boolean
  /** Whose `X-Forwarded-*` are believed; 0: nobody's. */
  trustedProxies: TrustedProxies
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

function isVariable(name: PropertyKey | undefined): name is keyof typeof expectations {
  return typeof name === 'string' && name in expectations
}

/** Reads the environment; an empty value counts as unset. Throws one error that lists every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path[0]))].filter(isVariable)
    const list = names.map((name) => `${name} (must be ${expectations[name]})`).join(', ')
    throw new ConfigError(`Wrong configuration: ${list}`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    dataDir,
    filesDir: resolve(dataDir, 'files'),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    appDir: resolve(values.APP_DIR),
    logLevel: values.LOG_LEVEL,
    environment: values.NODE_ENV,
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL,
    // The demo users' passwords are public, so an external database gets them only on request.
    seedDemo: values.SEED_DEMO ?? values.DATABASE_URL === undefined,
    rateLimit: values.RATE_LIMIT,
    trustedProxies: values.TRUST_PROXY,
  }
}
