import { type Config, ConfigError, readConfig } from './config/config.ts'
import { isDatabaseUnavailable } from './database/availability.ts'
import { connect } from './database/connect.ts'
import { findRunningUrl } from './database/running.ts'
import type { Db } from './database/schema.ts'

/** Something that whoever called the command can put right: its text is printed alone. */
export class UsageError extends Error {}

/** Runs on the database of DATABASE_URL or of the server that runs on DATA_DIR. */
export async function withDatabase(run: (db: Db, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? (await findRunningUrl(config.dataDir))
  if (url === null) throw new UsageError(`No server runs on ${config.dataDir}: start it, or set DATABASE_URL`)
  const connection = connect({ url, poolSize: 2, onIdleError: () => undefined })
  try {
    await run(connection.db, config)
  } finally {
    await connection.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached: is the server running?'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Runs a command with its arguments; a failure is printed and is the exit code. */
export async function runCommand(run: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    // pnpm hands on the `--` that separates its own options.
    await run(process.argv.slice(2).filter((argument) => argument !== '--'))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}
