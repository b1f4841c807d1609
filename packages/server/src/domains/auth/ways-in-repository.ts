import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Whoever changes how the user can log in waits here for others who do. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** A password, each linked account and each passkey count as one. */
export async function countWaysIn(db: Db, userId: string): Promise<number> {
  const { ways } = await db
    .selectFrom('users')
    .select(
      sql<number>`(password_hash is not null)::integer
        + (select count(*) from social_accounts where user_id = users.id)::integer
        + (select count(*) from passkeys where user_id = users.id)::integer`.as('ways'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return ways
}
