import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@convoca/sdk/text'
import type { PictureStorage } from '../context.ts'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { isHashUsed, lockHash } from '../domains/files/repository.ts'

export interface Storage extends PictureStorage {
  /** Removes every picture that no row refers to (left by a request that failed after writing) and counts them. */
  removeUnused(): Promise<number>
}

/** Age after which a partly written file is a leftover. */
const UNFINISHED_AGE = 60 * 60 * 1000
const pictureName = /^([0-9a-f]{64})(?:\.jpg|-\d+\.webp)$/

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
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

  async function removeUnusedIn(shard: string): Promise<number> {
    let removed = 0
    const names = await readdir(shard)
    for (const hash of new Set(names.map((name) => pictureName.exec(name)?.[1]))) {
      if (hash !== undefined && !(await isHashUsed(db, hash)) && (await remove(hash))) removed += 1
    }
    for (const name of names) {
      const path = join(shard, name)
      if (!name.endsWith('.part')) continue
      const unfinished = Date.now() - (await stat(path)).mtimeMs > UNFINISHED_AGE
      if (unfinished) await rm(path, { force: true })
    }
    return removed
  }

  return {
    write: async (unit, hash, bytes) => {
      await lockHash(unit.db, hash, 'shared')
      if (await exists(pathOf(hash))) return
      await mkdir(folderOf(hash), { recursive: true })
      await writeAtomically(pathOf(hash), folderOf(hash), bytes)
    },
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
    removeUnused: async () => {
      await mkdir(folder, { recursive: true })
      let removed = 0
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)) {
          removed += await removeUnusedIn(join(folder, entry.name))
        }
      }
      return removed
    },
  }
}
