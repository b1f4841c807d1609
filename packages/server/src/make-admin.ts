import { ConfigError, readConfig } from './config/config.ts'
import { isDatabaseUnavailable } from './database/availability.ts'
import { connect } from './database/connect.ts'
import { findRunningUrl } from './database/running.ts'
import { makeAdminByEmail } from './domains/admin/users-repository.ts'

/**
 * `pnpm --filter @convoca/server make-admin <email>`: gives an account the platform role ADMIN, on the database of
 * DATABASE_URL or of the server that runs on DATA_DIR. No operation of the API can.
 */

class UsageError extends Error {}

async function makeAdmin(email: string | undefined): Promise<void> {
  if (email === undefined) throw new UsageError('Usage: make-admin <e-mail of the account>')
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? (await findRunningUrl(config.dataDir))
  if (url === null) throw new UsageError(`No server runs on ${config.dataDir}: start it, or set DATABASE_URL`)
  const connection = connect({ url, poolSize: 2, onIdleError: () => undefined })
  try {
    const userId = await connection.db.transaction().execute((trx) => makeAdminByEmail(trx, email))
    if (userId === null) throw new UsageError('Nobody has an account with this e-mail')
    process.stdout.write(
      `${email} is an ADMIN now, whose rights count once two-step log-in is on (Configurações → Segurança)\n`,
    )
  } finally {
    await connection.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached: is the server running?'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  // pnpm hands on the `--` that separates its own options.
  await makeAdmin(process.argv.slice(2).find((argument) => argument !== '--'))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
