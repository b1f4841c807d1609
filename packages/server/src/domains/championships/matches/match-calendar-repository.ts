import type { Db } from '../../../database/schema.ts'
import { findPlayedRegistrations, selectOpenOf } from './match-lists-repository.ts'

/** Replaces an earlier key. */
export async function saveMatchCalendarKey(db: Db, userId: string, keyHash: Buffer): Promise<void> {
  await db
    .insertInto('match_calendar_keys')
    .values({ user_id: userId, key_hash: keyHash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key_hash: keyHash }))
    .execute()
}

export async function deleteMatchCalendarKeyOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('match_calendar_keys').where('user_id', '=', userId).execute()
}

/** Null for a wrong key. */
export async function findUserByCalendarKey(db: Db, keyHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('match_calendar_keys')
    .select('user_id')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The open matches of the user that have a time, and when something was last said of each. */
export async function findCalendarMatches(db: Db, userId: string) {
  const own = await findPlayedRegistrations(db, userId)
  if (own.length === 0) return []
  return selectOpenOf(db, own)
    .select((eb) => [
      eb
        .selectFrom('championship_match_log as entry')
        .select((log) => log.fn.max('entry.created_at').as('changed_at'))
        .whereRef('entry.match_id', '=', 'match.id')
        .as('changed_at'),
    ])
    .where('match.scheduled_at', 'is not', null)
    .execute()
}
