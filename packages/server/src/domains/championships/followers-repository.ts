import type { Db } from '../../database/schema.ts'

export async function isFollower(db: Db, championshipId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('championship_followers')
    .select('user_id')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFollower(db: Db, championshipId: string, userId: string): Promise<void> {
  await db
    .insertInto('championship_followers')
    .values({ championship_id: championshipId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFollower(db: Db, championshipId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('championship_followers')
    .where('championship_id', '=', championshipId)
    .where('user_id', '=', userId)
    .execute()
}

export async function findFollowerIds(db: Db, championshipId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_followers')
    .select('user_id')
    .where('championship_id', '=', championshipId)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
