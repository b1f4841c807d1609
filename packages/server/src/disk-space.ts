import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isOutOfSpace, writeToDatabase } from './database/disk-space.ts'
import type { Db } from './database/schema.ts'
import { newId } from './database/id.ts'

/** Remembers that a write has failed for lack of space, until one succeeds again. */
export interface DiskSpace {
  /** Takes note of the error of a failed request. */
  observe(error: unknown): void
  /** False from the first failed write on; writes a little to find out whether there is space again. */
  isAvailable(): Promise<boolean>
}

/** The size of a picture. */
const CHECK_SIZE = 512 * 1024

async function writeToFolder(folder: string): Promise<void> {
  const path = join(folder, `${newId()}.part`)
  try {
    const file = await open(path, 'wx')
    try {
      await file.writeFile(Buffer.alloc(CHECK_SIZE))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

export function createDiskSpace({ db, folder }: { db: Db; folder: string }): DiskSpace {
  let isFull = false
  return {
    observe: (error) => {
      if (isOutOfSpace(error)) isFull = true
    },
    isAvailable: async () => {
      if (!isFull) return true
      try {
        await writeToDatabase(db)
        await writeToFolder(folder)
      } catch (error) {
        if (isOutOfSpace(error)) return false
        throw error
      }
      isFull = false
      return true
    },
  }
}
