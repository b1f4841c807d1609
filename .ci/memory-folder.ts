import { access, constants, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, where the machine has one. */
const MEMORY = '/dev/shm'

/** Room for the databases of two runs at once. A container often has 64 MB there, which holds none. */
const MIN_FREE_BYTES = 3 * 1024 ** 3

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= MIN_FREE_BYTES
  } catch {
    return false
  }
}

/**
 * Makes a temporary folder for the data of a test's PostgreSQL, in memory where there is room. Each new database is more than a
 * thousand files, which a disk takes five times as much processor time for, and twenty times as long on a busy machine.
 */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom(MEMORY)) ? MEMORY : tmpdir(), prefix))
}
