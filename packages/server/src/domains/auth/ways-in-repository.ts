import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Whoever changes how the user can log in waits here for others who do. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export interface WaysIn {
  /** A password, each linked account and each passkey count as one. */
  count: number
  hasPassword: boolean
}

export async function findWaysIn(db: Db, userId: string): Promise<WaysIn> {
  return db
    .selectFrom('users')
    .select([
      sql<number>`(password_hash is not null)::integer
        + (select count(*) from social_accounts where user_id = users.id)::integer
        + (select count(*) from passkeys where user_id = users.id)::integer`.as('count'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
