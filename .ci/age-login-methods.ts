import { connect } from '../packages/server/src/database/connect.ts'
import { findRunningUrl } from '../packages/server/src/database/running.ts'

const owner = '(select id from users where email = $1)'

/** Makes the code of an authenticator app that was used last an older one, so that the present one can be typed at once. */
export async function ageUsedCodes(dataDir: string, email: string): Promise<void> {
  await change(dataDir, email, [`update two_step set last_step = last_step - 10 where user_id = ${owner}`])
}

/** Makes the passkeys and linked accounts of an account a day older, on the database of the running server: they prove the identity of their owner. */
export async function ageLoginMethods(dataDir: string, email: string): Promise<void> {
  await change(dataDir, email, [
    `update passkeys set created_at = created_at - interval '1 day' where user_id = ${owner}`,
    `update social_accounts set linked_at = linked_at - interval '1 day' where user_id = ${owner}`,
  ])
}

async function change(dataDir: string, email: string, statements: readonly string[]): Promise<void> {
  const url = await findRunningUrl(dataDir)
  if (url === null) throw new Error(`No server runs on ${dataDir}`)
  const connection = connect({ url, poolSize: 1, onIdleError: () => undefined })
  try {
    for (const statement of statements) await connection.pool.query(statement, [email])
  } finally {
    await connection.close()
  }
}
