import { type NotifyLimit, type Operation, readSuccesses } from '@convoca/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Actor, type Dependencies, type Sender, createContext } from '../context.ts'
import type { Config } from '../config/config.ts'
import { createAliasResolver } from '../contract/aliases.ts'
import { operations } from '../contract/document.ts'
import { refuseInvalidUrl, refuseUnsafeText } from '../contract/text-safety.ts'
import { checkProblem, type OperationValidation, getValidation } from '../contract/validation.ts'
import type { Db } from '../database/schema.ts'
import { type UnitOfWork, runInTransaction } from '../database/transaction.ts'
import { authenticate } from '../domains/auth/sessions.ts'
import { authenticatePartner, isPartnerToken } from '../domains/partners/tokens.ts'
import { DomainError } from '../errors.ts'
import {
  allowAnyOrigin,
  allowPartner,
  answerPartnerPreflight,
  answerPreflight,
  sendRevalidated,
} from '../http/cross-origin.ts'
import { networkOf, truncateAddress } from '../rate-limiting/network.ts'
import type { Handlers } from '../routes/handler.ts'
import type { replayChecks } from '../routes/replays.ts'
import { type HandlerResponse, isKeyUsed, withIdempotency } from '../http/idempotency.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { startsSession } from '../adapters/security-log.ts'
import { requireRoom } from '../http/bounds.ts'
import { createEventLoopQueue } from '../http/event-loop-queue.ts'

export interface ContractServices extends Dependencies {
  readonly config: Dependencies['config'] & Pick<Config, 'rateLimit'>
  readonly db: Db
  readonly rateLimits: RateLimits
}

export interface ContractOptions {
  handlers: Handlers
  replayChecks: typeof replayChecks
  services: ContractServices
  /**
   * Called with each response that violates the contract, for tests and development; null: responses are not
   * validated.
   */
  onViolation: ((violation: string) => void) | null
}

const API_BASE = '/api'
/** Holds where the contract has no `x-body-limit`. */
const BODY_LIMIT = 256 * 1024
/** The size from which parsing and validation take milliseconds. */
const LARGE_BODY = 64 * 1024
const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const readMethods = new Set(['GET', 'HEAD'])
/** Statuses of requests that are refused before they reach their operation; the contract need not list them. */
const requestRefusals = new Set([400, 413, 415])
/** The types that mail programs send where the contract has `x-form: ignored`. Other operations refuse forms: any site can have one sent. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest and outside the contract's operations. */
    actor: Actor | null
  }
}

/** A handler as the router sees it: validation makes the request fit before it is passed on. */
type AnyHandler = (request: never) => Promise<unknown>

/** A check that `routes/replays.ts` types for each operation. */
type AnyReplayCheck = (request: never, stored: never) => Promise<unknown>

interface AnyPreparedHandler {
  prepare: (request: never) => Promise<AnyHandler>
}

interface Route {
  operation: Operation
  validation: OperationValidation
  handler: AnyHandler | AnyPreparedHandler
  /** The status with which it succeeds; null if the contract has several, so that the handler says which. */
  status: number | null
  /** Null where a stored response is replayed to everybody who has its key. */
  checkReplay: AnyReplayCheck | null
}

/** `/teams/{id}` as Fastify writes it. */
function fastifyPath(path: string): string {
  return API_BASE + path.replaceAll(/\{([^}]+)\}/g, ':$1')
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const match = /^Bearer +(\S+)$/i.exec(header)
  if (match?.[1] === undefined) throw new DomainError('TOKEN_INVALID')
  return match[1]
}

