import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  type PaymentsConfig,
  findMissingPaymentVariables,
  paymentExpectations,
  paymentVariables,
  readPayments,
} from './payments.ts'
import { type SocialConfig, readSocial, socialExpectations, socialVariables } from './social.ts'
import { type TrustedProxies, parseTrustedProxies } from './trusted-proxies.ts'

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url))

const trustedProxies = z.string().transform((value, context) => {
  const proxies = parseTrustedProxies(value)
  if (proxies === null) context.addIssue({ code: 'custom' })
  return proxies ?? 0
})

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Every environment variable the server reads. */
const variables = z.object({
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
  ENCRYPTION_KEY: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  DECODE_TIMEOUT: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(20_000),
  RENDER_TIMEOUT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(3000),
  APP_DIR: z.string().min(1).default(resolve(repositoryRoot, 'app/dist')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  REQUIRE_VERIFIED_EMAIL: flag.optional(),
  SEED_DEMO: flag.optional(),
  RATE_LIMIT: flag.default(true),
  LOCAL_PARTNERS: flag.optional(),
  TRUST_PROXY: trustedProxies.default(0),
  ...paymentVariables,
  ...socialVariables,
})

const environment = variables
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, { path: ['PUBLIC_URL'] })
  .refine((env) => (env.FACEBOOK_APP_ID === undefined) === (env.FACEBOOK_APP_SECRET === undefined), {
    path: ['FACEBOOK_APP_SECRET'],
  })
  .refine((env) => (env.VAPID_PUBLIC_KEY === undefined) === (env.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
  })
  .superRefine((env, context) => {
    for (const name of findMissingPaymentVariables(env)) context.addIssue({ code: 'custom', path: [name] })
  })

/** Completes the sentence `NAME (must be …)`. */
const expectations: Record<keyof z.input<typeof environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  REDIS_URL: 'an address such as redis://:password@host:6379',
  DATABASE_POOL_SIZE: 'a number of connections from 2 to 999',
  ENCRYPTION_KEY: '32 bytes in base64, such as `openssl rand -base64 32` writes',
  PUBLIC_URL: 'an http or https address; mails by SMTP_URL link to it',
  SMTP_URL: 'an address such as smtps://user:password@host:465',
  MAIL_FROM: 'an e-mail address',
  VAPID_PUBLIC_KEY: 'a P-256 point of 87 characters of base64url, together with VAPID_PRIVATE_KEY',
  VAPID_PRIVATE_KEY: 'the 43 characters of base64url that go with VAPID_PUBLIC_KEY',
  APP_DIR: 'a folder',
  DECODE_TIMEOUT: 'milliseconds, at most 999999',
  RENDER_TIMEOUT: 'milliseconds, at most 99999',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  NODE_ENV: 'one of development, test, production',
  REQUIRE_VERIFIED_EMAIL: 'true or false',
  SEED_DEMO: 'true or false',
  RATE_LIMIT: 'true or false',
  LOCAL_PARTNERS: 'true or false',
  TRUST_PROXY:
    'the number of proxies in front of the server, such as 1, or their addresses, such as 10.0.0.0/8,::1; whoever ' +
    'believes everybody lets each client choose its address',
  ...paymentExpectations,
  ...socialExpectations,
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
  /** Encrypts what has to be read again, such as the secrets of authenticator apps. Null: one in `dataDir`. */
  encryptionKey: Buffer | null
  /** The public origin, if the server is behind a proxy. */
  publicUrl: string | null
  /** Null: mails are written to `mailDir`. */
  smtpUrl: string | null
  mailFrom: string
  mailDir: string
  /** Null: made in `dataDir`. */
  vapidKeys: { publicKey: string; privateKey: string } | null
  /** The origin of a push service that tests run; no variable sets it. */
  pushStandIn: string | null
  appDir: string
  /** Milliseconds until a picture is given up that is being decoded. */
  decodeTimeout: number
  /** Milliseconds until a page is sent empty. */
  renderTimeout: number
  logLevel: string
  environment: 'development' | 'test' | 'production'
  requireVerifiedEmail: boolean
  seedDemo: boolean
  rateLimit: boolean
  /** Whether sites of partners may be at `http://localhost` and at names that are reserved for examples. */
  localPartners: boolean
  /** The proxies whose `X-Forwarded-*` are believed; 0: nobody's. */
  trustedProxies: TrustedProxies
  /** The provider that moves money; null: nothing can be paid. */
  payments: PaymentsConfig | null
  social: SocialConfig
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

function isVariable(name: PropertyKey | undefined): name is keyof typeof expectations {
  return typeof name === 'string' && name in expectations
}

function toVapidKeys(values: z.infer<typeof environment>): Config['vapidKeys'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey }
}

/** Reads the environment; an empty value counts as unset. Throws one error that lists every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path[0]))].filter(isVariable)
    const list = names.map((name) => `${name} (must be ${expectations[name]})`).join(', ')
    throw new ConfigError(`Wrong configuration: ${list}`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  // The demo users' passwords are public, so an external database gets them only on request.
  const seedDemo = values.SEED_DEMO ?? values.DATABASE_URL === undefined
  const publicUrl = values.PUBLIC_URL?.replace(/\/$/, '') ?? null
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    dataDir,
    filesDir: resolve(dataDir, 'files'),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL ?? null,
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    publicUrl,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom:
      values.MAIL_FROM ?? `nao-responda@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`,
    mailDir: resolve(dataDir, 'mails'),
    vapidKeys: toVapidKeys(values),
    pushStandIn: null,
    appDir: resolve(values.APP_DIR),
    decodeTimeout: values.DECODE_TIMEOUT,
    renderTimeout: values.RENDER_TIMEOUT,
    logLevel: values.LOG_LEVEL,
    environment: values.NODE_ENV,
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL ?? values.SMTP_URL !== undefined,
    seedDemo,
    rateLimit: values.RATE_LIMIT,
    localPartners: values.LOCAL_PARTNERS ?? values.NODE_ENV !== 'production',
    trustedProxies: values.TRUST_PROXY,
    payments: readPayments(values, { usesSandbox: values.NODE_ENV !== 'production' || seedDemo, publicUrl }),
    social: readSocial(values),
  }
}
