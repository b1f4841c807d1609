import type { Db } from '../database/schema.ts'

/** Deletes expired counters and, of more than `most`, those that expire first. */
export async function deleteCounters(db: Db, { now, most }: { now: Date; most: number }): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute()
  const oldest = db.selectFrom('rate_limits').select('key').orderBy('expire', 'desc').offset(most)
  await db.deleteFrom('rate_limits').where('key', 'in', oldest).execute()
}
