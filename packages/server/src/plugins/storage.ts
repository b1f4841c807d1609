import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'
import { isHashUsed } from '../domains/files/repository.ts'
import type { PictureStore } from '../domains/files/store.ts'

export interface Storage extends PictureStore {
  /** Removes every picture that no row shows (left by a call that failed after writing); tells how many. */
  sweep(): Promise<number>
}

const UNFINISHED_FOR = 60 * 60 * 1000
const pictureName = /^([0-9a-f]{64})\.jpg$/

/** Uploads share the lock of a hash until they commit; who removes takes it alone and only then looks. */
function lockKey(hash: string): string {
  return Buffer.from(hash.slice(0, 16), 'hex').readBigInt64BE().toString()
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Written aside, flushed and renamed: a picture is there as a whole or not at all. */
async function writeWhole(path: string, folder: string, bytes: Buffer): Promise<void> {
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

/** Pictures in a folder under their own hash: `ab/ab12….jpg`. */
export function createStorage({ folder, db }: { folder: string; db: Db }): Storage {
  const folderOf = (hash: string): string => join(folder, hash.slice(0, 2))
  const pathOf = (hash: string): string => join(folderOf(hash), `${hash}.jpg`)

  async function remove(hash: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lockKey(hash)}::bigint)`.execute(transaction)
      if (await isHashUsed(transaction, hash)) return false
      await rm(pathOf(hash), { force: true })
      return true
    })
  }

  async function sweepFolder(shard: string): Promise<number> {
    let removed = 0
    for (const name of await readdir(shard)) {
      const hash = pictureName.exec(name)?.[1]
      if (hash !== undefined) {
        if (!(await isHashUsed(db, hash)) && (await remove(hash))) removed += 1
        continue
      }
      const path = join(shard, name)
      const unfinished = name.endsWith('.part') && Date.now() - (await stat(path)).mtimeMs > UNFINISHED_FOR
      if (unfinished) await rm(path, { force: true })
    }
    return removed
  }

  return {
    write: async (work, hash, bytes) => {
      await sql`select pg_advisory_xact_lock_shared(${lockKey(hash)}::bigint)`.execute(work.db)
      if (await exists(pathOf(hash))) return
      await mkdir(folderOf(hash), { recursive: true })
      await writeWhole(pathOf(hash), folderOf(hash), bytes)
    },
    remove: async (hash) => {
      await remove(hash)
    },
    sweep: async () => {
      await mkdir(folder, { recursive: true })
      let removed = 0
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)) {
          removed += await sweepFolder(join(folder, entry.name))
        }
      }
      return removed
    },
  }
}
