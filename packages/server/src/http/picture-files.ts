import { join } from 'node:path'
import { pictureWidths } from '@convoca/sdk/text'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureStorage, PictureVersion } from '../context.ts'
import type { PictureVersions } from '../domains/files/versions.ts'
import { IMMUTABLE, isFile, toSafePath } from './static-paths.ts'

export interface PictureFilesOptions {
  folder: string
  storage: Pick<PictureStorage, 'isUsed'>
  versions: PictureVersions
  /** Answers where there is no such picture. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** `7c/7c2f….jpg` or `7c/7c2f…-400.webp`; the width is null for the picture itself. */
function toPicture(path: string): { hash: string; width: number | null } | null {
  const pattern = /^([0-9a-f]{2})\/([0-9a-f]{64})(?:\.jpg|-([1-9]\d{1,3})\.webp)$/
  const [, folder, hash = '', digits] = pattern.exec(path) ?? []
  const width = digits === undefined ? null : Number(digits)
  const isKnown = hash.slice(0, 2) === folder && (width === null || pictureWidths.includes(width))
  return isKnown ? { hash, width } : null
}

/** Serves uploaded pictures. */
export async function pictureFiles(app: FastifyInstance, options: PictureFilesOptions): Promise<void> {
  const { folder, storage, versions, refuse } = options
  await app.register(staticFiles, { root: folder, serve: false, cacheControl: false })

  /** Makes a smaller version; if that fails now, the JPEG is shown. */
  async function isMade(request: FastifyRequest, version: PictureVersion): Promise<boolean | 'failed'> {
    try {
      return await versions.make(version)
    } catch (error) {
      request.log.warn({ err: error }, 'the smaller version of a picture could not be made')
      return 'failed'
    }
  }

  app.get('/files/*', { compress: false }, async (request, reply) => {
    const path = toSafePath(request.url)?.slice('/files/'.length) ?? ''
    const picture = toPicture(path)
    // A deleted picture may still be on the disk for a moment, or after a crash.
    if (picture === null || !(await storage.isUsed(picture.hash))) return refuse(request, reply)
    if (!(await isFile(join(folder, path)))) {
      const { hash, width } = picture
      const made = width !== null && (await isMade(request, { hash, width }))
      if (made === 'failed')
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/files/${path.replace(/-\d+\.webp$/, '.jpg')}`, 307)
      if (!made) return refuse(request, reply)
    }
    // Pictures are shown on partners' pages, too.
    return reply
      .headers({ 'cache-control': IMMUTABLE, 'cross-origin-resource-policy': 'cross-origin' })
      .sendFile(path)
  })
}
