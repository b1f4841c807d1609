import type { Db } from '../../database/schema.ts'

/** The user's current suspension. */
export async function findSuspension(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('suspensions')
    .select(['reason', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** False where the user is suspended already. */
export async function insertSuspension(
  db: Db,
  suspension: { user_id: string; reason: string; ends_at: Date },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('suspensions')
    .values(suspension)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ reason: suspension.reason, ends_at: suspension.ends_at })
        .where('suspensions.ends_at', '<=', now),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the user is not suspended. */
export async function deleteSuspension(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('suspensions')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
