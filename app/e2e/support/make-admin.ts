import type { Person } from './accounts.ts'
import { callApi } from './api.ts'
import { runDatabaseScript } from './database-script.ts'
import { totp } from './totp.ts'

/**
 * Runs the command that gives an account the role ADMIN, on the database of the running server, and switches on its two-step
 * log-in, without which the role counts for nothing.
 */
export async function makeAdmin(
  { url, dataDir }: { url: string; dataDir: string },
  { email, password }: Person,
  token: string,
): Promise<void> {
  await runDatabaseScript({ dataDir }, 'src/make-admin.ts', email)
  const { secret } = await callApi<{ secret: string }>(url, token, 'POST', '/auth/two-step', { password })
  await callApi(url, token, 'PUT', '/auth/two-step', { code: totp(secret) })
}
