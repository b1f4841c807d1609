import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** Runs the command that gives an account the role ADMIN, on the database of the running server. */
export async function makeAdmin(dataDir: string, email: string): Promise<void> {
  await run(process.execPath, ['--conditions=@convoca/source', 'packages/server/src/make-admin.ts', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}
