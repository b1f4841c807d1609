import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { requireGame } from '../games/service.ts'
import { toOneShown, toShown } from '../showcase/service.ts'
import { type TeamServices, recordAct } from '../teams/announce.ts'
import { requireAbility, requireAbilityToWrite } from '../teams/service.ts'
import { changeAchievement, findAchievement, findAchievements, insertAchievement } from './repository.ts'
import { checkAchievement } from './rules.ts'

type Achievement = Schemas['Achievement']
type Input = Schemas['AchievementInput']

interface AchievementServices extends TeamServices {
  now: () => Date
}

async function checked(db: Db, input: Input, now: Date): Promise<Input> {
  const achievement = checkAchievement(input, now)
  if (achievement.game_id !== null) await requireGame(db, achievement.game_id)
  return achievement
}

export async function listAchievements(db: Db, actor: Actor, teamId: string): Promise<Achievement[]> {
  await requireAbility(db, teamId, actor.userId, 'readInner')
  return toShown(db, 'AWARD', await findAchievements(db, teamId))
}

export async function readAchievement(
  db: Db,
  actor: Actor,
  { teamId, id }: { teamId: string; id: string },
): Promise<Achievement> {
  await requireAbility(db, teamId, actor.userId, 'readInner')
  return toOneShown(db, 'AWARD', await findAchievement(db, teamId, id))
}

export async function createAchievement(
  work: Work,
  services: AchievementServices,
  actor: Actor,
  teamId: string,
  input: Input,
): Promise<Achievement> {
  const { db } = work
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await insertAchievement(db, teamId, await checked(db, input, services.now()))
  await recordAct(work, services, actor, {
    teamId,
    part: 'ACHIEVEMENTS',
    action: 'ACHIEVEMENT_ADDED',
    target: row.title,
  })
  return toOneShown(db, 'AWARD', row)
}

export async function updateAchievement(
  work: Work,
  services: AchievementServices,
  actor: Actor,
  { teamId, id }: { teamId: string; id: string },
  input: Input,
): Promise<Achievement> {
  const { db } = work
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await changeAchievement(db, teamId, id, await checked(db, input, services.now()))
  const achievement = await toOneShown(db, 'AWARD', row)
  await recordAct(work, services, actor, {
    teamId,
    part: 'ACHIEVEMENTS',
    action: 'TEAM_UPDATED',
    target: achievement.title,
  })
  return achievement
}
