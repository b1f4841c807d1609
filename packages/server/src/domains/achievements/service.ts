import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { fileRefsOf } from '../files/repository.ts'
import type { FileServices } from '../files/store.ts'
import { findGame } from '../games/repository.ts'
import { recordActivities } from '../teams/repository.ts'
import { requireAbility, requireAbilityToWrite } from '../teams/service.ts'
import {
  type AchievementRow,
  changeAchievement,
  findAchievement,
  findAchievements,
  insertAchievement,
  removeAchievement,
} from './repository.ts'
import { checkAchievement } from './rules.ts'

type Achievement = Schemas['Achievement']

async function toAchievements(db: Db, rows: readonly AchievementRow[]): Promise<Achievement[]> {
  const files = await fileRefsOf(
    db,
    'AWARD',
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    ...row,
    files: files.get(row.id) ?? [],
    created_at: row.created_at.toISOString(),
  }))
}

async function toAchievement(db: Db, row: AchievementRow | null): Promise<Achievement> {
  const [achievement] = row === null ? [] : await toAchievements(db, [row])
  if (achievement === undefined) throw new DomainError('NOT_FOUND')
  return achievement
}

async function checked(
  db: Db,
  input: Schemas['AchievementInput'],
  now: Date,
): Promise<Schemas['AchievementInput']> {
  const achievement = checkAchievement(input, now)
  if (achievement.game_id !== null && (await findGame(db, achievement.game_id)) === null) {
    throw new DomainError('VALIDATION_FAILED', {
      fieldErrors: [{ path: 'game_id', code: 'INVALID_VALUE', message: 'game_id must be an existing game' }],
    })
  }
  return achievement
}

export async function listAchievements(db: Db, actor: Actor, teamId: string): Promise<Achievement[]> {
  await requireAbility(db, teamId, actor.userId, 'readInner')
  return toAchievements(db, await findAchievements(db, teamId))
}

export async function readAchievement(
  db: Db,
  actor: Actor,
  teamId: string,
  id: string,
): Promise<Achievement> {
  await requireAbility(db, teamId, actor.userId, 'readInner')
  return toAchievement(db, await findAchievement(db, teamId, id))
}

export async function createAchievement(
  db: Db,
  actor: Actor,
  teamId: string,
  input: Schemas['AchievementInput'],
  now: Date,
): Promise<Achievement> {
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await insertAchievement(db, teamId, await checked(db, input, now))
  const action = 'ACHIEVEMENT_ADDED'
  await recordActivities(db, [{ teamId, action, actorId: actor.userId, target: row.title }])
  return toAchievement(db, row)
}

export async function updateAchievement(
  db: Db,
  actor: Actor,
  target: { teamId: string; id: string },
  input: Schemas['AchievementInput'],
  now: Date,
): Promise<Achievement> {
  const { teamId, id } = target
  await requireAbilityToWrite(db, teamId, actor.userId, 'manageShowcase')
  const row = await changeAchievement(db, teamId, id, await checked(db, input, now))
  const achievement = await toAchievement(db, row)
  await recordActivities(db, [
    { teamId, action: 'TEAM_UPDATED', actorId: actor.userId, target: achievement.title },
  ])
  return achievement
}

/** Its picture leaves the store with it, and the disk once that is certain. */
export async function deleteAchievement(
  work: Work,
  services: FileServices,
  actor: Actor,
  { teamId, id }: { teamId: string; id: string },
): Promise<void> {
  await requireAbilityToWrite(work.db, teamId, actor.userId, 'manageShowcase')
  const removed = await removeAchievement(work.db, teamId, id)
  if (removed === null) throw new DomainError('NOT_FOUND')
  await recordActivities(work.db, [
    { teamId, action: 'TEAM_UPDATED', actorId: actor.userId, target: removed.title },
  ])
  for (const hash of removed.hashes) work.afterCommit(() => services.storage.remove(hash))
}
