import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '@convoca/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { operations } from '../src/contract/document.ts'
import type { BodyOf, OperationId, PathOf, SentQueryOf } from '../src/contract/types.ts'
import { type Config, readConfig } from '../src/config/config.ts'
import { type Context, createContext } from '../src/context.ts'
import type { Db } from '../src/database/schema.ts'
import { runInTransaction } from '../src/database/transaction.ts'
import { build } from '../src/build.ts'
import type { SocketLimits } from '../src/realtime/connection-limits.ts'
import type { JobTiming } from '../src/adapters/jobs.ts'
import { createLog } from '../src/adapters/log.ts'
import type { Problem } from '../src/http/problem.ts'
import type { Services } from '../src/services.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { PASSWORD, type Registrant, newRegistrant } from './registrations.ts'

const operationsById: ReadonlyMap<string, Operation> = new Map(operations.map((each) => [each.id, each]))

/** The operation as the contract has it. */
export function operationOf(id: OperationId): Operation {
  const operation = operationsById.get(id)
  if (operation === undefined) throw new Error(`${id} is not in the contract`)
  return operation
}

export interface CallOptions<K extends OperationId> {
  path?: PathOf<K>
  query?: Partial<SentQueryOf<K>>
  body?: BodyOf<K> | Record<string, unknown>
  token?: string
  headers?: Record<string, string>
  /** The address of the client. */
  remoteAddress?: string
}

export interface TestResponse {
  status: number
  /** Parsed JSON; `undefined` for an empty response. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of every shape and assert on what they find
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

/** The status and, of a refusal, its code. */
export const codeOf = (response: TestResponse): [number, string | undefined] => [
  response.status,
  response.body?.code,
]

export interface Person {
  id: string
  nick: string
  name: string
  email: string
  token: string
}

export interface TestServer {
  app: FastifyInstance
  services: Services
  db: Db
  database: TestDatabase
  config: Config
  /** Every line the server logged. */
  logged: string[]
  call<K extends OperationId>(operation: K, options?: CallOptions<K>): Promise<TestResponse>
  inject(options: InjectOptions): Promise<TestResponse>
  registerUser(given?: Partial<Registrant>): Promise<Person>
  /** Calls services directly, in one transaction, as this user. */
  runAs<T>(person: Pick<Person, 'id'>, run: (context: Context) => Promise<T>): Promise<T>
  /** Listens on a free port and returns the origin. */
  listen(): Promise<string>
  /** Closes everything; fails when an response was off contract. */
  close(): Promise<void>
}

export interface TestServerOptions {
  config?: Partial<Config>
  now?: () => Date
  /** Connects to the database through a proxy that the test can interrupt: `database.proxy`. */
  interruptible?: boolean
  socketLimits?: Partial<SocketLimits>
  connectionsPerAddress?: number
  jobTiming?: Partial<JobTiming>
  /** Another server's database: two processes on one store. Its owner closes it. */
  database?: TestDatabase
}

/** Jobs run soon, and however slow the machine is none runs twice because it seems to have died. */
export const quickJobs: Partial<JobTiming> = {
  polling: 0.5,
  retry: 1,
  expiry: 600,
  heartbeat: 600,
  supervision: 1,
}

export function urlOf(operation: Operation, path: object, query: object): string {
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(path, name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return `/api${filled}${text === '' ? '' : `?${text}`}`
}

/** A server on a fresh database of its own, answering injected requests. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convoca-server-'))
  const database =
    options.database ?? (await createTestDatabase({ interruptible: options.interruptible ?? false }))
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      RATE_LIMIT: 'false',
      // The decoder has the lowest priority: a busy machine gives it hardly any time.
      DECODE_TIMEOUT: '180000',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      DATABASE_URL: database.url,
    }),
    ...options.config,
  }
  const logged: string[] = []
  const violations: string[] = []
  const { app, services } = await build({
    config,
    db: database.db,
    pool: database.pool,
    log: createLog(config.logLevel, { write: (line: string) => void logged.push(line) }),
    onViolation: (violation) => violations.push(violation),
    // Many users register in tests; `passwords.test.ts` checks the real cost.
    passwordCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
    // Jobs change rows in the background: tests that are about them let them run.
    jobTiming: { polling: Number.POSITIVE_INFINITY, ...options.jobTiming },
    // Timers would come between the steps of a test that calls what is due by itself, on a busy machine.
    hasTimers: false,
    ...(options.now === undefined ? {} : { now: options.now }),
    ...(options.socketLimits === undefined ? {} : { socketLimits: options.socketLimits }),
    ...(options.connectionsPerAddress === undefined
      ? {}
      : { connectionsPerAddress: options.connectionsPerAddress }),
  })
  await app.ready()

  async function inject(request: InjectOptions): Promise<TestResponse> {
    const response = await app.inject(request)
    const type = response.headers['content-type'] ?? ''
    const body: unknown =
      type.includes('json') && response.body !== '' ? JSON.parse(response.body) : response.body || undefined
    return { status: response.statusCode, body, headers: response.headers }
  }

  function call<K extends OperationId>(
    id: K,
    { path, query, body, token, headers, remoteAddress }: CallOptions<K> = {},
  ): Promise<TestResponse> {
    const operation = operationsById.get(id)
    if (operation === undefined) throw new Error(`No operation ${id}`)
    return inject({
      method: operation.method,
      url: urlOf(operation, path ?? {}, query ?? {}),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    })
  }

  async function registerUser(given: Partial<Registrant> = {}): Promise<Person> {
    const registrant = newRegistrant(given)
    const registered = await call('register', { body: { ...registrant } })
    if (registered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(registered.body)}`)
    const session = await call('login', {
      body: { email: registrant.email, password: given.password ?? PASSWORD },
    })
    if (session.status !== 200) throw new Error(`Not logged in: ${JSON.stringify(session.body)}`)
    return { ...registered.body, email: registrant.email, token: session.body.token }
  }

  return {
    app,
    services,
    db: database.db,
    database,
    config,
    logged,
    call,
    inject,
    registerUser,
    runAs: ({ id }, run) =>
      runInTransaction(
        database.db,
        (unit) => run(createContext(services, unit, { userId: id, sessionId: id })),
        (error) => {
          throw error
        },
      ),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close()
      if (options.database === undefined) await database.close()
      await rm(dataDir, { recursive: true, force: true })
      if (violations.length > 0) throw new Error(`Off contract:\n${violations.join('\n')}`)
    },
  }
}

export type { Problem }
