import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

/** The number of people that the contract's list holds. */
export const MAX_STAFF = 50
/** The limit that counts those who have declined lately, too. */
const MAX_ASKED = 100

type StaffRole = 'CO_ORGANIZER' | 'REFEREE'

interface StaffKey {
  championshipId: string
  userId: string
}

/** Co-organisers, then referees, also those who have not answered yet; who was erased or has declined is not there. */
export async function findAsked(db: Db, championshipId: string) {
  return db
    .selectFrom('championship_staff as staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['staff.role', 'staff.created_at', 'users.id', sql<string>`users.nick::text`.as('nick')])
    .select(sql<boolean>`staff.accepted_at is not null`.as('is_confirmed'))
    .where('staff.championship_id', '=', championshipId)
    .where('staff.declined_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .orderBy('staff.role')
    .orderBy('staff.created_at')
    .orderBy('users.id')
    .limit(MAX_STAFF)
    .execute()
}

/** The members of the staff who have accepted. */
export async function findStaff(db: Db, championshipId: string) {
  return (await findAsked(db, championshipId)).filter((member) => member.is_confirmed)
}

/** Whether the user has been asked and has not answered. */
export async function isAsked(db: Db, { championshipId, userId }: StaffKey): Promise<boolean> {
  const row = await db
    .selectFrom('championship_staff')
    .select('user_id')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets who declined before `since`; whether there is room for one more. */
export async function hasStaffRoom(db: Db, championshipId: string, since: Date): Promise<boolean> {
  await db
    .deleteFrom('championship_staff')
    .where('championship_id', '=', championshipId)
    .where('declined_at', '<', since)
    .execute()
  const { all, open } = await db
    .selectFrom('championship_staff')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where declined_at is null)`.as('open'),
    ])
    .where('championship_id', '=', championshipId)
    .executeTakeFirstOrThrow()
  return open < MAX_STAFF && all < MAX_ASKED
}

/** Asks the user, or gives another role to a user who has been asked; false if the user has declined. */
export async function upsertStaff(
  db: Db,
  championshipId: string,
  { userId, role }: { userId: string; role: StaffRole },
): Promise<boolean> {
  const row = await db
    .insertInto('championship_staff')
    .values({ championship_id: championshipId, user_id: userId, role })
    .onConflict((conflict) =>
      conflict
        .columns(['championship_id', 'user_id'])
        .doUpdateSet({ role })
        .where('championship_staff.declined_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the user is not asked, or has given another answer. */
export async function answerStaff(
  db: Db,
  { championshipId, userId }: StaffKey,
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_staff')
    .set(isConfirmed ? { accepted_at: now } : { declined_at: now })
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The role and what the user has answered; null if the user was not asked. */
export async function findStaffEntry(
  db: Db,
  { championshipId, userId }: StaffKey,
): Promise<{ role: StaffRole; answer: 'ACCEPTED' | 'DECLINED' | null } | null> {
  const row = await db
    .selectFrom('championship_staff')
    .select(['role', 'accepted_at', 'declined_at'])
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { role, accepted_at: acceptedAt, declined_at: declinedAt } = row
  if (acceptedAt !== null) return { role, answer: 'ACCEPTED' }
  return { role, answer: declinedAt === null ? null : 'DECLINED' }
}

/**
 * Deletes the role; the entry of somebody who has declined stays, so that they are not asked again at once.
 */
export async function deleteStaff(db: Db, { championshipId, userId }: StaffKey): Promise<void> {
  await db
    .deleteFrom('championship_staff')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .execute()
}
