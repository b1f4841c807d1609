import type { Middleware } from 'openapi-fetch'
import { createHttpError } from './errors.ts'
import type { Session } from './session.ts'
import type { CallSite } from './types.ts'

/** Sends the session's token, unless the caller has set the header, and reports whether it was accepted. */
export function sessionMiddleware(session: Session, getSite: (request: Request) => CallSite): Middleware {
  return {
    async onRequest({ request }) {
      const token = await session.getToken()
      if (token !== null && !request.headers.has('authorization'))
        request.headers.set('authorization', `Bearer ${token}`)
    },
    async onResponse({ request, response }) {
      const credentials = request.headers.get('authorization')
      if (response.ok) session.handleAccepted(credentials)
      else if (response.status === 401) {
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => undefined)
        session.handleRefused(credentials, createHttpError(getSite(request), response, body))
      }
    },
  }
}

/** `crypto.randomUUID` is missing on pages without TLS, such as a phone in the developer's network. */
const generateKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The key stays the same over all attempts of a call. */
export function idempotencyMiddleware(key = generateKey()): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has('idempotency-key')) request.headers.set('idempotency-key', key)
    },
  }
}
