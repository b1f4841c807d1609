import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { PictureStorage } from '../context.ts'
import type { PictureVersions } from '../domains/files/versions.ts'
import { createPages } from '../http/pages.ts'
import { pictureFiles } from '../http/picture-files.ts'
import { workerPolicy } from './security.ts'
import { IMMUTABLE, isFile, toSafePath } from '../http/static-paths.ts'

export interface SiteOptions {
  /** The built app. */
  appDir: string
  filesDir: string
  storage: Pick<PictureStorage, 'isUsed'>
  pictureVersions: PictureVersions
  /** The server's public origin, for absolute links. */
  publicUrl: string | null
  /** Milliseconds until a page is sent empty. */
  renderTimeout: number
}

/** A browser that follows a link asks for HTML; scripts, pictures and programs ask for other things or for anything. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (isVisit(request)) return true
  const accepts = request.headers.accept ?? '*/*'
  // `/assets/missing.js` is a missing file: no screen's path ends in an extension.
  return !/\.[a-z0-9]{1,8}$/i.test(path) && accepts.includes('*/*')
}

/** Serves the app's pages, rendered, its assets and the uploaded files. */
export const site = fp(
  async (app: FastifyInstance, options: SiteOptions) => {
    const { appDir, filesDir, storage, pictureVersions } = options
    const { sendPage, sendMissing, sendShell } = createPages(app, options)

    /** A reader who follows a link sees that it leads nowhere; for others it is an error of their program. */
    const refuseWith =
      (code: ErrorCode) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        if (isVisit(request)) return sendMissing(request, reply)
        throw new DomainError(code)
      }
    const refuse = refuseWith('NOT_FOUND')

    await app.register(pictureFiles, {
      folder: filesDir,
      storage,
      versions: pictureVersions,
      refuse: refuseWith('FILE_NOT_FOUND'),
    })

    // Only decorates `reply.sendFile`: the routes below decide which paths exist. The app may not be built yet.
    await app.register(staticFiles, {
      root: appDir,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      suppressWarning: true,
    })

    // The build has compressed what is worth it.
    app.get('/assets/*', { compress: false }, async (request, reply) => {
      const path = toSafePath(request.url)
      if (path === null || !(await isFile(join(appDir, path)))) return refuse(request, reply)
      return reply.header('cache-control', IMMUTABLE).sendFile(path)
    })

    app.get('/*', async (request, reply) => {
      const path = toSafePath(request.url)
      // `//google.com` would be read as another site's address further on.
      if (path === null || path.startsWith('//')) return refuse(request, reply)
      if (path === '/') return sendPage(request, reply)
      if (path === '/index.html') return reply.redirect('/', 301)
      if (path === '/shell.html') return sendShell(reply)
      if (path === '/sw.js') void reply.header('content-security-policy', workerPolicy)
      if (await isFile(join(appDir, path))) return reply.header('cache-control', 'no-cache').sendFile(path)
      if (wantsPage(request, path)) return sendPage(request, reply)
      throw new DomainError('NOT_FOUND')
    })
  },
  { name: 'site', dependencies: ['errors', 'security'] },
)
