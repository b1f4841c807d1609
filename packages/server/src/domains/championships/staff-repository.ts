import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** As many as the contract's list holds. */
export const MOST_STAFF = 50

/** Co-organisers, then referees; who was erased is not there. */
export async function findStaff(db: Db, championshipId: string) {
  return db
    .selectFrom('championship_staff as staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['staff.role', 'staff.created_at', 'users.id', sql<string>`users.nick::text`.as('nick')])
    .where('staff.championship_id', '=', championshipId)
    .where('users.erased_at', 'is', null)
    .orderBy('staff.role')
    .orderBy('staff.created_at')
    .orderBy('users.id')
    .limit(MOST_STAFF)
    .execute()
}

export async function upsertStaff(
  db: Db,
  championshipId: string,
  { userId, role }: { userId: string; role: 'CO_ORGANIZER' | 'REFEREE' },
): Promise<void> {
  await db
    .insertInto('championship_staff')
    .values({ championship_id: championshipId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['championship_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}

export async function deleteStaff(db: Db, championshipId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('championship_staff')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .execute()
}
