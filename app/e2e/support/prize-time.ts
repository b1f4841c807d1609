import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** Makes the last word about a championship long ago, on the database of the running server: the clock then divides its prizes. */
export async function endPrizeWait({ dataDir }: { dataDir: string }, championshipId: string): Promise<void> {
  const script = 'packages/server/test/end-prize-wait.ts'
  await run(process.execPath, ['--conditions=@convoca/source', script, championshipId], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
}
