import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '../errors.ts'
import { toDomainError, retryAfter, toProblem } from './problem.ts'

/** Responds with a problem for any thrown value. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toDomainError(thrown)
  const problem = toProblem(error, request.id)
  if (problem.status >= 500) {
    const level = error.code === 'SERVICE_UNAVAILABLE' ? 'warn' : 'error'
    request.log[level](
      { err: error.cause ?? error, requestId: request.id, code: error.code },
      'request failed',
    )
  }
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
  async (app: FastifyInstance) => {
    app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
    app.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, new DomainError('ROUTE_NOT_FOUND')),
    )
  },
  { name: 'errors' },
)
