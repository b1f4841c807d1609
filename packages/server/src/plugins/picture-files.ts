import { join } from 'node:path'
import { pictureWidths } from '@convoca/sdk/text'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PictureVersion } from '../context.ts'
import type { PictureVersions } from '../domains/files/versions.ts'
import { DomainError } from '../errors.ts'
import { IMMUTABLE, isFile, toSafePath } from './static-paths.ts'

export interface PictureFilesOptions {
  folder: string
  versions: PictureVersions
}

/** `7c/7c2f…-400.webp` */
function toVersion(path: string): PictureVersion | null {
  const [, folder, hash = '', width] = /^([0-9a-f]{2})\/([0-9a-f]{64})-([1-9]\d{1,3})\.webp$/.exec(path) ?? []
  const isKnown = hash.slice(0, 2) === folder && pictureWidths.includes(Number(width))
  return isKnown ? { hash, width: Number(width) } : null
}

/** Serves uploaded pictures. */
export async function pictureFiles(app: FastifyInstance, options: PictureFilesOptions): Promise<void> {
  const { folder, versions } = options
  await app.register(staticFiles, { root: folder, serve: false, cacheControl: false })

  /** Of a version that cannot be made now the JPEG is shown. */
  async function isMade(request: FastifyRequest, version: PictureVersion): Promise<boolean | 'failed'> {
    try {
      return await versions.make(version)
    } catch (error) {
      request.log.warn({ err: error }, 'the smaller version of a picture could not be made')
      return 'failed'
    }
  }

  app.get('/files/*', { compress: false }, async (request, reply) => {
    const path = toSafePath(request.url)?.slice('/files/'.length)
    if (path === undefined || path === '') throw new DomainError('FILE_NOT_FOUND')
    if (!(await isFile(join(folder, path)))) {
      const version = toVersion(path)
      const made = version !== null && (await isMade(request, version))
      if (made === 'failed')
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/files/${path.replace(/-\d+\.webp$/, '.jpg')}`, 307)
      if (!made) throw new DomainError('FILE_NOT_FOUND')
    }
    // Pictures are shown on partners' pages, too.
    return reply
      .headers({ 'cache-control': IMMUTABLE, 'cross-origin-resource-policy': 'cross-origin' })
      .sendFile(path)
  })
}
