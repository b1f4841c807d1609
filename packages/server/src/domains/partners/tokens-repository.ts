import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

export async function insertCode(
  db: Db,
  code: { codeHash: Buffer; grantId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('partner_codes')
    .values({
      code_hash: code.codeHash,
      grant_id: code.grantId,
      challenge: code.challenge,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute()
}

/** The purpose of the code, used or not. */
export async function findCode(db: Db, codeHash: Buffer) {
  const row = await db
    .selectFrom('partner_codes')
    .innerJoin('partner_grants', 'partner_grants.id', 'partner_codes.grant_id')
    .innerJoin('partner_sites', 'partner_sites.id', 'partner_grants.site_id')
    .select([
      'partner_codes.challenge',
      'partner_codes.expires_at',
      'partner_codes.used_at',
      'partner_grants.id as grant_id',
      'partner_grants.origin',
      'partner_sites.key',
    ])
    .where('partner_codes.code_hash', '=', codeHash)
    .executeTakeFirst()
  return row ?? null
}

/** Answers true to one of several simultaneous uses. */
export async function consumeCode(db: Db, codeHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('partner_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('grant_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface TokenHashes {
  tokenHash: Buffer
  tokenExpiresAt: Date
  renewalHash: Buffer
  expiresAt: Date
}

const toColumns = (hashes: TokenHashes) => ({
  token_hash: hashes.tokenHash,
  token_expires_at: hashes.tokenExpiresAt,
  renewal_hash: hashes.renewalHash,
  expires_at: hashes.expiresAt,
})

/** False where the grant has ended. */
export async function insertToken(db: Db, grantId: string, hashes: TokenHashes): Promise<boolean> {
  const grant = await db
    .selectFrom('partner_grants')
    .select('id')
    .where('id', '=', grantId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (grant === undefined) return false
  await db
    .insertInto('partner_tokens')
    .values({ id: newId(), grant_id: grantId, ...toColumns(hashes) })
    .execute()
  return true
}

/** All but the newest; returns the ids of those deleted. */
export async function deleteOldTokens(db: Db, grantId: string, most: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('partner_tokens')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('partner_tokens')
        .select('id')
        .where('grant_id', '=', grantId)
        .orderBy('expires_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The token with this hash; null for a suspended user. */
export async function findToken(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('partner_tokens')
    .innerJoin('partner_grants', 'partner_grants.id', 'partner_tokens.grant_id')
    .leftJoin('suspensions', (join) =>
      join.onRef('suspensions.user_id', '=', 'partner_grants.user_id').on('suspensions.ends_at', '>', now),
    )
    .select([
      'partner_tokens.id',
      'partner_tokens.token_expires_at',
      'partner_grants.id as grant_id',
      'partner_grants.user_id',
      'partner_grants.origin',
      'partner_grants.scope',
      'partner_grants.last_used_at',
    ])
    .where('partner_tokens.token_hash', '=', tokenHash)
    .where('suspensions.user_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function touchGrant(db: Db, grantId: string, now: Date): Promise<void> {
  await db.updateTable('partner_grants').set({ last_used_at: now }).where('id', '=', grantId).execute()
}

/** The token that has this renewal, or has had it. */
export async function findByRenewal(db: Db, renewalHash: Buffer) {
  const row = await db
    .selectFrom('partner_tokens')
    .innerJoin('partner_grants', 'partner_grants.id', 'partner_tokens.grant_id')
    .leftJoin('partner_used_renewals as used', (join) =>
      join.onRef('used.token_id', '=', 'partner_tokens.id').on('used.renewal_hash', '=', renewalHash),
    )
    .select((eb) => [
      'partner_tokens.id',
      'partner_tokens.grant_id',
      'partner_tokens.expires_at',
      'partner_grants.origin',
      eb('used.renewal_hash', 'is not', null).as('is_used'),
    ])
    .where((eb) =>
      eb.or([eb('partner_tokens.renewal_hash', '=', renewalHash), eb('used.renewal_hash', 'is not', null)]),
    )
    .executeTakeFirst()
  return row ?? null
}

/**
 * Answers true to one of several simultaneous uses. The used renewal is kept, so that its second use is seen.
 */
export async function rotateToken(
  db: Db,
  { id, renewalHash }: { id: string; renewalHash: Buffer },
  hashes: TokenHashes,
): Promise<boolean> {
  const row = await db
    .with('rotated', (eb) =>
      eb
        .updateTable('partner_tokens')
        .set(toColumns(hashes))
        .where('id', '=', id)
        .where('renewal_hash', '=', renewalHash)
        .returning('id'),
    )
    .insertInto('partner_used_renewals')
    .columns(['renewal_hash', 'token_id'])
    .expression((eb) =>
      eb.selectFrom('rotated').select((of) => [of.val(renewalHash).as('renewal_hash'), 'id']),
    )
    .returning('token_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The id, whose sockets must be closed; null where the renewal is unknown. */
export async function deleteToken(db: Db, renewalHash: Buffer, origin: string): Promise<string | null> {
  const row = await db
    .deleteFrom('partner_tokens')
    .using('partner_grants')
    .whereRef('partner_grants.id', '=', 'partner_tokens.grant_id')
    .where('partner_tokens.renewal_hash', '=', renewalHash)
    .where('partner_grants.origin', '=', origin)
    .returning('partner_tokens.id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The tokens that have neither ended nor expired. */
export async function findActiveTokenIds(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_tokens')
    .select('id')
    .where('id', 'in', ids)
    .where('token_expires_at', '>', now)
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('partner_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('partner_tokens').where('expires_at', '<', now).execute()
}
