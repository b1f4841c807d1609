import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process id of the embedded PostgreSQL of a data folder. */
export async function readPostmaster(dataDir: string): Promise<number> {
  const content = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(content.split('\n', 1)[0])
}
