import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce of this response's inline scripts and styles; empty until `createNonce`. */
    cspNonce: string
    /** The content security policy of a page other than the app; empty for the app's own. */
    pagePolicy: string
  }
}

/**
 * Hashes of the two constant style elements that Radix's select and scroll area insert without a nonce. The browser
 * tests fail when a newer Radix inserts others.
 */
const radixStyles = [
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
  "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='",
].join(' ')

/** The window in which a user lets a partner's site in. */
const consentPath = '/partner/authorize'

export interface SecurityOptions {
  /** Google's script, where log-ins by it are configured; null: no script of another site. */
  googleScriptUrl: string | null
}

/** The source that Google documents for its script: nothing but the folder that the script is in. */
function googleSources(scriptUrl: string) {
  const folder = new URL('.', scriptUrl).href
  return {
    script: ` ${scriptUrl}`,
    style: ` ${folder}style`,
    connect: ` ${folder}`,
    frames: [`frame-src 'self' ${folder}`],
  }
}

const noSources = { script: '', style: '', connect: '', frames: [] }

function pagePolicy(nonce: string, host: string, { googleScriptUrl }: SecurityOptions): string {
  const google = googleScriptUrl === null ? noSources : googleSources(googleScriptUrl)
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google.script}`,
    `style-src 'self' 'nonce-${nonce}' ${radixStyles}${google.style}`,
    // Rendered markup carries a team's colours in style attributes, which no nonce covers (docs/decisions/0086).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    // Safari does not count ws: of the same host as 'self'.
    `connect-src 'self' ws://${host} wss://${host}${google.connect}`,
    ...google.frames,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of responses that are no page: nothing may be loaded. */
const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of the service worker, whose own requests it decides. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** The header comes from the client: only characters of a host name and port are let through. */
function safeHost(host: string | undefined): string {
  return host !== undefined && /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? host : 'localhost'
}

export function createNonce(reply: FastifyReply): string {
  reply.cspNonce = randomBytes(16).toString('base64')
  return reply.cspNonce
}

/** Sets the headers of every response, even if Fastify refuses before any hook runs. */
export function setBaseHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    'content-security-policy': inertPolicy,
  })
  if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000')
}

export const security = fp(
  async (app: FastifyInstance, options: SecurityOptions) => {
    app.decorateReply('cspNonce', '')
    app.decorateReply('pagePolicy', '')
    app.addHook('onRequest', async (request, reply) => {
      setBaseHeaders(request, reply)
    })
    app.addHook('onSend', async (request, reply) => {
      const type = reply.getHeader('content-type')
      if (typeof type !== 'string' || !type.startsWith('text/html')) return
      const own = pagePolicy(reply.cspNonce, safeHost(request.headers.host), options)
      void reply.header('content-security-policy', reply.pagePolicy || own)
      // Answers the page that has opened it, of whatever site (docs/decisions/0116).
      if (request.url.startsWith(consentPath)) {
        void reply.header('cross-origin-opener-policy', 'unsafe-none')
        return
      }
      // Google's window hands the credential back to the page that has opened it.
      if (options.googleScriptUrl !== null && reply.pagePolicy === '')
        void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    })
  },
  { name: 'security' },
)
