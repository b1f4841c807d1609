import { UsageError, runCommand, withDatabase } from './command-line.ts'
import { makeAdminByEmail } from './domains/admin/users-repository.ts'

/**
 * `pnpm --filter @convoca/server make-admin <email>`: gives an account the platform role ADMIN, on the database of
 * DATABASE_URL or of the server that runs on DATA_DIR. No operation of the API can.
 */
async function makeAdmin([email]: readonly string[]): Promise<void> {
  if (email === undefined) throw new UsageError('Usage: make-admin <e-mail of the account>')
  await withDatabase(async (db) => {
    const userId = await db.transaction().execute((trx) => makeAdminByEmail(trx, email))
    if (userId === null) throw new UsageError('Nobody has an account with this e-mail')
    process.stdout.write(
      `${email} is an ADMIN now, whose rights count once two-step log-in is on (Configurações → Segurança)\n`,
    )
  })
}

await runCommand(makeAdmin)
