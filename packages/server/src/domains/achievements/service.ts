import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { requireGame } from '../games/service.ts'
import { toOneShown, toShown } from '../team-content/service.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermission, requirePermissionForUpdate } from '../teams/service.ts'
import { changeAchievement, findAchievement, findAchievements, insertAchievement } from './repository.ts'
import { checkAchievement } from './rules.ts'

type Achievement = Schemas['Achievement']
type Input = Schemas['AchievementInput']

async function checked(context: Context, input: Input): Promise<Input> {
  const achievement = checkAchievement(input, context.now())
  if (achievement.game_id !== null) await requireGame(context, achievement.game_id)
  return achievement
}

export async function listAchievements(context: Context, teamId: string): Promise<Achievement[]> {
  const { db } = context
  await requirePermission(context, teamId, 'readInner')
  return toShown(db, 'AWARD', await findAchievements(db, teamId))
}

export async function readAchievement(
  context: Context,
  { teamId, id }: { teamId: string; id: string },
): Promise<Achievement> {
  const { db } = context
  await requirePermission(context, teamId, 'readInner')
  return toOneShown(db, 'AWARD', await findAchievement(db, teamId, id))
}

export async function createAchievement(
  context: Context,
  teamId: string,
  input: Input,
): Promise<Achievement> {
  const { db } = context
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const row = await insertAchievement(db, teamId, await checked(context, input))
  await logActivity(context, {
    teamId,
    part: 'ACHIEVEMENTS',
    action: 'ACHIEVEMENT_ADDED',
    target: row.title,
  })
  return toOneShown(db, 'AWARD', row)
}

export async function updateAchievement(
  context: Context,
  { teamId, id }: { teamId: string; id: string },
  input: Input,
): Promise<Achievement> {
  const { db } = context
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const row = await changeAchievement(db, teamId, id, await checked(context, input))
  const achievement = await toOneShown(db, 'AWARD', row)
  await logActivity(context, {
    teamId,
    part: 'ACHIEVEMENTS',
    action: 'TEAM_UPDATED',
    target: achievement.title,
  })
  return achievement
}