async function authenticateRequest(
  request: FastifyRequest,
  operation: Operation,
  services: ContractServices,
): Promise<Actor | null> {
  try {
    const token = bearerToken(request)
    if (token !== null && isPartnerToken(token)) {
      const { origin } = request.headers
      return await authenticatePartner(services, token, { origin, scope: operation.partnerScope })
    }
    if (token !== null) return await authenticate(services, token, truncateAddress(request.ip))
  } catch (error) {
    // A stale token must not block what is open to guests, above all logging in.
    if (operation.needsSession || !(error instanceof DomainError)) throw error
  }
  if (operation.needsSession) throw new DomainError('UNAUTHENTICATED')
  return null
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

function readInput(request: FastifyRequest, validation: OperationValidation): Input {
  refuseUnsafeText(request.body)
  validation.headers(request.headers)
  return {
    path: validation.path(toRecord(request.params)),
    query: validation.query(toRecord(request.query)),
    body: validation.body(request.body),
  }
}

function idempotencyKeyOf(request: FastifyRequest, operation: Operation): string | null {
  const declared = operation.parameters.some(
    (parameter) => parameter.name.toLowerCase() === 'idempotency-key',
  )
  const key = request.headers['idempotency-key']
  return declared && typeof key === 'string' ? key : null
}

/** The limit of an operation that notifies although its contract does not say so, which tests refuse. */
const undeclared: NotifyLimit = { name: 'undeclared', max: 20, per: 60 * 60, blocks: 'silence' }

function senderOf(
  { userId }: Actor,
  { id, notifies }: Operation,
  { services, onViolation }: Pick<ContractOptions, 'services' | 'onViolation'>,
): Sender {
  return {
    userId,
    limit: notifies ?? undeclared,
    isLimited: services.config.rateLimit,
    onNotify: () => {
      if (notifies === null) onViolation?.(`${id} notifies somebody: its contract needs x-notifies`)
    },
  }
}

/** The response of a handler's result: the body or, with several successes, its status too. */
function toResponse({ status }: Pick<Route, 'status'>, result: unknown): HandlerResponse {
  if (status !== null) return { status, body: result }
  const { status: chosen, body } = toRecord(result)
  if (typeof chosen !== 'number') throw new Error('a handler has not said with which status it succeeds')
  return { status: chosen, body }
}

async function handle(
  request: FastifyRequest,
  { operation, validation, handler, status, checkReplay }: Route,
  { services, onViolation }: Pick<ContractOptions, 'services' | 'onViolation'>,
): Promise<HandlerResponse> {
  const { actor } = request
  const network = networkOf(request.ip)
  const input = readInput(request, validation)
  // Before the transaction: a counter must not be rolled back with it, nor wait for a second connection while it holds one.
  await services.rateLimits.count(
    operation,
    actor !== null && operation.needsSession ? actor.userId : network,
  )
  // Operations that are open to guests act on behalf of the holder of the link, not of the session that happens to be sent along.
  const sender =
    actor === null || !operation.needsSession
      ? undefined
      : senderOf(actor, operation, { services, onViolation })
  const invoke = <Result>(step: (request: never) => Promise<Result>, unit: UnitOfWork): Promise<Result> => {
    const context = createContext(services, unit, actor, sender)
    const { 'user-agent': userAgent = '', origin = null } = request.headers
    // The one type assertion: `input` and `actor` have just been validated against the contract behind the types.
    return step({ ...input, context, network, userAgent, origin } as never)
  }
  const pool: UnitOfWork = { db: services.db, afterCommit: (task) => void task() }
  const isPlain = typeof handler === 'function'
  if (isPlain && (readMethods.has(operation.method) || !operation.hasTransaction)) {
    return toResponse({ status }, await invoke(handler, pool))
  }
  const key = idempotencyKeyOf(request, operation)
  const scope = actor?.userId ?? `guest ${network}`
  const keyed = key === null ? null : { scope, operation: operation.id, key, input }
  const isRepeated = !isPlain && keyed !== null && (await isKeyUsed(services.db, keyed))
  const prepared = isPlain ? handler : isRepeated ? null : await invoke(handler.prepare, pool)
  const effect = async (unit: UnitOfWork): Promise<HandlerResponse> => {
    // The repeated request's key expired after it was looked up.
    if (prepared === null) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    if (operation.bound !== null && actor !== null)
      await requireRoom(unit.db, operation.bound, {
        accountId: actor.userId,
        path: input.path,
        body: input.body,
      })
    return toResponse({ status }, await invoke(prepared, unit))
  }
  return runInTransaction(
    services.db,
    (unit) => {
      if (keyed === null) return effect(unit)
      const check = async ({ body }: HandlerResponse): Promise<void> => {
        await invoke(async (repeated) => checkReplay?.(repeated, body as never), unit)
      }
      return withIdempotency(unit.db, keyed, () => effect(unit), check)
    },
    (error) => request.log.error({ err: error, requestId: request.id }, 'a task after the commit failed'),
  )
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { responses, isCrossOrigin }: Operation,
  { status, body }: HandlerResponse,
): FastifyReply {
  void reply.status(status).header('cache-control', 'no-store')
  if (body === undefined) return reply.send()
  if (Buffer.isBuffer(body)) {
    void reply.header('content-disposition', 'attachment')
    return reply.type('application/zip').send(body)
  }
  const textType = responses.get(status)?.find(({ type }) => type.startsWith('text/'))?.type
  if (textType !== undefined && typeof body === 'string') {
    // Saved by a browser, not shown: the key in the feed's address would stay in its address bar and history.
    void reply.headers({ 'content-disposition': 'attachment', 'referrer-policy': 'no-referrer' })
    return reply.type(`${textType}; charset=utf-8`).send(body)
  }
  void reply.type('application/json; charset=utf-8')
  const text = JSON.stringify(body)
  return isCrossOrigin && status === 200 ? sendRevalidated(request, reply, text) : reply.send(text)
}

function addOperation(app: FastifyInstance, route: Route, options: ContractOptions): void {
  const { operation, validation } = route
  const resolveAliases = createAliasResolver(operation)
  app.route({
    method: operation.method,
    url: fastifyPath(operation.path),
    bodyLimit: operation.bodyLimit ?? BODY_LIMIT,
    exposeHeadRoute: operation.method === 'GET',
    config: { operationId: operation.id },
    // Before the body is read: an unauthenticated client must not be able to upload.
    onRequest: async (request, reply) => {
      if (operation.isCrossOrigin) allowAnyOrigin(reply)
      refuseInvalidUrl(request.url)
      if (operation.isForPartners) await allowPartner(request, reply, options.services.db)
      request.actor = await authenticateRequest(request, operation, options.services)
    },
    handler: async (request, reply) => {
      const { body, rethrow } = resolveAliases(request.body)
      request.body = body
      const response = await handle(request, route, options).catch(rethrow)
      const violation =
        options.onViolation === null ? null : validation.response(response.status, response.body)
      if (violation !== null) {
        options.onViolation?.(`${operation.id}: ${violation}`)
        throw new DomainError('INTERNAL_ERROR', {
          cause: new Error(`${operation.id} violates the contract: ${violation}`),
        })
      }
      request.startsSession = startsSession(operation.id, response.body)
      return send(request, reply, operation, response)
    },
    onSend: async (request, reply, payload: unknown) => {
      if (options.onViolation === null || reply.statusCode < 400) return
      const status = reply.statusCode
      // A partner's token is refused before it reaches an operation that takes none.
      const isRefused = requestRefusals.has(status) || (status === 403 && request.actor === null)
      if (!operation.responses.has(status) && !isRefused) {
        options.onViolation(`${operation.id}: status ${status} is not in the contract`)
      }
      const violation = typeof payload === 'string' ? checkProblem(JSON.parse(payload)) : null
      if (violation !== null) options.onViolation(`${operation.id}: ${violation}`)
    },
  })
}

function addFormOperation(app: FastifyInstance, route: Route, options: ContractOptions): void {
  app.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
  addOperation(app, route, options)
}

function findHandler({ id }: Operation, { handlers }: ContractOptions): Route['handler'] {
  const handler: AnyHandler | AnyPreparedHandler | undefined = Reflect.get(handlers, id)
  if (handler === undefined) throw new Error(`${id} has no handler`)
  return handler
}

function findReplayCheck(
  { id }: Operation,
  { replayChecks: checks }: ContractOptions,
): AnyReplayCheck | null {
  const check: AnyReplayCheck | null | undefined = Reflect.get(checks, id)
  return check ?? null
}

function addMethodRefusals(app: FastifyInstance, { db }: ContractServices): void {
  const byPath = Map.groupBy(operations, (operation) => fastifyPath(operation.path).replace(/:[^/]+/g, ':p'))
  for (const sharing of byPath.values()) {
    const allowed = new Set(sharing.map((operation) => operation.method))
    const [first] = sharing
    if (first === undefined) continue
    if (sharing.some(({ isCrossOrigin }) => isCrossOrigin)) {
      app.options(fastifyPath(first.path), answerPreflight)
      allowed.add('OPTIONS')
    }
    const ofPartners = sharing.filter(({ isForPartners }) => isForPartners).map(({ method }) => method)
    if (ofPartners.length > 0) {
      app.options(fastifyPath(first.path), answerPartnerPreflight(db, ofPartners))
      allowed.add('OPTIONS')
    }
    app.route({
      method: allMethods.filter((method) => !allowed.has(method)),
      url: fastifyPath(first.path),
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        void reply.header('allow', [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', '))
        throw new DomainError('METHOD_NOT_ALLOWED')
      },
    })
  }
}

