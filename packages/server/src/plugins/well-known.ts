import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export interface WellKnownOptions {
  /** The server's public origin. */
  publicUrl: string | null
  now: () => Date
}

const DAY = 24 * 60 * 60 * 1000
/** A file is good for so many days from the first of its month; RFC 9116 wants less than a year. */
const VALID_DAYS = 180
const CACHE = 'public, max-age=3600'

/** Pages that guests may open, and from which the others are reached by links. */
const openPages = [
  '/',
  '/championships',
  '/teams',
  '/jobs',
  '/ranking',
  '/events',
  '/faq',
  '/embeds',
  '/terms',
  '/privacy',
] as const

/** The paths in which a search engine finds nothing: calls, and pages behind a log-in or a mailed link. */
const closedPaths = [
  '/api/',
  '/admin',
  '/auth',
  '/change-password',
  '/chat',
  '/checkout/',
  '/confirm-email',
  '/dashboard',
  '/my/',
  '/notifications',
  '/partner/',
  '/profile',
  '/recovery',
  '/settings',
  '/support',
  '/team/join/',
] as const

function writeRobots(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function writeSitemap(origin: string): string {
  const urls = openPages.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`)
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ]
  return [...head, ...urls, '</urlset>', ''].join('\n')
}

/** RFC 9116: the contact for reports of a weakness. */
function writeSecurity(origin: string, now: Date): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  return [
    `Contact: ${origin}/support`,
    `Expires: ${new Date(month + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Files that programs look for at fixed addresses. */
export const wellKnown = fp(
  async (app: FastifyInstance, { publicUrl, now }: WellKnownOptions) => {
    const originOf = ({ protocol, host }: FastifyRequest): string => {
      const local = `${protocol}://${host}`
      return publicUrl ?? (URL.canParse(local) ? new URL(local).origin : 'http://localhost')
    }
    const addFile = (path: string, type: string, write: (origin: string) => string): void => {
      app.get(path, async (request, reply) =>
        reply
          .header('cache-control', CACHE)
          .type(`${type}; charset=utf-8`)
          .send(write(originOf(request))),
      )
    }
    addFile('/robots.txt', 'text/plain', writeRobots)
    addFile('/sitemap.xml', 'application/xml', writeSitemap)
    addFile('/.well-known/security.txt', 'text/plain', (origin) => writeSecurity(origin, now()))
    app.get('/security.txt', async (_request, reply) => reply.redirect('/.well-known/security.txt', 301))
    // https://w3c.github.io/webappsec-change-password-url: guests sign in there first, or recover their password.
    app.get('/.well-known/change-password', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').redirect('/settings?section=security', 302),
    )
  },
  { name: 'well-known', dependencies: ['errors'] },
)
