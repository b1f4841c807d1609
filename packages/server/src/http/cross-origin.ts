import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/schema.ts'
import { isPartnerToken } from '../domains/partners/tokens.ts'
import { isRegisteredOrigin } from '../domains/partners/sites-repository.ts'
import { DomainError } from '../errors.ts'

/** Lets pages of every origin read the response; browsers send no credentials along with the wildcard. */
export function allowAnyOrigin(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

const DAY_SECONDS = 86_400

/** Allows reading only, and no request header: neither a token nor a body of JSON can be sent from another origin. */
export async function answerPreflight(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return allowAnyOrigin(reply)
    .headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': String(DAY_SECONDS),
      allow: 'GET, HEAD, OPTIONS',
    })
    .status(204)
    .send()
}

/** Lets the one origin read the response; a browser sends no credentials along, for none are allowed. */
function allowOrigin(reply: FastifyReply, origin: string): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'origin',
  })
}

/**
 * Lets pages of registered origins read the response, refusals included: a page must see that its token has expired. That the
 * token is one of this origin is checked with the token. A session's response is for no other origin.
 */
export async function allowPartner({ headers }: FastifyRequest, reply: FastifyReply, db: Db): Promise<void> {
  const { origin, authorization } = headers
  if (origin === undefined) return
  const isOfPartner = authorization === undefined || isPartnerToken(authorization.replace(/^Bearer +/i, ''))
  if (isOfPartner && (await isRegisteredOrigin(db, origin))) allowOrigin(reply, origin)
}

const PREFLIGHT_SECONDS = 600

/** Allows a token and JSON to be sent, and these methods; to a page of any other origin the method does not exist. */
export function answerPartnerPreflight(db: Db, methods: readonly string[]) {
  return async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (origin === undefined || !(await isRegisteredOrigin(db, origin)))
      throw new DomainError('METHOD_NOT_ALLOWED')
    return allowOrigin(reply, origin)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .status(204)
      .send()
  }
}

export function toEtag(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

export function isCurrent({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']
  return known !== undefined && known.split(',').some((knownTag) => knownTag.trim() === etag)
}

/** A guest's copy may be kept and is revalidated; what a session reads is not kept. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  if (request.headers.authorization !== undefined) return reply.send(text)
  const etag = toEtag(text)
  void reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'authorization' })
  return isCurrent(request, etag) ? reply.status(304).send() : reply.send(text)
}
