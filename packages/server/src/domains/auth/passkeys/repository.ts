import { newId } from '../../../database/id.ts'
import type { Db } from '../../../database/schema.ts'
import { provesIdentity } from '../login-methods-repository.ts'

export async function insertChallenge(
  db: Db,
  { challengeHash, userId, expiresAt }: { challengeHash: Buffer; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: challengeHash, user_id: userId, expires_at: expiresAt })
    .execute()
}

/** Answers true to one of several simultaneous uses. */
export async function deleteChallenge(
  db: Db,
  { challengeHash, userId, now }: { challengeHash: Buffer; userId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteChallengesExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', instant).execute()
}

/** Newest first. */
export async function findPasskeys(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .select(provesIdentity('passkeys', now).as('proves_identity'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type PasskeyRow = Pick<
  Awaited<ReturnType<typeof findPasskeys>>[number],
  'id' | 'name' | 'created_at' | 'last_used_at' | 'proves_identity'
>

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const

export interface NewPasskey {
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
}

/** A unique index refuses a credential that is already known. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<PasskeyRow> {
  return db
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .returning(shown)
    .returning(provesIdentity('passkeys', passkey.createdAt).as('proves_identity'))
    .executeTakeFirstOrThrow()
}

export async function findCredential(db: Db, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * False where the counter does not rise: the authenticator was copied, or the response was used before. One that always says 0
 * does not count. `asProof` where it is to prove the owner's identity.
 */
export async function consumeCounter(
  db: Db,
  id: string,
  { counter, now, asProof }: { counter: number; now: Date; asProof: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .$if(asProof, (query) => query.where(provesIdentity('passkeys', now)))
    .where((eb) =>
      eb.or([
        eb('counter', '<', String(counter)),
        eb.and([eb('counter', '=', '0'), eb(eb.val(counter), '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<PasskeyRow | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .returning(provesIdentity('passkeys', now).as('proves_identity'))
    .executeTakeFirst()
  return row ?? null
}

/** False where the user has none of this id. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
