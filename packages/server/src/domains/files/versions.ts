import type { PictureDecoder, PictureStorage, PictureVersion } from '../../context.ts'

export interface PictureVersions {
  /** Makes the version if it can; false where there is no such picture. */
  make(version: PictureVersion): Promise<boolean>
}

/**
 * WebP versions of stored pictures are made when they are first asked for: uploads need not wait for them, and pictures of
 * any age have them (docs/decisions/0058).
 */
export function createPictureVersions({
  pictures,
  storage,
}: {
  pictures: PictureDecoder
  storage: PictureStorage
}): PictureVersions {
  const running = new Map<string, Promise<boolean>>()

  async function make(version: PictureVersion): Promise<boolean> {
    const jpeg = await storage.read(version.hash)
    if (jpeg === null) return false
    return storage.writeVersion(version, await pictures.resize(version.hash, jpeg, version.width))
  }

  return {
    make: (version) => {
      const key = `${version.hash}-${version.width}`
      const started = running.get(key) ?? make(version).finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
  }
}
