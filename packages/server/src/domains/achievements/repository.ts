import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

/** The most that the list holds. */
const MOST_LISTED = 500

const columns = [
  'id',
  'team_id',
  'title',
  'description',
  'placement',
  'date',
  'game_id',
  'championship',
  'created_at',
] as const

/** The latest first. */
export async function findAchievements(db: Db, teamId: string) {
  return db
    .selectFrom('achievements')
    .select(columns)
    .where('team_id', '=', teamId)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export type AchievementRow = Awaited<ReturnType<typeof findAchievements>>[number]

export async function findAchievement(db: Db, teamId: string, id: string): Promise<AchievementRow | null> {
  const row = await db
    .selectFrom('achievements')
    .select(columns)
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row ?? null
}

export async function insertAchievement(
  db: Db,
  teamId: string,
  achievement: Schemas['AchievementInput'],
): Promise<AchievementRow> {
  return db
    .insertInto('achievements')
    .values({ id: newId(), team_id: teamId, ...achievement })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Null for an achievement that is not this team's. */
export async function changeAchievement(
  db: Db,
  teamId: string,
  id: string,
  achievement: Schemas['AchievementInput'],
): Promise<AchievementRow | null> {
  const row = await db
    .updateTable('achievements')
    .set(achievement)
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** What went, with the pictures whose bytes it no longer shows; null where the team has no such achievement. */
export async function removeAchievement(
  db: Db,
  teamId: string,
  id: string,
): Promise<{ title: string; hashes: string[] } | null> {
  // Taken first: an upload under way holds the achievement, and its picture must be seen here.
  const row = await db
    .selectFrom('achievements')
    .select('title')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const files = await db
    .deleteFrom('files')
    .where('entity_type', '=', 'AWARD')
    .where('entity_id', '=', id)
    .returning('hash')
    .execute()
  await db.deleteFrom('achievements').where('id', '=', id).execute()
  return { title: row.title, hashes: files.map((file) => file.hash) }
}

/** The team of an achievement, which stays until the transaction ends; null for no achievement. */
export async function holdAchievement(db: Db, id: string): Promise<string | null> {
  // The team first, as whoever deletes it does: two orders could wait for each other.
  const teamOf = db.selectFrom('achievements').select('team_id').where('id', '=', id)
  await db.selectFrom('teams').select('id').where('id', '=', teamOf).forShare().execute()
  const row = await db
    .selectFrom('achievements')
    .select('team_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.team_id ?? null
}
