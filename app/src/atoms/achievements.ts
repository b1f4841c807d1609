import { createAchievement, deleteAchievement, listAchievements, updateAchievement } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { deletePicture, savePicture } from './files.ts'
import { atomWithWrite, cacheUpdate, optimistic, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Achievement = Schemas['Achievement']

const achievementsKey = (teamId: string) => ['team', teamId, 'achievements']

/** A team's achievements, the latest first. */
export const achievementsQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: achievementsKey(teamId),
    queryFn: ({ signal }) => listAchievements(convoca, { id: teamId }, { signal }),
  })
export const achievementsAtom = atomsWithQuery(achievementsQuery)

export interface AchievementDraft {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  body: Schemas['AchievementInput']
}

export const saveAchievementAtom = atomWithWrite(
  'saveAchievement',
  (convoca, { teamId, id, body }: AchievementDraft) =>
    id === undefined
      ? createAchievement(convoca, { id: teamId, body })
      : updateAchievement(convoca, { id: teamId, achievementId: id, body }),
  refetchOnSuccess(({ teamId }: { teamId: string }) => [achievementsKey(teamId)]),
)

/** `base64` has no data prefix. Every query is refetched afterwards (docs/product.md#files-and-pictures). */
export const saveAchievementPictureAtom = atomWithWrite(
  'saveAchievementPicture',
  (convoca, { achievement, base64 }: { achievement: Achievement; base64: string }) => {
    const { id, files } = achievement
    return savePicture(convoca, {
      entityType: 'AWARD',
      businessType: 'AWARD_ICON',
      entityId: id,
      files,
      base64,
    })
  },
  { onSuccess: (_saved, _variables, _result, { client }) => void client.invalidateQueries() },
)

export const deleteAchievementPictureAtom = atomWithWrite(
  'deleteAchievementPicture',
  async (convoca, { files }: Achievement) => {
    const picture = files.find(({ business_type }) => business_type === 'AWARD_ICON')
    if (picture) await deletePicture(convoca, picture.id)
  },
  { onSuccess: (_deleted, _variables, _result, { client }) => void client.invalidateQueries() },
)

export interface AchievementRef {
  teamId: string
  id: string
}

export const removeAchievementAtom = atomWithWrite(
  'deleteAchievement',
  (convoca, { teamId, id }: AchievementRef) => deleteAchievement(convoca, { id: teamId, achievementId: id }),
  optimistic(({ teamId, id }: AchievementRef) => [
    cacheUpdate<Achievement[]>(achievementsKey(teamId), (all) =>
      all.filter((achievement) => achievement.id !== id),
    ),
  ]),
)
