import type { Db } from '../../database/schema.ts'

export async function upsertEmailChange(
  db: Db,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, email, requested_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email, requested_at: now }))
    .execute()
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Deletes a valid token and the request that it belongs to: of simultaneous uses one finds them. */
export async function takeEmailChange(db: Db, tokenHash: Buffer, now: Date) {
  // The user first, as where the password changes: two orders would deadlock.
  await db
    .selectFrom('users')
    .innerJoin('mail_tokens', 'mail_tokens.user_id', 'users.id')
    .select('users.id')
    .where('token_hash', '=', tokenHash)
    .forNoKeyUpdate('users')
    .execute()
  const token = await db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'EMAIL_CHANGE')
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (token === undefined) return null
  const row = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', token.user_id)
    .where('email', '=', token.email)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** Returns the old address; the unique index refuses one that somebody has. */
export async function applyEmailChange(
  db: Db,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (user === undefined) return null
  await db
    .updateTable('users')
    .set({ email, email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
  return user.email
}
