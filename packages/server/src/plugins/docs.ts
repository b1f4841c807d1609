import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { contract } from '../contract/document.ts'
import { allowAnyOrigin } from '../http/cross-origin.ts'
import { createNonce } from './security.ts'

/** Redoc loads its vendor's logo from another host, which our content security policy forbids. */
const VENDOR_LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/[a-z-]+\.svg/g
const EMPTY_IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"

interface Document {
  text: string
  etag: string
}

function toDocument(text: string): Document {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

function readViewer(): Document {
  const path = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))
  return toDocument(readFileSync(path, 'utf8').replaceAll(VENDOR_LOGOS, EMPTY_IMAGE))
}

function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Redoc reads the nonce of its style elements from the meta element. */
function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<title>Convoca API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script type="module" nonce="${nonce}">
import { init } from '/api/docs/redoc.js'
init('/api/openapi.json', { disableTelemetry: true }, document.getElementById('reference'))
</script>
</body>
</html>
`
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: Document,
  type: string,
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.status(304).send()
  return reply.type(type).send(text)
}

/**
 * Serves the contract at `/api/docs` and `/api/openapi.json`. Neither is an operation of the contract itself.
 */
export const docs = fp(
  async (app: FastifyInstance) => {
    const bundled = toDocument(JSON.stringify(contract))
    let viewer: Document | null = null

    app.get('/api/openapi.json', (request, reply) =>
      // Readers of contracts on other origins, such as editors, show it, too.
      sendDocument(request, allowAnyOrigin(reply), bundled, 'application/json; charset=utf-8'),
    )
    app.get('/api/docs', (_request, reply) => {
      const nonce = createNonce(reply)
      reply.pagePolicy = pagePolicy(nonce)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(nonce))
    })
    app.get('/api/docs/redoc.js', (request, reply) => {
      // 2 MB, read on the first request.
      viewer ??= readViewer()
      return sendDocument(request, reply, viewer, 'text/javascript; charset=utf-8')
    })
  },
  { name: 'docs', dependencies: ['errors', 'security'] },
)