/** Routes every operation of the contract to its handler; validates requests and, in tests, responses. */
export const contractRoutes = fp(
  async (app: FastifyInstance, options: ContractOptions) => {
    app.decorateRequest('actor', null)
    const parseJson = app.getDefaultJsonParser('error', 'error')
    const takeTurn = createEventLoopQueue()
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Clients send the type even where an operation takes no body.
      if (body === '') done(null, undefined)
      // Many uploads that arrive together would keep all other requests waiting.
      else if (body.length > LARGE_BODY) void takeTurn().then(() => parseJson(request, String(body), done))
      else void parseJson(request, String(body), done)
    })
    for (const operation of operations) {
      const handler = findHandler(operation, options)
      const checkReplay = findReplayCheck(operation, options)
      const [success, ...others] = readSuccesses(operation)
      const status = others.length === 0 ? success.status : null
      const route = { operation, validation: getValidation(operation), handler, status, checkReplay }
      if (operation.ignoresForm) await app.register(async (scope) => addFormOperation(scope, route, options))
      else addOperation(app, route, options)
    }
    addMethodRefusals(app, options.services)
    app.all(`${API_BASE}/*`, async () => {
      throw new DomainError('ROUTE_NOT_FOUND')
    })
    app.all(API_BASE, async () => {
      throw new DomainError('ROUTE_NOT_FOUND')
    })
  },
  { name: 'contract', dependencies: ['errors'] },
)
