import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@convoca/sdk/text'
import type { PictureStorage } from '../context.ts'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { findUsedHashes, isHashUsed, lockHash } from '../domains/files/repository.ts'

export interface Storage extends PictureStorage {
  /**
   * Removes every picture that no row refers to (left by a request that failed after writing) and counts them. Takes as
   * long as there are pictures; an aborted one ends after its batch.
   */
  removeUnused(signal?: AbortSignal): Promise<number>
}

/** Age after which a partly written file is a leftover. */
const UNFINISHED_AGE = 60 * 60 * 1000
/** Hashes that one statement looks up. */
const BATCH = 1000
const pictureName = /^([0-9a-f]{64})(?:\.jpg|-\d+\.webp)$/

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function removeIfOld(unfinished: string): Promise<void> {
  const found = await stat(unfinished).catch(() => null)
  if (found !== null && Date.now() - found.mtimeMs > UNFINISHED_AGE) await rm(unfinished, { force: true })
}

/** Writes a temporary file, flushes and renames it: readers never see half a picture. */
async function writeAtomically(path: string, folder: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${newId()}.part`)
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The hashes in each folder of pictures; leftovers of unfinished uploads are removed on the way. */
async function* readShards(folder: string): AsyncGenerator<string[]> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^[0-9a-f]{2}$/.test(entry.name)) continue
    const shard = join(folder, entry.name)
    const names = await readdir(shard)
    await Promise.all(
      names.filter((name) => name.endsWith('.part')).map((name) => removeIfOld(join(shard, name))),
    )
    const hashes = names.flatMap((name) => pictureName.exec(name)?.[1] ?? [])
    yield [...new Set(hashes)]
  }
}

/** Pictures in a folder under their own hash: `ab/ab12….jpg`, their versions beside them: `ab/ab12…-400.webp`. */
export function createStorage({ folder, db }: { folder: string; db: Db }): Storage {
  const folderOf = (hash: string): string => join(folder, hash.slice(0, 2))
  const pathOf = (hash: string): string => join(folderOf(hash), `${hash}.jpg`)
  const versionPathOf = (hash: string, width: number): string => join(folderOf(hash), `${hash}-${width}.webp`)

  async function remove(hash: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      await lockHash(transaction, hash, 'exclusive')
      if (await isHashUsed(transaction, hash)) return false
      await Promise.all(pictureWidths.map((width) => rm(versionPathOf(hash, width), { force: true })))
      await rm(pathOf(hash), { force: true })
      return true
    })
  }

  async function removeUnusedOf(hashes: readonly string[]): Promise<number> {
    const used = await findUsedHashes(db, hashes)
    let removed = 0
    for (const hash of hashes) if (!used.has(hash) && (await remove(hash))) removed += 1
    return removed
  }

  return {
    write: async (unit, hash, bytes) => {
      await lockHash(unit.db, hash, 'shared')
      if (await exists(pathOf(hash))) return
      await mkdir(folderOf(hash), { recursive: true })
      await writeAtomically(pathOf(hash), folderOf(hash), bytes)
    },
    isUsed: (hash) => isHashUsed(db, hash),
    read: async (hash) =>
      (await isHashUsed(db, hash)) ? await readFile(pathOf(hash)).catch(() => null) : null,
    writeVersion: ({ hash, width }, bytes) =>
      db.transaction().execute(async (transaction) => {
        await lockHash(transaction, hash, 'shared')
        if (!(await isHashUsed(transaction, hash))) return false
        await writeAtomically(versionPathOf(hash, width), folderOf(hash), bytes)
        return true
      }),
    remove: async (hash) => {
      await remove(hash)
    },
    removeUnused: async (signal) => {
      await mkdir(folder, { recursive: true })
      let removed = 0
      let batch: string[] = []
      for await (const hashes of readShards(folder)) {
        batch.push(...hashes)
        while (batch.length >= BATCH) {
          if (signal?.aborted === true) return removed
          removed += await removeUnusedOf(batch.slice(0, BATCH))
          batch = batch.slice(BATCH)
        }
      }
      return removed + (await removeUnusedOf(batch))
    },
  }
}
