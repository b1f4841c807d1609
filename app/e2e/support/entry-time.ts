import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** Ends the time in which the unpaid entries of a championship can be paid, on the database of the running server. */
export async function endEntryTime({ dataDir }: { dataDir: string }, championshipId: string): Promise<void> {
  const script = 'packages/server/test/end-entry-time.ts'
  await run(process.execPath, ['--conditions=@convoca/source', script, championshipId], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}
