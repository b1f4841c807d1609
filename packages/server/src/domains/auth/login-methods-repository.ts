import { loginMethodProofDelay } from '@convoca/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** The lock by which changes of a user's login methods wait for one another. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/**
 * Whether a linked account or a passkey proves the identity of its owner. What the account was created with does at once; what an open session may
 * have added does a day later, when its mail has been with the owner.
 */
export const provesIdentity = (table: 'social_accounts' | 'passkeys', now: Date) => {
  const addedAt = sql.ref(table === 'passkeys' ? 'passkeys.created_at' : 'social_accounts.linked_at')
  const userId = sql.ref(`${table}.user_id`)
  return sql<boolean>`(${addedAt} <= ${new Date(now.getTime() - loginMethodProofDelay)}
    or ${addedAt} = (select users.created_at from users where users.id = ${userId}))`
}

export interface LoginMethods {
  /** A password, each linked account and each passkey count as one. */
  count: number
  hasPassword: boolean
}

export async function findLoginMethods(db: Db, userId: string): Promise<LoginMethods> {
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
