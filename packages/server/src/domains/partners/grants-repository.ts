import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

/** Those used last first. */
export async function findGrants(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('partner_grants')
    .innerJoin('partner_sites', 'partner_sites.id', 'partner_grants.site_id')
    .select([
      'partner_grants.id',
      'partner_sites.name',
      'partner_grants.origin',
      'partner_grants.scope',
      'partner_grants.created_at',
      'partner_grants.last_used_at',
    ])
    .where('partner_grants.user_id', '=', userId)
    .orderBy('partner_grants.last_used_at', 'desc')
    .orderBy('partner_grants.id', 'desc')
    .limit(limit)
    .execute()
}

interface GrantOf {
  userId: string
  siteId: string
  origin: string
}

export async function isGranted(db: Db, { userId, siteId, origin }: GrantOf): Promise<boolean> {
  const row = await db
    .selectFrom('partner_grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('site_id', '=', siteId)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row !== undefined
}

/** The grant of the user for the origin: a new one, or the one that there is. */
export async function upsertGrant(db: Db, { userId, siteId, origin }: GrantOf, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('partner_grants')
    .values({
      id: newId(),
      user_id: userId,
      site_id: siteId,
      origin,
      scope: 'notifications',
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'site_id', 'origin']).doUpdateSet({ last_used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether anybody has let in a page of the origin. */
export async function isGrantedOrigin(db: Db, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner_grants')
    .select('id')
    .where('origin', '=', origin)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface GrantFilter {
  id?: string
  userId?: string
  siteId?: string
  /** The origins of a site that stay: only grants of others are deleted. */
  otherThan?: readonly string[]
}

/** Deletes grants with their tokens. Returns how many, and the ids of the tokens, whose sockets must be closed. */
export async function deleteGrants(
  db: Db,
  { id, userId, siteId, otherThan = [] }: GrantFilter,
): Promise<{ count: number; tokenIds: string[] }> {
  let query = db.selectFrom('partner_grants').select('id')
  if (id !== undefined) query = query.where('id', '=', id)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (siteId !== undefined) query = query.where('site_id', '=', siteId)
  if (otherThan.length > 0) query = query.where('origin', 'not in', otherThan)
  // Locked in one order: two deletions cannot deadlock, and no token is added meanwhile.
  const ids = (await query.orderBy('id').forUpdate().execute()).map((row) => row.id)
  if (ids.length === 0) return { count: 0, tokenIds: [] }
  const tokens = await db.deleteFrom('partner_tokens').where('grant_id', 'in', ids).returning('id').execute()
  await db.deleteFrom('partner_grants').where('id', 'in', ids).execute()
  return { count: ids.length, tokenIds: tokens.map((row) => row.id) }
}
