import type { SocialIdentity } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { SocialProvider } from '../../../database/tables/auth.ts'
import { provesIdentity } from '../login-methods-repository.ts'

export async function insertNonce(db: Db, nonceHash: Buffer, expiresAt: Date): Promise<void> {
  await db.insertInto('social_nonces').values({ nonce_hash: nonceHash, expires_at: expiresAt }).execute()
}

/** Uses a nonce up: of simultaneous uses one finds it. */
export async function deleteNonce(db: Db, nonceHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('social_nonces')
    .where('nonce_hash', '=', nonceHash)
    .where('expires_at', '>', now)
    .returning('nonce_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the token was used before. */
export async function insertUsedToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_social_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

type Account = Pick<SocialIdentity, 'provider' | 'subject'>

/** The user whose account it is; a name that has changed at the provider is kept up to date. */
export async function findLinkedUser(
  db: Db,
  { provider, subject, name }: Account & { name: string | null },
): Promise<string | null> {
  const row = await db
    .updateTable('social_accounts')
    .set((eb) => ({ name: name ?? eb.ref('name') }))
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether the account is linked to the user in a way that proves their identity. */
export async function isLinkedProof(
  db: Db,
  userId: string,
  { provider, subject, now }: Account & { now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('social_accounts')
    .select('provider')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where(provesIdentity('social_accounts', now))
    .executeTakeFirst()
  return row !== undefined
}

/** Null where another user has the account. Unique indexes refuse a second account of one provider. */
export async function insertLinkedAccount(
  db: Db,
  userId: string,
  { provider, subject, name, now }: Account & { name: string; now: Date },
) {
  const row = await db
    .insertInto('social_accounts')
    .values({ user_id: userId, provider, subject, name, linked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subject'])
        .doUpdateSet({ name })
        .whereRef('social_accounts.user_id', '=', 'excluded.user_id'),
    )
    .returning(['provider', 'name', 'linked_at'])
    .returning(provesIdentity('social_accounts', now).as('proves_identity'))
    .executeTakeFirst()
  return row ?? null
}

export async function findLinkedAccounts(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('social_accounts')
    .select(['provider', 'name', 'linked_at'])
    .select(provesIdentity('social_accounts', now).as('proves_identity'))
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
}

/** False where none is linked. */
export async function deleteLinkedAccount(
  db: Db,
  userId: string,
  provider: SocialProvider,
): Promise<boolean> {
  const row = await db
    .deleteFrom('social_accounts')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewRegistration extends SocialIdentity {
  tokenHash: Buffer
  expiresAt: Date
}

export async function insertRegistration(
  db: Db,
  { tokenHash, expiresAt, isEmailVerified, ...identity }: NewRegistration,
): Promise<void> {
  await db
    .insertInto('social_registrations')
    .values({
      ...identity,
      token_hash: tokenHash,
      email_verified: isEmailVerified,
      expires_at: expiresAt,
    })
    .execute()
}

const registrationFields = ['provider', 'subject', 'name', 'email', 'email_verified'] as const

export async function findRegistration(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('social_registrations')
    .select(registrationFields)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a registration up: of simultaneous uses one finds it. */
export async function deleteRegistration(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('social_registrations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredRows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_nonces').where('expires_at', '<=', now).execute()
  await db.deleteFrom('used_social_tokens').where('expires_at', '<=', now).execute()
  await db.deleteFrom('social_registrations').where('expires_at', '<=', now).execute()
}
