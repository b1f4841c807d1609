import { connect } from '../packages/server/src/database/connect.ts'
import { findRunningUrl } from '../packages/server/src/database/running.ts'

/** Makes the passkeys and linked accounts of an account a day older, on the database of the running server: they show who asks. */
export async function ageWaysIn(dataDir: string, email: string): Promise<void> {
  const url = await findRunningUrl(dataDir)
  if (url === null) throw new Error(`No server runs on ${dataDir}`)
  const connection = connect({ url, poolSize: 1, onIdleError: () => undefined })
  const owner = '(select id from users where email = $1)'
  try {
    await connection.pool.query(
      `update passkeys set created_at = created_at - interval '1 day' where user_id = ${owner}`,
      [email],
    )
    await connection.pool.query(
      `update social_accounts set linked_at = linked_at - interval '1 day' where user_id = ${owner}`,
      [email],
    )
  } finally {
    await connection.close()
  }
}
