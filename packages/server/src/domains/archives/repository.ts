import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** False while another request is under way or was only just met; an older or lost one is replaced. */
export async function insertArchiveRequest(
  db: Db,
  userId: string,
  { now, staleBefore, lostBefore }: { now: Date; staleBefore: Date; lostBefore: Date },
): Promise<boolean> {
  const fresh = { requested_at: now, archive: null, expires_at: null }
  const row = await db
    .insertInto('account_archives')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb.and([
              eb('account_archives.archive', 'is not', null),
              eb('account_archives.requested_at', '<', staleBefore),
            ]),
            eb('account_archives.requested_at', '<', lostBefore),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

const isUnexpired = (now: Date) => sql<boolean>`(expires_at is null or expires_at > ${now})`

export async function findArchive(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('account_archives')
    .select(['requested_at', 'expires_at', sql<boolean>`archive is not null`.as('is_ready')])
    .where('user_id', '=', userId)
    .where(isUnexpired(now))
    .executeTakeFirst()
  return row ?? null
}

export async function findArchiveBytes(db: Db, userId: string, now: Date): Promise<Buffer | null> {
  const row = await db
    .selectFrom('account_archives')
    .select('archive')
    .where('user_id', '=', userId)
    .where(isUnexpired(now))
    .executeTakeFirst()
  return row?.archive ?? null
}

/** False where nobody waits for it any more. */
export async function storeArchive(
  db: Db,
  userId: string,
  { archive, expiresAt }: { archive: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('account_archives')
    .set({ archive, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('archive', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteArchivesExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('account_archives').where('expires_at', '<', instant).execute()
}
