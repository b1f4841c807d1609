import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { requireGame } from '../games/service.ts'
import { createContentService, toContent } from '../team-content/service.ts'
import { requirePermission } from '../teams/service.ts'
import {
  type AchievementRow,
  findAchievement,
  findAchievements,
  insertAchievement,
  MAX_PUBLIC,
  updateAchievement,
} from './repository.ts'
import { checkAchievement } from './rules.ts'

type Input = Schemas['AchievementInput']

async function check(context: Context, input: Input): Promise<Input> {
  const achievement = checkAchievement(input, context.now())
  if (achievement.game_id !== null) await requireGame(context, achievement.game_id)
  return achievement
}

export const achievementService = createContentService({
  kind: 'AWARD',
  addedAction: 'ACHIEVEMENT_ADDED',
  getName: (row: AchievementRow) => row.title,
  check,
  checkChanges: check,
  find: findAchievement,
  insert: insertAchievement,
  update: updateAchievement,
})

export async function listAchievements(context: Context, teamId: string): Promise<Schemas['Achievement'][]> {
  await requirePermission(context, teamId, 'readInner')
  return toContent(context.db, 'AWARD', await findAchievements(context.db, teamId))
}

/** The latest ones, for everybody. */
export async function listPublicAchievements(
  { db }: Pick<GuestContext, 'db'>,
  teamId: string,
): Promise<Schemas['Achievement'][]> {
  return toContent(db, 'AWARD', await findAchievements(db, teamId, MAX_PUBLIC))
}
