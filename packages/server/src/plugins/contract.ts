import type { Operation } from '@convoca/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { operations } from '../contract/document.ts'
import type { Call, Handlers } from '../routes/handler.ts'
import { refuseUnreadableAddress, refuseUnsafeText } from '../contract/text-safety.ts'
import type { OperationId } from '../contract/types.ts'
import { checkProblem, type OperationValidation, validationOf } from '../contract/validation.ts'
import { asWork } from '../database/transaction.ts'
import { authenticate } from '../domains/auth/sessions.ts'
import type { Actor } from '../domains/actor.ts'
import { DomainError } from '../errors.ts'
import type { Services } from '../services.ts'
import { type Answer, once } from './idempotency.ts'

export interface ContractOptions {
  handlers: Handlers
  /** Operations that answer 501 until they have a handler. */
  planned: readonly string[]
  services: Services
  /** Checks answers too and reports what is off contract; for tests and development. */
  onViolation: ((violation: string) => void) | null
}

const API_BASE = '/api'
const BODY_LIMIT = 256 * 1024
/** A picture of 5 MB is 7 MB as base64; a little more gets through to be told FILE_TOO_LARGE. */
const UPLOAD_BODY_LIMIT = 16 * 1024 * 1024
const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const reading = new Set(['GET', 'HEAD'])
/** What may befall any request before its operation is asked, whether or not the contract says so. */
const requestRefusals = new Set([400, 413, 415, 501])
/** Checking a password takes a while; a store connection must not wait for it. */
const withoutTransaction = new Set(['login'])

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for a guest and outside the contract's operations. */
    actor: Actor | null
  }
}

type AnyCall = Call<OperationId>
/** A handler as the router sees it: validation has made the call fit before it is passed on. */
type AnyHandler = (call: never) => Promise<Answer>

interface Route {
  operation: Operation
  validation: OperationValidation
  /** Null for a planned operation. */
  handler: AnyHandler | null
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

async function actorOf(
  request: FastifyRequest,
  operation: Operation,
  services: Services,
): Promise<Actor | null> {
  try {
    const token = bearerToken(request)
    if (token !== null) return await authenticate(services.db, token, services.now())
  } catch (error) {
    // A stale token must not keep anybody from what is open to guests, logging in above all.
    if (operation.needsSession || !(error instanceof DomainError)) throw error
  }
  if (operation.needsSession) throw new DomainError('UNAUTHENTICATED')
  return null
}

function record(value: unknown): Record<string, unknown> {
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
    path: validation.path(record(request.params)),
    query: validation.query(record(request.query)),
    body: validation.body(request.body),
  }
}

function keyOf(request: FastifyRequest, operation: Operation): string | null {
  const declared = operation.parameters.some(
    (parameter) => parameter.name.toLowerCase() === 'idempotency-key',
  )
  const key = request.headers['idempotency-key']
  return declared && typeof key === 'string' ? key : null
}

async function answer(request: FastifyRequest, route: Route, services: Services): Promise<Answer> {
  const { operation, validation, handler } = route
  if (handler === null) throw new DomainError('NOT_IMPLEMENTED')
  const { actor } = request
  const input = readInput(request, validation)
  const rest = { actor, services, address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
  const caller = actor !== null && operation.needsSession ? actor.userId : request.ip
  const invoke = async (work: AnyCall['work']): Promise<Answer> => {
    services.callLimits.count(operation.id, caller)
    // The one place where types are asserted: `input` has just passed the contract that the types were made from.
    return handler({ ...input, ...rest, work } as never)
  }
  if (reading.has(operation.method) || withoutTransaction.has(operation.id)) {
    return invoke({ db: services.db, afterCommit: (task) => void task() })
  }
  const key = keyOf(request, operation)
  const onTaskError = (error: unknown): void =>
    request.log.error({ err: error, requestId: request.id }, 'a task after the commit failed')
  return asWork(
    services.db,
    (work) => {
      if (key === null) return invoke(work)
      const scope = actor?.userId ?? `guest ${request.ip}`
      return once(work.db, { scope, operation: operation.id, key, request: input }, () => invoke(work))
    },
    onTaskError,
  )
}

function send(reply: FastifyReply, { responses }: Operation, { status, body }: Answer): FastifyReply {
  void reply.status(status).header('cache-control', 'no-store')
  if (body === undefined) return reply.send()
  const textType = responses.get(status)?.find(({ type }) => type.startsWith('text/'))?.type
  if (textType !== undefined && typeof body === 'string') {
    return reply.type(`${textType}; charset=utf-8`).send(body)
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function addOperation(app: FastifyInstance, route: Route, options: ContractOptions): void {
  const { operation, validation } = route
  app.route({
    method: operation.method,
    url: fastifyPath(operation.path),
    bodyLimit: operation.tags.includes('files') ? UPLOAD_BODY_LIMIT : BODY_LIMIT,
    exposeHeadRoute: operation.method === 'GET',
    // Before the body is read: a stranger must not make the server swallow an upload.
    onRequest: async (request) => {
      refuseUnreadableAddress(request.url)
      request.actor = await actorOf(request, operation, options.services)
    },
    handler: async (request, reply) => {
      const given = await answer(request, route, options.services)
      const violation = options.onViolation === null ? null : validation.answer(given.status, given.body)
      if (violation !== null) {
        options.onViolation?.(`${operation.id}: ${violation}`)
        throw new DomainError('INTERNAL_ERROR', {
          cause: new Error(`${operation.id} answered off contract: ${violation}`),
        })
      }
      return send(reply, operation, given)
    },
    onSend: async (_request, reply, payload: unknown) => {
      if (options.onViolation === null || reply.statusCode < 400) return
      const status = reply.statusCode
      if (!operation.responses.has(status) && !requestRefusals.has(status)) {
        options.onViolation(`${operation.id}: status ${status} is not in the contract`)
      }
      const violation = typeof payload === 'string' ? checkProblem(JSON.parse(payload)) : null
      if (violation !== null) options.onViolation(`${operation.id}: ${violation}`)
    },
  })
}

function handlerOf({ id }: Operation, { handlers, planned }: ContractOptions): AnyHandler | null {
  const handler: AnyHandler | undefined = Reflect.get(handlers, id)
  if ((handler === undefined) !== planned.includes(id)) {
    throw new Error(`${id} must have a handler or be planned, and not both`)
  }
  return handler ?? null
}

function addRefusals(app: FastifyInstance): void {
  const byPath = Map.groupBy(operations, (operation) => fastifyPath(operation.path).replace(/:[^/]+/g, ':p'))
  for (const sharing of byPath.values()) {
    const allowed = new Set(sharing.map((operation) => operation.method))
    const [first] = sharing
    if (first === undefined) continue
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

/** Routes every operation of the contract to its handler, validated on the way in and, in tests, on the way out. */
export const contractRoutes = fp(
  async (app: FastifyInstance, options: ContractOptions) => {
    app.decorateRequest('actor', null)
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Clients send the type even where an operation takes no body.
      if (body === '') done(null, undefined)
      else void parseJson(request, String(body), done)
    })
    for (const operation of operations) {
      const handler = handlerOf(operation, options)
      addOperation(app, { operation, validation: validationOf(operation), handler }, options)
    }
    addRefusals(app)
    app.all(`${API_BASE}/*`, async () => {
      throw new DomainError('ROUTE_NOT_FOUND')
    })
    app.all(API_BASE, async () => {
      throw new DomainError('ROUTE_NOT_FOUND')
    })
  },
  { name: 'contract', dependencies: ['errors'] },
)
