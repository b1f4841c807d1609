import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedUrl } from './embedded.ts'

/** The address of the embedded PostgreSQL that a running server has started; null without one. */
export async function findRunningUrl(dataDir: string): Promise<string | null> {
  try {
    const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
    const port = pidFile.split('\n')[3]
    return port === undefined || port === '' ? null : embeddedUrl(password.trim(), Number(port))
  } catch {
    return null
  }
}
