import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** Runs a script of the server package on the database of the running server. */
export async function runDatabaseScript(
  { dataDir }: { dataDir: string },
  script: string,
  ...args: readonly string[]
): Promise<void> {
  await run(process.execPath, ['--conditions=@convoca/source', `packages/server/${script}`, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}
