import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError } from '../errors.ts'
import { createNonce } from './security.ts'
import { type TeamSummary, withTeamMetaTags } from './team-meta-tags.ts'

export interface SiteOptions {
  /** The built app. */
  appDir: string
  filesDir: string
  /** The server's public origin, for absolute links. */
  publicUrl: string | null
  /** For the page's meta tags; null for an unknown tag. */
  findTeam: (teamTag: string) => Promise<TeamSummary | null>
}

const YEAR_SECONDS = 31_536_000
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`
const NONCE_MARK = '__CSP_NONCE__'

/** Cached until the app is rebuilt, by modification time. */
function createPageReader(path: string): () => Promise<string | null> {
  let cached: { modified: number; html: string } | null = null
  return async () => {
    const found = await stat(path).catch(() => null)
    if (found === null) return null
    if (cached?.modified !== found.mtimeMs)
      cached = { modified: found.mtimeMs, html: await readFile(path, 'utf8') }
    return cached.html
  }
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  const accepts = request.headers.accept ?? '*/*'
  // `/assets/missing.js` is a missing file: no screen's path ends in an extension.
  return !/\.[a-z0-9]{1,8}$/i.test(path) && (accepts.includes('text/html') || accepts.includes('*/*'))
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? IMMUTABLE : 'no-cache'
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** The unvalidated tag in the URL of a team's public page. */
function getTeamTag(path: string): string | null {
  return /^\/team\/profile\/([^/]+)\/?$/.exec(path)?.[1] ?? null
}

/** The decoded path; null where it could leave its folder or name a hidden file. */
function toSafePath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    const parts = path.split('/').slice(1)
    const isSafe = parts.every((part) => !part.startsWith('.') && !/[\\\0]/.test(part))
    return isSafe ? path : null
  } catch {
    return null
  }
}

/** Serves the app with its single-page fallback, and the uploaded files. */
export const site = fp(
  async (app: FastifyInstance, options: SiteOptions) => {
    const { appDir, filesDir } = options
    const readPage = createPageReader(join(appDir, 'index.html'))
    // Only decorates `reply.sendFile`: the routes below decide which paths exist. (The app may not be built yet.)
    await app.register(staticFiles, {
      root: filesDir,
      serve: false,
      cacheControl: false,
      etag: true,
    })

    async function sendPage(
      reply: FastifyReply,
      complete = (html: string): string => html,
    ): Promise<FastifyReply> {
      const html = await readPage()
      if (html === null)
        throw new DomainError('NOT_FOUND', { message: 'The app is not built: run `pnpm build`' })
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(complete(html.replaceAll(NONCE_MARK, createNonce(reply))))
    }

    /** With meta tags for crawlers. The app itself shows an unknown team as such. */
    async function sendTeamPage(
      request: FastifyRequest,
      reply: FastifyReply,
      tag: string,
    ): Promise<FastifyReply> {
      try {
        const team = /^[A-Za-z0-9]{2,5}$/.test(tag) ? await options.findTeam(tag) : null
        if (team === null) return await sendPage(reply.status(404))
        return await sendPage(reply, (html) => withTeamMetaTags(html, team, options.publicUrl))
      } catch (error) {
        // Without the database the page is served without meta tags; the app shows the error.
        request.log.warn({ err: error }, 'the meta tags of a team could not be read')
        return sendPage(reply)
      }
    }

    app.get('/files/*', async (request, reply) => {
      const path = toSafePath(request.url)?.slice('/files/'.length)
      if (path === undefined || path === '' || !(await isFile(join(filesDir, path))))
        throw new DomainError('FILE_NOT_FOUND')
      return reply.header('cache-control', IMMUTABLE).sendFile(path, filesDir)
    })

    app.get('/*', async (request, reply) => {
      const path = toSafePath(request.url)
      if (path === null) throw new DomainError('NOT_FOUND')
      if (path === '/' || path === '/index.html') return sendPage(reply)
      if (await isFile(join(appDir, path))) {
        return reply.header('cache-control', cacheControl(path)).sendFile(path, appDir)
      }
      const tag = getTeamTag(path)
      if (tag !== null && wantsPage(request, path)) return sendTeamPage(request, reply, tag)
      if (wantsPage(request, path)) return sendPage(reply)
      throw new DomainError('NOT_FOUND')
    })
  },
  { name: 'site', dependencies: ['errors', 'security'] },
)
