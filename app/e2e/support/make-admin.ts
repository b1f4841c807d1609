import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Person } from './accounts.ts'
import { callApi } from './api.ts'
import { totp } from './totp.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/**
 * Runs the command that gives an account the role ADMIN, on the database of the running server, and switches on its two-step
 * log-in, without which the role counts for nothing.
 */
export async function makeAdmin(
  { url, dataDir }: { url: string; dataDir: string },
  { email, password }: Person,
  token: string,
): Promise<void> {
  await run(process.execPath, ['--conditions=@convoca/source', 'packages/server/src/make-admin.ts', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  const { secret } = await callApi<{ secret: string }>(url, token, 'POST', '/auth/two-step', { password })
  await callApi(url, token, 'PUT', '/auth/two-step', { code: totp(secret) })
}
