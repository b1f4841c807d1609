import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

/** The most that the list holds. */
const MAX_LISTED = 500
/** The number of achievements on a team's public page. */
export const MAX_PUBLIC = 12

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
export async function findAchievements(db: Db, teamId: string, limit = MAX_LISTED) {
  return db
    .selectFrom('achievements')
    .select(columns)
    .where('team_id', '=', teamId)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
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

/** Null for an achievement of another team. */
export async function updateAchievement(
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

/** The achievement that a championship gives its winner. It gives one at a time. */
export async function insertTrophy(
  db: Db,
  trophy: { championshipId: string; teamId: string; achievement: Schemas['AchievementInput'] },
): Promise<void> {
  await db
    .insertInto('achievements')
    .values({
      id: newId(),
      team_id: trophy.teamId,
      championship_id: trophy.championshipId,
      ...trophy.achievement,
    })
    .onConflict((conflict) =>
      conflict.column('championship_id').where('championship_id', 'is not', null).doNothing(),
    )
    .execute()
}

/** The trophy that a championship gave, whatever its name was then. Returns whose it was. */
export async function deleteTrophy(db: Db, championshipId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('achievements')
    .where('championship_id', '=', championshipId)
    .returning('team_id')
    .executeTakeFirst()
  return row?.team_id ?? null
}
