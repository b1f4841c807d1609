import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

interface Owner {
  pid: number
  /** Ticks since boot at which the process started: tells a living owner from a reused process id. */
  startedAt: string | null
}

export interface FolderLock {
  release(): Promise<void>
}

/** The fields of `/proc/<pid>/stat` after the command, or null where there is no such thing. */
async function statOf(pid: number): Promise<string[] | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses and may itself hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

async function startOf(pid: number): Promise<string | null> {
  return (await statOf(pid))?.[19] ?? null
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

/** A dead process that its parent has not buried yet (a container without an init) still has its id. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!processExists(pid)) return false
  const state = (await statOf(pid))?.[0]
  return state !== 'Z' && state !== 'X'
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (!(await isRunning(owner.pid))) return false
  return owner.startedAt === null || owner.startedAt === (await startOf(owner.pid))
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
 * Makes this process the only server on the folder. A lock whose owner died (a killed server) is taken
 * over; one whose owner lives is refused.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock')
  const self = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) } satisfies Owner)
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
    // Of two servers that both find a dead owner, one rename succeeds; the other tries again.
    const stale = `${path}.${process.pid}`
    await rename(path, stale).catch((error: unknown) => {
      if (!isErrno(error, 'ENOENT')) throw error
    })
    await rm(stale, { force: true })
  }
  throw new DataFolderError(`Another server is starting on the data folder ${folder}`)
}
