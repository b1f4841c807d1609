import type { Db } from '../../database/schema.ts'
import type { MailTokensTable } from '../../database/tables/auth.ts'

export type MailTokenPurpose = MailTokensTable['purpose']

export interface NewMailToken {
  tokenHash: Buffer
  userId: string
  purpose: MailTokenPurpose
  email: string
  createdAt: Date
  expiresAt: Date
}

export async function insertMailToken(db: Db, token: NewMailToken): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      purpose: token.purpose,
      email: token.email,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

export interface TokenMatch {
  tokenHash: Buffer
  purpose: MailTokenPurpose
  now: Date
}

/** The user of a valid token; null for an unknown or expired one, and once the address is no longer the user's. */
export async function findTokenUser(db: Db, { tokenHash, purpose, now }: TokenMatch) {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'mail_tokens.user_id').onRef('users.email', '=', 'mail_tokens.email'),
    )
    .select(['users.id', 'users.nick', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('mail_tokens.expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes a valid token and returns its user: of simultaneous uses one finds it. */
export async function deleteMailToken(
  db: Db,
  { tokenHash, purpose, now }: TokenMatch,
): Promise<string | null> {
  const row = await db
    .deleteFrom('mail_tokens')
    .using('users')
    .whereRef('users.id', '=', 'mail_tokens.user_id')
    .whereRef('users.email', '=', 'mail_tokens.email')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('mail_tokens.expires_at', '>', now)
    .returning('mail_tokens.user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function deleteMailTokensOf(db: Db, userId: string, purpose: MailTokenPurpose): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

export async function hasMailTokenSince(
  db: Db,
  { userId, purpose, since }: { userId: string; purpose: MailTokenPurpose; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteMailTokensExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<', instant).execute()
}
