import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

interface Owner {
  pid: number
  /** The process's start time in ticks since boot, to detect a reused process id. Null where there is no /proc. */
  startedAt: string | null
}

export interface FolderLock {
  release(): Promise<void>
}

/** The fields of `/proc/<pid>/stat` after the command, or null without such a process or without /proc. */
async function readProcessStat(pid: number): Promise<string[] | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses, which may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

async function readStartTime(pid: number): Promise<string | null> {
  return (await readProcessStat(pid))?.[19] ?? null
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isErrno(error, 'EPERM')
  }
}

/** False also for a zombie, which keeps its id until its parent reaps it (never, in a container without an init). */
export async function isRunning(pid: number): Promise<boolean> {
  if (!processExists(pid)) return false
  const state = (await readProcessStat(pid))?.[0]
  return state !== 'Z' && state !== 'X'
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (!(await isRunning(owner.pid))) return false
  return owner.startedAt === null || owner.startedAt === (await readStartTime(owner.pid))
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return null
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null
    return { pid: value.pid, startedAt }
  } catch {
    return null
  }
}

/**
 * Locks the folder for this process. The lock of a process that died (a killed server) is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock')
  const self = JSON.stringify({
    pid: process.pid,
    startedAt: await readStartTime(process.pid),
  } satisfies Owner)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(path, self, { flag: 'wx', mode: 0o644 })
      return { release: () => rm(path, { force: true }) }
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) throw error
    }
    const owner = await readOwner(path)
    if (owner !== null && (await isAlive(owner))) {
      throw new DataFolderError(
        `Another server (process ${owner.pid}) already uses the data folder ${folder}`,
      )
    }
    // Only one rename succeeds if two servers find a stale lock; the other server retries.
    const stale = `${path}.${process.pid}`
    await rename(path, stale).catch((error: unknown) => {
      if (!isErrno(error, 'ENOENT')) throw error
    })
    await rm(stale, { force: true })
  }
  throw new DataFolderError(`Another server is starting on the data folder ${folder}`)
}
