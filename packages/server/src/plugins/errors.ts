import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { DiskSpace } from '../disk-space.ts'
import { DomainError } from '../errors.ts'
import { toDomainError, retryAfter, toProblem } from '../http/problem.ts'
import { type SecurityLog, toSecurityKind, toSuccessKind } from '../adapters/security-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract. */
    operationId?: string
  }
  interface FastifyRequest {
    /** Whether its response has the token of a new session. */
    startsSession: boolean
  }
}

export interface ErrorOptions {
  securityLog: SecurityLog
  diskSpace: Pick<DiskSpace, 'observe'>
}

function getOperation({ routeOptions }: FastifyRequest): string {
  return routeOptions.config?.operationId ?? routeOptions.url ?? 'none'
}

/** The client has gone, or was slower than the server waits: nobody reads the response. */
function isAborted({ raw }: FastifyRequest): boolean {
  // An injected request does not say whether it is complete.
  return raw.destroyed && 'complete' in raw && !raw.complete
}

function logFailure(request: FastifyRequest, error: DomainError): void {
  const fields = { code: error.code }
  // Probes ask again and again while the server starts or its disk is full.
  if (error.code === 'SERVICE_UNAVAILABLE' && error.cause === undefined)
    request.log.info(fields, error.message)
  else if (error.code === 'SERVICE_UNAVAILABLE')
    request.log.warn({ err: error.cause, ...fields }, 'request failed')
  else request.log.error({ err: error.cause ?? error, ...fields }, 'request failed')
}

/** Responds with a problem for any thrown value. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const isCut = isAborted(request)
  const error = isCut ? new DomainError('MALFORMED_BODY') : toDomainError(thrown)
  const problem = toProblem(error, request.id)
  if (isCut) {
    request.log.warn({ operation: getOperation(request) }, 'request body not received')
  } else if (problem.status >= 500) logFailure(request, error)
  const seconds = retryAfter(error)
  if (seconds !== null) void reply.header('retry-after', String(seconds))
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer')
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Responds with problem+json to every error, Fastify's own included. */
export const errors = fp(
  async (app: FastifyInstance, { securityLog, diskSpace }: ErrorOptions) => {
    app.setErrorHandler((thrown, request, reply) => {
      diskSpace.observe(thrown)
      const { code } = toDomainError(thrown)
      const kind = toSecurityKind(code)
      if (kind !== null) {
        const { id: requestId, ip: address } = request
        securityLog.record({ kind, operation: getOperation(request), code, requestId, address })
      }
      return sendProblem(request, reply, thrown)
    })
    app.decorateRequest('startsSession', false)
    app.addHook('onResponse', async (request, { statusCode }) => {
      if (statusCode >= 300) return
      const operation = getOperation(request)
      const { id: requestId, ip: address } = request
      const event = { operation, code: null, requestId, address }
      if (request.startsSession) securityLog.record({ kind: 'login-succeeded', ...event })
      const kind = toSuccessKind(operation)
      if (kind !== null) securityLog.record({ kind, ...event })
    })
    app.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, new DomainError('ROUTE_NOT_FOUND')),
    )
  },
  { name: 'errors' },
)
