import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

const columns = ['id', 'name', 'key', 'origins', 'created_at'] as const

/** Newest first. */
export async function findSites(db: Db, userId: string) {
  return db
    .selectFrom('partner_sites')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type SiteRow = Awaited<ReturnType<typeof findSites>>[number]

export interface NewSite {
  userId: string
  key: string
  name: string
  origins: string[]
  createdAt: Date
}

/** Null where the user has `most`; the user's row is locked, so that simultaneous ones are counted one after another. */
export async function insertSite(db: Db, site: NewSite, most: number): Promise<SiteRow | null> {
  await db.selectFrom('users').select('id').where('id', '=', site.userId).forNoKeyUpdate().executeTakeFirst()
  const { count } = await db
    .selectFrom('partner_sites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', site.userId)
    .executeTakeFirstOrThrow()
  if (count >= most) return null
  return db
    .insertInto('partner_sites')
    .values({
      id: newId(),
      user_id: site.userId,
      key: site.key,
      name: site.name,
      origins: site.origins,
      created_at: site.createdAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Null for another user's. */
export async function updateSite(
  db: Db,
  userId: string,
  { id, name, origins }: { id: string; name: string; origins: string[] },
): Promise<SiteRow | null> {
  const row = await db
    .updateTable('partner_sites')
    .set({ name, origins })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSite(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('partner_sites')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Its site, locked against changes until the transaction ends; null unless the origin is one of it. */
export async function findSiteByKey(db: Db, key: string, origin: string) {
  const row = await db
    .selectFrom('partner_sites')
    .select(['id', 'name'])
    .where('key', '=', key)
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}

/** Whether any site has the origin. */
export async function isRegisteredOrigin(db: Db, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner_sites')
    .select('id')
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
